import { certificateLabels } from '../../../shared/i18n/fr/certificates.ts'
import { reportTypes } from '../../../shared/i18n/fr/report-types.ts'
import type { Translated } from '../../../shared/i18n/translated.ts'
import type { linkTexts as en } from '../en/links.ts'

export const linkTexts: Translated<typeof en, 'fr'> = {
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
  reportLink: {
    types: reportTypes,
    formats: {
      pdf: 'PDF',
      excel: 'Excel',
      csv: 'CSV',
      json: 'JSON',
      html: 'HTML',
    },
    period: 'Du {{from}} au {{to}}',
    download: 'Télécharger {{format}}, {{size}}',
    generated: 'Généré le {{time}}',
    until: 'Date limite de téléchargement : {{date}}',
    notDownloaded: 'Impossible de télécharger le rapport. Réessayez dans un instant.',
    unknown: {
      title: 'Ce lien ne fonctionne pas',
      text: 'Le rapport a peut-être expiré. Demandez-en un nouveau à l’expéditeur.',
    },
    notLoaded: 'Impossible de charger le rapport',
  },
  recipient: {
    asked: {
      title: 'Recevoir des alertes et des rapports ?',
      text: 'Des alertes et des rapports sur des appareils seraient envoyés à {{address}}.',
    },
    confirmed: {
      title: 'Alertes et rapports activés',
      text: 'Les alertes et les rapports sur des appareils sont envoyés à {{address}}.',
    },
    stopped: {
      title: 'Alertes et rapports désactivés',
      text: 'Ce compte n’envoie plus rien à {{address}}.',
    },
    bounced: {
      title: 'Alertes et rapports désactivés',
      text: 'Un e-mail à {{address}} n’a pas pu être remis. Plus rien n’y est envoyé.',
    },
    complained: {
      title: 'Alertes et rapports désactivés',
      text: 'Un e-mail à {{address}} a été signalé comme spam. Plus rien n’y est envoyé.',
    },
    agree: 'Oui, les recevoir',
    decline: 'Non, merci',
    stop: 'Arrêter l’envoi',
    resume: 'Reprendre l’envoi',
    notSaved: 'Impossible d’enregistrer votre choix',
    invalid: {
      title: 'Ce lien ne fonctionne pas',
      text: 'Ouvrez-le de nouveau depuis le message reçu.',
    },
  },
}
