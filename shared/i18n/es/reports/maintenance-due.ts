import type { maintenanceDueTexts as en } from '../../en/reports/maintenance-due.ts'
import type { Translated } from '../../translated.ts'

export const maintenanceDueTexts: Translated<typeof en, 'es'> = {
  due: 'Qué está pendiente',
  done: 'Hecho en este periodo',
  nothing: 'Ninguno de estos dispositivos tiene un intervalo de mantenimiento.',
  nothingDone: 'Nada se marcó como hecho en este periodo.',
  without_one: '{{count}} de los dispositivos no tiene ningún intervalo de mantenimiento.',
  without_many: '{{count}} de los dispositivos no tienen ningún intervalo de mantenimiento.',
  without_other: '{{count}} de los dispositivos no tienen ningún intervalo de mantenimiento.',
  states: {
    overdue: 'Pendiente',
    dueSoon: 'Próximo',
    ok: 'Al día',
    unknown: 'Desconocido',
  },
  columns: {
    what: 'Mantenimiento',
    state: 'Estado',
    every: 'Cada',
    leftDistance: 'Distancia restante',
    leftHours: 'Horas de motor restantes',
    dueOn: 'Fecha prevista',
    lastDone: 'Última vez',
    odometer: 'Odómetro',
    engineHours: 'Horas de motor',
    doneOn: 'Hecho el',
  },
  every: {
    engineHours: '{{hours}} h',
    months_one: '{{count}} mes',
    months_many: '{{count}} de meses',
    months_other: '{{count}} meses',
    or: ' o ',
  },
  definitions: {
    now: 'Lo pendiente corresponde al momento de este informe, sea cual sea su periodo.',
    due: 'El mantenimiento toca por distancia, horas de motor o fecha, lo que ocurra primero. Una cifra negativa indica el retraso.',
    dueSoon:
      'Próximo significa que queda una décima parte del intervalo, y como máximo {{distance}}, {{hours}} horas de motor o {{days}} días.',
    readings:
      'El odómetro y las horas de motor son los que transmiten los rastreadores. Si un rastreador no los transmite, esa parte se desconoce.',
  },
}
