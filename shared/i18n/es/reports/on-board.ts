import type { onBoardReportTexts as en } from '../../en/reports/on-board.ts'
import type { Translated } from '../../translated.ts'
import { onBoardNames } from '../on-board-names.ts'

export const onBoardReportTexts: Translated<typeof en, 'es'> = {
  byDay: 'Por día',
  episodes: 'Agua en la sentina y toma de puerto',
  noEpisodes: 'No se registró mucha agua en la sentina ni tiempo sin toma de puerto.',
  nothing: 'Ninguno de estos dispositivos ha enviado lecturas de a bordo.',
  without_one: '{{count}} de los dispositivos no envía lecturas de a bordo.',
  without_many: '{{count}} de los dispositivos no envían lecturas de a bordo.',
  without_other: '{{count}} de los dispositivos no envían lecturas de a bordo.',
  batteries: 'Baterías',
  tanks: 'Depósitos',
  times_one: '{{count}} vez',
  times_many: '{{count}} de veces',
  times_other: '{{count}} veces',
  longest: 'Lo más largo: {{duration}}',
  most: 'Máximo: {{count}} ({{day}})',
  columns: {
    highWater: 'Mucha agua en la sentina',
    pumpStarts: 'Arranques de la bomba de achique',
    shorePower: 'Con toma de puerto',
    share: 'Proporción con toma de puerto',
    withoutShorePower: 'Sin toma de puerto',
    shallowest: 'Profundidad mínima',
    battery: 'Batería',
    tank: 'Depósito',
    lowestVoltage: 'Voltaje mínimo',
    lowestOn: 'Mínimo el',
    highestVoltage: 'Voltaje máximo',
    level: 'Nivel',
    reportedOn: 'Registrado el',
  },
  definitions: {
    unknown:
      'Un guion significa que el barco no lo transmitió y se desconoce. De los días que solo se conocen en parte cuenta esa parte.',
    pump: 'La bomba de achique arrancó cuando un informe del rastreador dice que está en marcha y el anterior decía que estaba parada. Si funciona solo entre dos informes, no se ve.',
    state:
      'El agua en la sentina, la bomba y la toma de puerto siguen como se transmitieron hasta que un informe las cambia. Tras más de {{duration}} sin informes se desconocen hasta el siguiente.',
    share: 'La proporción con toma de puerto se refiere al tiempo en que se conoce.',
    levels:
      'Los voltajes y las profundidades son los transmitidos ese día. El nivel de un depósito es el último del día.',
    days: 'Los días van de medianoche a medianoche en esta zona horaria: {{zone}}. Lo que pasa de medianoche cuenta en cada día por su parte y aparece una sola vez.',
  },
  names: onBoardNames,
}
