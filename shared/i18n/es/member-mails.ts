import type { memberMailTexts as en } from '../en/member-mails.ts'
import type { Translated } from '../translated.ts'

export const memberMailTexts: Translated<typeof en, 'es'> = {
  invitation: {
    subject: '{{inviter}} te ha invitado a {{account}} en Vectra',
    paragraphs: [
      '{{inviter}} te ha invitado a los dispositivos de {{account}}, como {{role}}.',
      'La invitación es válida durante 7 días y solo para esta dirección. Para aceptarla, inicia sesión con ella o crea una cuenta.',
      'Si no conoces a {{inviter}}, ignora este correo.',
    ],
    open: 'Abrir la invitación',
  },
  handOver: {
    subject: 'Confirma: {{owner}} traspasa una cuenta de Vectra a {{member}}',
    paragraphs: [
      '{{owner}} quiere traspasar una cuenta de Vectra a {{member}}, con todos sus dispositivos, miembros, suscripciones y tarjetas.',
      'Se hará cuando los dos lo hayáis confirmado. El enlace es válido durante 3 días y solo para vosotros dos.',
      'Si no lo esperabas, no lo confirmes y pregunta a la otra parte.',
    ],
    open: 'Revisar y confirmar',
  },
  handedOver: {
    subject: '{{account}} en Vectra ya es tuya',
    paragraphs: [
      'Se te ha traspasado {{account}}, con todos sus dispositivos, miembros, suscripciones y tarjetas.',
      'El propietario anterior puede quedarse como gestor. Puedes cambiarlo en los ajustes.',
    ],
    open: 'Abrir los miembros',
  },
  roles: { manager: 'gestor', operator: 'operador', viewer: 'observador' },
}
