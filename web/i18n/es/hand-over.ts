import type { Translated } from '../../../shared/i18n/translated.ts'
import type { handOverTexts as en } from '../en/hand-over.ts'

export const handOverTexts: Translated<typeof en, 'es'> = {
  handOver: {
    start: 'Traspasar',
    title: '¿Traspasar la cuenta a {{name}}?',
    text: '{{name}} pasa a ser su propietario, con todos los dispositivos, miembros, suscripciones y tarjetas. Antes, los dos lo confirmáis por correo.',
    ownerKnows:
      'Entonces terminan tu inicio de sesión y tus claves de API. Te enviamos una invitación: regístrate de nuevo con ella y te quedas como gestor.',
    youStay: 'Te quedas como gestor.',
    ask: 'Pedir confirmación',
    notAsked: 'No se pudo pedir la confirmación',
    waiting: 'En traspaso a {{name}}',
    waitingForBoth: 'Los dos tenéis que confirmarlo por correo hasta {{time}}.',
    waitingForOwner: 'Tienes que confirmarlo por correo hasta {{time}}.',
    waitingForMember: '{{name}} tiene que confirmarlo por correo hasta {{time}}.',
    underWay: 'Los dos lo habéis confirmado. Tarda un momento.',
    keep: 'Conservar la cuenta',
    notKept: 'No se pudo conservar la cuenta',
    page: '¿Traspasar {{account}}?',
    pageText:
      '{{owner}} traspasa la cuenta a {{member}}, con todos los dispositivos, miembros, suscripciones y tarjetas.',
    memberKnows: 'Desde entonces pagas sus suscripciones. Su tarjeta se conserva hasta que la cambies.',
    limit: 'El enlace es válido hasta {{time}}.',
    confirm: 'Confirmar',
    notConfirmed: 'No se pudo confirmar',
    unknown: 'No se pudo cargar lo que hay que confirmar',
    none: 'Este enlace no es válido',
    noneText:
      'Ha caducado, se retiró o se envió a una dirección distinta de aquella con la que has iniciado sesión.',
    confirmed: 'Lo has confirmado',
    waitingForOther: 'La cuenta se traspasa en cuanto la otra parte también lo confirme.',
    ownerDone: 'La cuenta se está traspasando. Nuestra invitación para ti va de camino a tu buzón.',
    memberDone: 'La cuenta es tuya. En un momento la verás entre tus cuentas.',
  },
}
