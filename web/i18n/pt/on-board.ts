import { onBoardNames } from '../../../shared/i18n/pt/on-board-names.ts'
import type { Translated } from '../../../shared/i18n/translated.ts'
import type { onBoardTexts as en } from '../en/on-board.ts'

export const onBoardTexts: Translated<typeof en, 'pt'> = {
  onBoard: {
    title: 'A bordo',
    alarm: 'O nível da água no porão está alto. Verifique o barco agora.',
    bilgeHigh: { name: 'Água no porão', yes: 'Alta', no: 'Normal' },
    bilgePump: { name: 'Bomba de porão', yes: 'Ligada', no: 'Desligada' },
    shorePower: { name: 'Energia de cais', yes: 'Conectada', no: 'Desconectada' },
    depth: 'Profundidade',
    batteries: 'Baterias',
    lastDay: 'Últimas 24 horas',
    range: 'De {{low}} a {{high}}',
    emptyAt: 'Deve chegar a {{volts}} (hora estimada: {{time}}).',
    empty: '{{volts}} ou menos. Carregue agora.',
    chartFailed: 'Não foi possível carregar as leituras das últimas 24 horas',
    chartStale: 'As últimas 24 horas abaixo são as do último carregamento.',
    tanks: 'Tanques',
    names: onBoardNames,
    nothing:
      'Este barco ainda não enviou dados de bordo. Com Signal K e Vectra JSON, o envio é automático. Se o seu rastreador tem entradas, escolha o que está ligado a elas.',
    inputs: {
      open: 'Configurar entradas',
      title: 'O que está ligado às entradas?',
      about:
        'Para rastreadores Teltonika, também via Traccar ou flespi, e Digital Matter. Ative as entradas também nas configurações do rastreador; caso contrário, ele não as envia. As mudanças valem a partir do próximo envio.',
      digital: 'Entrada {{number}}',
      analog: 'Entrada analógica {{number}}',
      nothing: 'Nada',
      bilgePump: {
        on: 'Bomba de porão ligada (entrada ativa)',
        off: 'Bomba de porão ligada (entrada inativa)',
      },
      bilgeHigh: { on: 'Água alta no porão (entrada ativa)', off: 'Água alta no porão (entrada inativa)' },
      shorePower: {
        on: 'Energia de cais conectada (entrada ativa)',
        off: 'Energia de cais conectada (entrada inativa)',
      },
      sameBattery: 'A entrada analógica 1 já mede esta bateria. Escolha outra.',
    },
  },
  events: { notSent: { 'plan-changed': 'O plano de navegação foi encerrado ou alterado antes.' } },
  alerts: {
    types: {
      bilgePump: 'Bomba de porão',
      bilgeHigh: 'Água alta no porão',
      shorePower: 'Sem energia de cais',
      batteryEmptyWithin: 'Bateria prestes a acabar',
      depth: 'Profundidade da água',
    },
    does: {
      bilgePump: 'ligar a bomba de porão mais de {{value}} vezes por hora',
      bilgeHigh: 'estiver com água alta no porão',
      shorePower: 'ficar {{value}} sem energia de cais',
      batteryEmptyWithin: 'for ficar sem bateria em até {{value}}',
      depth: {
        above: 'estiver em águas com mais de {{value}}',
        below: 'estiver em águas com menos de {{value}}',
        equals: 'estiver em águas com exatamente {{value}}',
        notEquals: 'não estiver em águas com {{value}}',
        between: 'estiver em águas com {{value}} a {{valueTo}}',
      },
    },
    seen: {
      bilge: { on: 'alta', off: 'normal' },
      names: {
        bilgePump: 'Acionamentos da bomba de porão em uma hora:',
        bilgeHigh: 'Água no porão:',
        shorePower: 'Sem energia de cais',
        batteryEmptyWithin: 'Bateria acaba em',
        depth: 'Profundidade',
        returnDue: 'Retorno previsto de',
        overdue: 'Em atraso, sem voltar de',
        returned: 'De volta em',
        planEnded: 'Plano encerrado por',
        planExtended: 'Novo retorno previsto:',
        boatRemoved: 'Barco removido dos barcos da conta',
      },
    },
    examples: {
      names: {
        bilgePump: 'Bomba de porão liga com frequência',
        bilgeHigh: 'Água no porão',
        shorePower: 'Sem energia de cais',
      },
    },
    wrong: { wholeNumber: 'Digite um número inteiro.' },
  },
  connect: {
    vectra: {
      meanings: {
        bilgePump: 'Se a bomba de porão está ligada',
        bilgeHigh: 'Se o nível da água no porão está alto',
        shorePower: 'Se a energia de cais está conectada',
        depthM: 'Profundidade da água em metros',
        batteries: 'Baterias a bordo por nome, em volts e por cento',
        tanks: 'Nível de cada tanque, de 0 a 1',
      },
    },
  },
}
