import type { memberMailTexts as en } from '../en/member-mails.ts'
import type { Translated } from '../translated.ts'

export const memberMailTexts: Translated<typeof en, 'es'> = {
  subject: '{{inviter}} te ha invitado a {{account}} en Vectra',
  paragraphs: [
    '{{inviter}} te ha invitado a los dispositivos de {{account}}, como {{role}}.',
    'La invitación es válida durante 7 días y solo para esta dirección. Para aceptarla, inicia sesión con ella o crea una cuenta.',
    'Si no conoces a {{inviter}}, ignora este correo.',
  ],
  open: 'Abrir la invitación',
  roles: { manager: 'gestor', operator: 'operador', viewer: 'observador' },
}
