import type { certificateLabels as enLabels, certificatePaperTexts as enPaper } from '../en/certificates.ts'
import type { Translated } from '../translated.ts'

export const certificateLabels: Translated<typeof enLabels, 'es'> = {
  title: 'Certificado para el seguro',
  holder: 'Titular',
  issuedOn: 'Fecha de emisión',
  number: 'Número de certificado',
  devices: 'Dispositivos',
  plate: 'Matrícula',
  noPlate: '–',
  type: 'Tipo',
  deviceId: 'ID del dispositivo',
  since: 'Monitoreado desde',
  monitored: 'Monitoreo',
  livePosition: 'Posición en vivo',
  geofences_one: '{{count}} geocerca',
  geofences_many: '{{count}} de geocercas',
  geofences_other: '{{count}} geocercas',
  alerts_one: '{{count}} regla de alerta',
  alerts_many: '{{count}} de reglas de alerta',
  alerts_other: '{{count}} reglas de alerta',
}

export const certificatePaperTexts: Translated<typeof enPaper, 'es'> = {
  statement:
    'Vectra confirma que estos dispositivos estaban monitoreados para el titular en la fecha de emisión.',
  device: 'Dispositivo',
  confirm: 'Escanea para confirmar',
  note: 'Posición en vivo: el dispositivo transmite dónde está mientras tenga alimentación y cobertura móvil. Las geocercas y las reglas de alerta son las que estaban activas para el dispositivo en la fecha de emisión. Este documento no es una póliza de seguro.',
  footer: 'Confirma este certificado en {{url}}',
  page: 'Página {{page}} de {{pages}}',
}
