import type { Translated } from '../../../shared/i18n/translated.ts'
import type { recipientTexts as en } from '../en/recipient.ts'

export const recipientTexts: Translated<typeof en, 'es'> = {
  recipient: {
    asked: {
      title: '¿Recibir alertas e informes?',
      text: 'Se enviarían alertas e informes sobre dispositivos a {{address}}.',
    },
    confirmed: {
      title: 'Alertas e informes activados',
      text: 'Las alertas y los informes sobre dispositivos se envían a {{address}}.',
    },
    stopped: {
      title: 'Alertas e informes desactivados',
      text: 'Esta cuenta no envía nada más a {{address}}.',
    },
    bounced: {
      title: 'Alertas e informes desactivados',
      text: 'No se pudo entregar un correo a {{address}}, así que no se le envía nada más.',
    },
    complained: {
      title: 'Alertas e informes desactivados',
      text: 'Un correo a {{address}} se marcó como spam, así que no se le envía nada más.',
    },
    agree: 'Sí, enviarlos',
    decline: 'No, gracias',
    stop: 'Desactivarlos',
    resume: 'Reactivarlos',
    notSaved: 'No se pudo guardar tu elección',
    invalid: {
      title: 'Este enlace no funciona',
      text: 'Vuelve a abrirlo desde el mensaje que recibiste.',
    },
  },
}
