import type { weeklyAnalyticsTexts as en } from '../../en/reports/weekly-analytics.ts'
import type { Translated } from '../../translated.ts'

export const weeklyAnalyticsTexts: Translated<typeof en, 'es'> = {
  compared: 'En comparación con {{period}}.',
  before: 'Antes: {{before}}',
  beforeAndChange: 'Antes: {{before}} ({{change}})',
  thisPeriod: 'Este periodo',
  periodBefore: 'Periodo anterior',
  distanceBefore: 'Distancia anterior',
  change: 'Cambio',
  busiest: 'Dispositivo más usado',
  idlest: 'Dispositivo menos usado',
  busiestNote: '{{duration}} en marcha, {{distance}}',
  notDriven: 'Sin trayectos',
  devices: 'Por dispositivo',
  days: 'Por día',
  events: 'Eventos',
  countBefore: 'Antes',
  count: 'Número',
  noEvents: 'No pasó nada en ninguno de los dos periodos.',
  otherEvents: 'Otros eventos',
  definitions: {
    before:
      'El periodo anterior dura tantos días como este y va justo antes. Mientras este periodo siga en curso, del anterior solo cuentan tantos días como hayan empezado de este.',
  },
}
