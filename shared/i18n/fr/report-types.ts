import type { reportTypes as en } from '../en/report-types.ts'
import type { Translated } from '../translated.ts'

export const reportTypes: Translated<typeof en, 'fr'> = {
  daily_summary: 'Résumé quotidien',
  weekly_analytics: 'Analyse hebdomadaire',
  monthly_overview: 'Bilan mensuel',
  trip_analysis: 'Trajets',
  fleet_status: 'État de la flotte',
  maintenance_due: 'Entretien',
  usage_pattern: 'Habitudes d’utilisation',
  geofence_activity: 'Activité des zones',
  alert_summary: 'Alertes',
  on_board: 'À bord',
}
