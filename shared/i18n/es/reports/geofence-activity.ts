import type { geofenceActivityTexts as en } from '../../en/reports/geofence-activity.ts'
import type { Translated } from '../../translated.ts'

export const geofenceActivityTexts: Translated<typeof en, 'es'> = {
  geofence: 'Geocerca',
  geofences: 'Geocercas',
  devices: 'Dispositivos',
  visits: 'Visitas',
  timeInside: 'Tiempo dentro',
  averageVisit: 'Visita media',
  longestVisit: 'Visita más larga',
  geofencesVisited: 'Geocercas visitadas',
  devicesInside: 'Dispositivos con visitas',
  entered: 'Entrada',
  left: 'Salida',
  firstEntry: 'Primera entrada',
  lastExit: 'Última salida',
  chart: 'Tiempo dentro por geocerca',
  byGeofence: 'Por geocerca',
  byDevice: 'Por dispositivo',
  byDay: 'Primera y última del día',
  noVisits: 'Ningún dispositivo estuvo dentro de una geocerca.',
  definitions: {
    visit:
      'Una visita es el tiempo de la entrada a la salida. Empieza cuando una segunda posición confirma que el dispositivo está dentro, así que pasar de largo no es una visita.',
    open: 'Una visita sin entrada empezó antes de este periodo. Una sin salida no había terminado al final del periodo.',
    time: 'El tiempo dentro solo cuenta lo que cae en este periodo. Si hay varios dispositivos dentro a la vez, cuenta el tiempo de cada uno.',
    days: 'Los días van de medianoche a medianoche en esta zona horaria: {{zone}}.',
  },
}
