import type { Translated } from '../../../shared/i18n/translated.ts'
import type { firstStepTexts as en } from '../en/first-steps.ts'

export const firstStepTexts: Translated<typeof en, 'es'> = {
  firstSteps: {
    title: 'Primeros pasos',
    progress: '{{count}} de {{total}} listos',
    dismiss: 'Ocultar primeros pasos',
    link: 'Ver tus primeros pasos ({{count}} de {{total}} listos)',
    done: 'Listo',
    steps: {
      subscription: 'Consigue una suscripción',
      device: 'Agrega tu dispositivo',
      connect: 'Conecta el rastreador',
      position: 'Recibe la primera posición',
    },
    texts: {
      subscription: 'Cada dispositivo se rastrea con una suscripción.',
      device: 'Su ID está en el rastreador. Si no tienes uno, usa tu teléfono e inventa un ID.',
      connect:
        'Introduce los ajustes de tu dispositivo en el rastreador o escanea el código con tu teléfono.',
      position:
        'El rastreador se ha conectado. Llévalo al aire libre: su primera posición tarda unos minutos.',
    },
    actions: {
      subscription: 'Elegir un plan',
      device: 'Agregar dispositivo',
      connect: 'Conectar rastreador',
      position: 'Comprobar conexión',
    },
  },
}
