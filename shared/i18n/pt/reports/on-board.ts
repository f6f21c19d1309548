import type { onBoardReportTexts as en } from '../../en/reports/on-board.ts'
import type { Translated } from '../../translated.ts'
import { onBoardNames } from '../on-board-names.ts'

export const onBoardReportTexts: Translated<typeof en, 'pt'> = {
  byDay: 'Por dia',
  episodes: 'Água no porão e energia de cais',
  noEpisodes: 'Nenhuma água alta no porão e nenhum tempo sem energia de cais foi informado.',
  nothing: 'Nenhum destes dispositivos enviou leituras de bordo.',
  without_one: '{{count}} dos dispositivos não envia leituras de bordo.',
  without_many: '{{count}} dos dispositivos não enviam leituras de bordo.',
  without_other: '{{count}} dos dispositivos não enviam leituras de bordo.',
  batteries: 'Baterias',
  tanks: 'Tanques',
  times_one: '{{count}} vez',
  times_many: '{{count}} de vezes',
  times_other: '{{count}} vezes',
  longest: 'A mais longa: {{duration}}',
  most: 'Máximo: {{count}} ({{day}})',
  columns: {
    highWater: 'Água alta no porão',
    pumpStarts: 'Acionamentos da bomba de porão',
    shorePower: 'Com energia de cais',
    share: 'Proporção com energia de cais',
    withoutShorePower: 'Sem energia de cais',
    shallowest: 'Menor profundidade',
    battery: 'Bateria',
    tank: 'Tanque',
    lowestVoltage: 'Menor tensão',
    lowestOn: 'Menor em',
    highestVoltage: 'Maior tensão',
    level: 'Nível',
    reportedOn: 'Informado em',
  },
  definitions: {
    unknown:
      'Um traço significa que o barco não informou o valor e que ele é desconhecido. De dias conhecidos só em parte, conta essa parte.',
    pump: 'A bomba de porão foi acionada quando uma mensagem diz que ela está ligada e a anterior dizia que estava desligada. Se ela funciona só entre duas mensagens, isso não aparece.',
    state:
      'A água no porão, a bomba e a energia de cais ficam como informadas até que uma mensagem as mude. Após mais de {{duration}} sem mensagens, são desconhecidas até a próxima.',
    share: 'A proporção com energia de cais se refere ao tempo em que ela é conhecida.',
    levels: 'As tensões e profundidades são as informadas no dia. O nível de um tanque é o último do dia.',
    days: 'Os dias vão de meia-noite a meia-noite neste fuso horário: {{zone}}. O que passa da meia-noite conta em cada dia por sua parte e aparece uma só vez.',
  },
  names: onBoardNames,
}
