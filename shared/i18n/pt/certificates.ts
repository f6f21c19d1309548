import type { certificateLabels as enLabels, certificatePaperTexts as enPaper } from '../en/certificates.ts'
import type { Translated } from '../translated.ts'

export const certificateLabels: Translated<typeof enLabels, 'pt'> = {
  title: 'Certificado para seguro',
  holder: 'Titular',
  issuedOn: 'Data de emissão',
  number: 'Número do certificado',
  devices: 'Dispositivos',
  plate: 'Placa',
  noPlate: '–',
  type: 'Tipo',
  deviceId: 'ID do dispositivo',
  since: 'Monitorado desde',
  monitored: 'Monitorado',
  livePosition: 'Posição ao vivo',
  geofences_one: '{{count}} cerca virtual',
  geofences_many: '{{count}} de cercas virtuais',
  geofences_other: '{{count}} cercas virtuais',
  alerts_one: '{{count}} regra de alerta',
  alerts_many: '{{count}} de regras de alerta',
  alerts_other: '{{count}} regras de alerta',
}

export const certificatePaperTexts: Translated<typeof enPaper, 'pt'> = {
  statement:
    'O Vectra confirma que estes dispositivos estavam sendo monitorados para o titular na data de emissão.',
  device: 'Dispositivo',
  confirm: 'Escaneie para confirmar',
  note: 'Posição ao vivo: o dispositivo informa onde está enquanto tem energia e cobertura de rede celular. As cercas virtuais e regras de alerta são as que estavam ativas para o dispositivo na data de emissão. Este documento não é uma apólice de seguro.',
  footer: 'Confirme este certificado em {{url}}',
  page: 'Página {{page}} de {{pages}}',
}
