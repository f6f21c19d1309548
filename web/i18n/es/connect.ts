import type { Translated } from '../../../shared/i18n/translated.ts'
import type { connectTexts as en } from '../en/connect.ts'

export const connectTexts: Translated<typeof en, 'es'> = {
  addDevice: {
    title: 'Agregar dispositivo',
    id: 'ID del rastreador',
    idHint:
      'El que lleva impreso tu rastreador. Para un teléfono, inventa uno: de {{limits.trackerIdMin}} a {{limits.trackerIdMax}} letras, números, - o _.',
    idWrong:
      'Usa de {{limits.trackerIdMin}} a {{limits.trackerIdMax}} letras, números, - o _, y empieza por una letra o un número.',
    name: 'Nombre',
    nameHint: 'Se muestra en el mapa',
    nameWrong: 'Escribe un nombre de hasta {{limits.deviceNameMax}} caracteres.',
    type: 'Tipo',
    submit: 'Agregar dispositivo',
    cancel: 'Cancelar',
    withoutCredentials: 'El dispositivo se agregó, pero no se pudieron crear sus credenciales',
    setUp: 'Continuar con la configuración',
    added: 'Dispositivo agregado',
    failed: 'No se pudo agregar el dispositivo',
    needsSubscription: 'Requiere suscripción',
    subscribe: 'Suscribirse ahora',
  },
  copy: { label: 'Copiar {{what}}', failed: 'No se pudo copiar. Selecciona el texto.' },
  connect: {
    open: 'Conectar rastreador',
    noSubscription:
      'Este dispositivo no tiene suscripción. Sus mensajes se guardan, pero no lo verás en el mapa hasta que le asignes una.',
  },
}
