import type { signInMailTexts as en } from '../en/sign-in-mails.ts'
import type { Translated } from '../translated.ts'

export const signInMailTexts: Translated<typeof en, 'es'> = {
  confirm: {
    subject: 'Tu código de Vectra',
    paragraphs: [
      'Tu código es {{code}}.',
      'Escríbelo en Vectra para confirmar tu correo electrónico. Es válido durante 24 horas.',
      'Si no creaste una cuenta en Vectra, puedes ignorar este correo.',
    ],
  },
  reset: {
    subject: 'Tu código de Vectra',
    paragraphs: [
      'Tu código es {{code}}.',
      'Escríbelo en Vectra para elegir una nueva contraseña. Es válido durante una hora.',
      'Si no lo pediste, puedes ignorar este correo. Tu contraseña no cambiará.',
    ],
  },
  invite: {
    subject: 'Tu contraseña temporal de Vectra',
    paragraphs: [
      'Inicia sesión en Vectra como {{username}}.',
      'Tu contraseña temporal es {{code}}',
      'La primera vez que inicies sesión, elegirás la tuya. La temporal caduca en 7 días.',
    ],
  },
}
