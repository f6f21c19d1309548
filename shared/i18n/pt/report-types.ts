import type { reportTypes as en } from '../en/report-types.ts'
import type { Translated } from '../translated.ts'

export const reportTypes: Translated<typeof en, 'pt'> = {
  daily_summary: 'Resumo diário',
  weekly_analytics: 'Análise semanal',
  monthly_overview: 'Resumo mensal',
  trip_analysis: 'Viagens',
  fleet_status: 'Situação da frota',
  maintenance_due: 'Manutenção',
  usage_pattern: 'Padrões de uso',
  geofence_activity: 'Cercas virtuais',
  alert_summary: 'Alertas',
  on_board: 'A bordo',
}
