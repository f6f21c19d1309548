import type { Translated } from '../../../shared/i18n/translated.ts'
import type { listTexts as en } from '../en/lists.ts'

export const listTexts: Translated<typeof en, 'fr'> = {
  common: {
    sentences: '{{first}} {{next}}',
    noData: 'Aucune donnée.',
  },
  devices: {
    noDevicesFound: 'Aucun appareil trouvé.',
    commandSent: 'Commande envoyée',
    commandFailed: 'Impossible d’envoyer la commande. Réessayez dans un instant.',
    messages: {
      'late-positions_one':
        'Les positions de {{count}} appareil sont arrivées en retard et ne sont pas encore prises en compte. Actualisez pour les inclure.',
      'late-positions_many':
        'Les positions de {{count}} d’appareils sont arrivées en retard et ne sont pas encore prises en compte. Actualisez pour les inclure.',
      'late-positions_other':
        'Les positions de {{count}} appareils sont arrivées en retard et ne sont pas encore prises en compte. Actualisez pour les inclure.',
    },
  },
}
