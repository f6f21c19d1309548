import type { geofenceActivityTexts as en } from '../../en/reports/geofence-activity.ts'
import type { Translated } from '../../translated.ts'

export const geofenceActivityTexts: Translated<typeof en, 'pt'> = {
  geofence: 'Cerca virtual',
  geofences: 'Cercas virtuais',
  devices: 'Dispositivos',
  visits: 'Visitas',
  timeInside: 'Tempo dentro',
  averageVisit: 'Visita média',
  longestVisit: 'Visita mais longa',
  geofencesVisited: 'Cercas virtuais visitadas',
  devicesInside: 'Dispositivos com visitas',
  entered: 'Entrada',
  left: 'Saída',
  firstEntry: 'Primeira entrada',
  lastExit: 'Última saída',
  chart: 'Tempo dentro por cerca virtual',
  byGeofence: 'Por cerca virtual',
  byDevice: 'Por dispositivo',
  byDay: 'Primeira e última do dia',
  noVisits: 'Nenhum dispositivo esteve dentro de uma cerca virtual.',
  definitions: {
    visit:
      'Uma visita é o tempo da entrada à saída. Ela começa quando uma segunda posição confirma que o dispositivo está dentro, por isso uma passagem não é uma visita.',
    open: 'Uma visita sem entrada começou antes deste período. Uma sem saída não tinha terminado no fim dele.',
    time: 'O tempo dentro conta só o que está neste período. Quando vários dispositivos estão dentro ao mesmo tempo, conta o tempo de cada um.',
    days: 'Os dias vão da meia-noite à meia-noite neste fuso horário: {{zone}}.',
  },
}
