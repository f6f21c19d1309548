import type { monthlyOverviewTexts as en } from '../../en/reports/monthly-overview.ts'
import type { Translated } from '../../translated.ts'

export const monthlyOverviewTexts: Translated<typeof en, 'fr'> = {
  cost: 'Coût',
  costPer: 'Coût par {{count}} {{unit}}',
  utilization: 'Taux d’utilisation',
  utilizationNote: '{{used}} sur {{known}} jours',
  before: '{{before}} avant',
  devices: 'Par appareil',
  mostDriven: 'Plus grandes distances',
  mostIdling: 'Le plus au ralenti',
  fastest: 'Vitesses les plus élevées',
  leastUsed: 'Les moins utilisés',
  month: 'Distance par mois',
  definitions: {
    utilization:
      'Le taux d’utilisation est la part des jours où un appareil a fait un trajet. Les jours dont on ne sait rien ne comptent pas.',
    cost: 'Le coût est le prix de l’abonnement pour les jours de cette période où vous aviez l’appareil. Le carburant, l’assurance et les autres coûts n’y figurent pas.',
  },
}
