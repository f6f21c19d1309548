import type { signInMailTexts as en } from '../en/sign-in-mails.ts'
import type { Translated } from '../translated.ts'

export const signInMailTexts: Translated<typeof en, 'pt'> = {
  confirm: {
    subject: 'Seu código do Vectra',
    paragraphs: [
      'Seu código é {{code}}.',
      'Digite-o no Vectra para confirmar seu e-mail. Ele vale por 24 horas.',
      'Se você não criou uma conta no Vectra, ignore este e-mail.',
    ],
  },
  reset: {
    subject: 'Seu código do Vectra',
    paragraphs: [
      'Seu código é {{code}}.',
      'Digite-o no Vectra para escolher uma nova senha. Ele vale por uma hora.',
      'Se você não fez esse pedido, ignore este e-mail. Sua senha não será alterada.',
    ],
  },
  invite: {
    subject: 'Sua senha temporária do Vectra',
    paragraphs: [
      'Entre no Vectra como {{username}}.',
      'Sua senha temporária é {{code}}',
      'No primeiro acesso, você escolhe a sua. A temporária expira em 7 dias.',
    ],
  },
}
