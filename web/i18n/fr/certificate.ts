import { certificateLabels } from '../../../shared/i18n/fr/certificates.ts'
import type { Translated } from '../../../shared/i18n/translated.ts'
import type { certificateTexts as en } from '../en/certificate.ts'

export const certificateTexts: Translated<typeof en, 'fr'> = {
  certificate: {
    ...certificateLabels,
    text: 'Voici ce que l’attestation indiquait lors de son émission par Vectra, et si chaque appareil est suivi aujourd’hui.',
    status: {
      all_one: 'L’appareil est toujours suivi',
      all_many: 'Les {{count}} d’appareils sont toujours suivis',
      all_other: 'Les {{count}} appareils sont toujours suivis',
      some: 'Appareils encore suivis : {{monitored}} sur {{count}}',
      none_one: 'L’appareil n’est plus suivi',
      none_many: 'Plus aucun des {{count}} d’appareils n’est suivi',
      none_other: 'Plus aucun des {{count}} appareils n’est suivi',
    },
    isMonitored: 'Suivi aujourd’hui',
    wasMonitored: 'N’est plus suivi',
    note: 'Comparez cette page avec le document qui vous a été remis. Ceci n’est pas une police d’assurance.',
    unknown: {
      title: 'Vectra ne peut pas confirmer cette attestation',
      text: 'Vérifiez le numéro inscrit sur le document. Une attestation n’est plus confirmée une fois que son titulaire a fermé son compte.',
    },
    notLoaded: 'Impossible de charger l’attestation',
  },
}
