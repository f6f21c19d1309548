import type { commonReportTexts as en } from '../../en/reports/common.ts'
import type { Translated } from '../../translated.ts'

export const commonReportTexts: Translated<typeof en, 'es'> = {
  devices_one: '{{count}} dispositivo',
  devices_many: '{{count}} de dispositivos',
  devices_other: '{{count}} dispositivos',
  duration: {
    hours: '{{hours}}\u202fh',
    minutes: '{{minutes}}\u202fmin',
    hoursMinutes: '{{hours}}\u202fh {{minutes}}\u202fmin',
  },
  minuteUnit: 'min',
  shortDay: '{{weekday}} {{day}}',
  period: '{{from}} – {{to}}',
  total: 'Total',
  countOf: '{{count}} de {{total}}',
  withoutContact: '{{duration}} sin contacto',
  mayBeTooLow: 'Otras cifras pueden ser demasiado bajas',
  private: 'Privado',
  summary: 'Resumen',
  noDevices: 'No hay dispositivos en este informe.',
  noPositions: 'No hay posiciones en este periodo.',
  notMoved: 'Nada se movió en este periodo.',
  columns: {
    device: 'Dispositivo',
    plate: 'Matrícula',
    date: 'Fecha',
    distance: 'Distancia',
    driving: 'En marcha',
    idle: 'En ralentí',
    stopped: 'Detenido',
    trips: 'Trayectos',
    stops: 'Paradas',
    maxSpeed: 'Velocidad máxima',
    averageSpeed: 'Velocidad media',
    events: 'Eventos',
    withoutContact: 'Sin contacto',
    devicesUsed: 'Dispositivos usados',
    daysUsed: 'Días de uso',
    firstMoved: 'Primer movimiento',
    lastMoved: 'Último movimiento',
    start: 'Inicio',
    end: 'Fin',
    duration: 'Duración',
    from: 'Origen',
    to: 'Destino',
    time: 'Hora',
    event: 'Evento',
    purpose: 'Motivo',
    note: 'Nota',
  },
  charts: {
    distanceByDay: 'Distancia por día',
    distanceByDevice: 'Distancia por dispositivo',
    farthest: 'Distancia de los {{count}} dispositivos con más recorrido',
  },
  events: {
    entry: 'Entró en {{geofence}}',
    exit: 'Salió de {{geofence}}',
    dwell: 'Permaneció en {{geofence}}',
  },
  completeness: {
    noPositions: '{{device}} no envió posiciones en este periodo.',
    noPositionsOf_one: '{{count}} dispositivo no envió posiciones en este periodo.',
    noPositionsOf_many: '{{count}} de dispositivos no enviaron posiciones en este periodo.',
    noPositionsOf_other: '{{count}} dispositivos no enviaron posiciones en este periodo.',
    withoutContact:
      '{{device}} estuvo {{duration}} sin contacto, así que sus cifras pueden ser demasiado bajas.',
    withoutContactOf_one:
      '{{count}} dispositivo estuvo {{duration}} sin contacto, así que sus cifras pueden ser demasiado bajas.',
    withoutContactOf_many:
      '{{count}} de dispositivos estuvieron {{duration}} en total sin contacto, así que sus cifras pueden ser demasiado bajas.',
    withoutContactOf_other:
      '{{count}} dispositivos estuvieron {{duration}} en total sin contacto, así que sus cifras pueden ser demasiado bajas.',
    added: '{{device}} se agregó el {{date}} ({{time}}). Sus cifras cuentan desde entonces.',
    addedOf_one:
      '{{count}} dispositivo se agregó después de que empezara este periodo. Sus cifras cuentan desde entonces.',
    addedOf_many:
      '{{count}} de dispositivos se agregaron después de que empezara este periodo. Sus cifras cuentan desde entonces.',
    addedOf_other:
      '{{count}} dispositivos se agregaron después de que empezara este periodo. Sus cifras cuentan desde entonces.',
    notOver: 'Este periodo no ha terminado. Última posición incluida en las cifras: {{time}}.',
  },
  definitions: {
    distance:
      'La distancia es la longitud de la ruta registrada. Un receptor que deriva mientras está quieto no suma nada.',
    driving:
      'El tiempo en marcha va del inicio al fin de cada trayecto. Una parada es estar detenido {{duration}} o más; las pausas más cortas forman parte del trayecto.',
    idle: 'El ralentí es estar detenido con el motor encendido. Solo se conoce si el rastreador transmite la ignición.',
    withoutContact:
      'Sin contacto significa que el rastreador no envió posiciones, por ejemplo, por falta de alimentación o de cobertura. No se sabe qué hizo el dispositivo durante ese tiempo.',
    days: 'Los días van de medianoche a medianoche en esta zona horaria: {{zone}}. Un trayecto que pasa de la medianoche cuenta en ambos días según sus partes y aparece en el día en que empieza.',
    times: 'Las horas son las de esta zona horaria: {{zone}}.',
    clocksForward: 'El {{date}} los relojes se adelantaron, así que ese día tuvo {{duration}}.',
    clocksBack: 'El {{date}} los relojes se atrasaron, así que ese día tuvo {{duration}}.',
    average: 'La velocidad media es la del tiempo en movimiento.',
  },
}
