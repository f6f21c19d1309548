import type { tripAnalysisTexts as en } from '../../en/reports/trip-analysis.ts'
import type { Translated } from '../../translated.ts'

export const tripAnalysisTexts: Translated<typeof en, 'fr'> = {
  trips: 'Trajets',
  sums: 'Par appareil et motif',
  noTrips: 'Il n’y a aucun trajet sur cette période.',
  purposes: {
    business: 'Professionnel',
    private: 'Privé',
    none: 'Non renseigné',
  },
  purposeShare: '{{share}} de la distance',
  chart: 'Distance par jour et motif',
  share: 'Part de la distance',
  definitions: {
    trip: 'Un trajet se termine par un arrêt d’au moins {{duration}}. Il figure au jour où il commence, avec toute sa distance : un trajet à cheval sur la fin de la période compte donc en entier.',
    private: 'Les lieux des trajets privés sont omis.',
    notMarked: 'Les trajets au motif non renseigné ne sont ni professionnels ni privés.',
    late: 'Des positions arrivées en retard peuvent modifier un trajet. Générez de nouveau le rapport pour les inclure.',
  },
}
