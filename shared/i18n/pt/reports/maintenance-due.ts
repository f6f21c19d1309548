import type { maintenanceDueTexts as en } from '../../en/reports/maintenance-due.ts'
import type { Translated } from '../../translated.ts'

export const maintenanceDueTexts: Translated<typeof en, 'pt'> = {
  due: 'O que está por fazer',
  done: 'Feito neste período',
  nothing: 'Nenhum destes dispositivos tem intervalo de manutenção.',
  nothingDone: 'Nada foi marcado como feito neste período.',
  without_one: '{{count}} dos dispositivos não tem intervalo de manutenção.',
  without_many: '{{count}} dos dispositivos não têm intervalo de manutenção.',
  without_other: '{{count}} dos dispositivos não têm intervalo de manutenção.',
  states: {
    overdue: 'Vencida',
    dueSoon: 'A vencer',
    ok: 'Em dia',
    unknown: 'Desconhecida',
  },
  columns: {
    what: 'Manutenção',
    state: 'Situação',
    every: 'A cada',
    leftDistance: 'Distância restante',
    leftHours: 'Horas de motor restantes',
    dueOn: 'Vence em',
    lastDone: 'Última vez',
    odometer: 'Hodômetro',
    engineHours: 'Horas de motor',
    doneOn: 'Feita em',
  },
  every: {
    engineHours: '{{hours}} h',
    months_one: '{{count}} mês',
    months_many: '{{count}} de meses',
    months_other: '{{count}} meses',
    or: ' ou ',
  },
  definitions: {
    now: 'O que está por fazer vale para o momento deste relatório, qualquer que seja o período dele.',
    due: 'A manutenção vence por distância, horas de motor ou data, o que ocorrer primeiro. Um valor negativo indica quanto já passou do vencimento.',
    dueSoon:
      '“A vencer” significa que resta um décimo do intervalo, e no máximo {{distance}}, {{hours}} horas de motor ou {{days}} dias.',
    readings:
      'Hodômetro e horas de motor são os que os rastreadores informam. Se um rastreador não os informa, essa parte é desconhecida.',
  },
}
