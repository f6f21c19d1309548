import type { reportTypes as en } from '../en/report-types.ts'
import type { Translated } from '../translated.ts'

export const reportTypes: Translated<typeof en, 'es'> = {
  daily_summary: 'Resumen diario',
  weekly_analytics: 'Análisis semanal',
  monthly_overview: 'Resumen mensual',
  trip_analysis: 'Trayectos',
  fleet_status: 'Estado de la flota',
  maintenance_due: 'Mantenimiento',
  usage_pattern: 'Patrones de uso',
  geofence_activity: 'Actividad en geocercas',
  alert_summary: 'Alertas',
  on_board: 'A bordo',
}
