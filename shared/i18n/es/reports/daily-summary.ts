import type { dailySummaryTexts as en } from '../../en/reports/daily-summary.ts'
import type { Translated } from '../../translated.ts'

export const dailySummaryTexts: Translated<typeof en, 'es'> = {
  devices: 'Por dispositivo',
  days: 'Por día',
  details: 'Trayectos y paradas',
  detailsLeftOut: 'Para ver trayectos, paradas y mapas, elige menos dispositivos o días.',
  dayOf: '{{device}}, {{date}}',
  dayBar: 'El día por horas',
  map: 'Ruta',
  mapHidden: 'El mapa se omite por un trayecto privado.',
  noTimeline: 'Ningún trayecto ni parada empezó este día.',
  trip: 'Trayecto',
  stop: 'Parada',
  activity: 'Actividad',
  events: 'Eventos',
  noEvents: 'Sin eventos',
}
