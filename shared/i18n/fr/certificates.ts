import type { certificateLabels as enLabels, certificatePaperTexts as enPaper } from '../en/certificates.ts'
import type { Translated } from '../translated.ts'

// « Attestation d’assurance » would be the insurer’s proof of cover, which this is not.
export const certificateLabels: Translated<typeof enLabels, 'fr'> = {
  title: 'Attestation pour l’assureur',
  holder: 'Titulaire',
  issuedOn: 'Date d’émission',
  number: 'Numéro d’attestation',
  devices: 'Appareils',
  plate: 'Plaque',
  noPlate: '–',
  type: 'Type',
  deviceId: 'ID de l’appareil',
  since: 'Suivi depuis',
  monitored: 'Suivi',
  livePosition: 'Position en direct',
  geofences_one: '{{count}} zone',
  geofences_many: '{{count}} de zones',
  geofences_other: '{{count}} zones',
  alerts_one: '{{count}} règle d’alerte',
  alerts_many: '{{count}} de règles d’alerte',
  alerts_other: '{{count}} règles d’alerte',
}

export const certificatePaperTexts: Translated<typeof enPaper, 'fr'> = {
  statement: 'Vectra confirme que ces appareils étaient suivis pour le titulaire à la date d’émission.',
  device: 'Appareil',
  confirm: 'Scanner pour vérifier',
  note: 'Position en direct : l’appareil transmet sa position tant qu’il dispose d’une alimentation et d’une couverture mobile. Les zones et les règles d’alerte sont celles qui étaient actives pour l’appareil à la date d’émission. Ce document n’est pas une police d’assurance.',
  footer: 'Vérifiez cette attestation sur {{url}}',
  page: 'Page {{page}} sur {{pages}}',
}
