import type { Translated } from '../../../shared/i18n/translated.ts'
import type { recipientTexts as en } from '../en/recipient.ts'

export const recipientTexts: Translated<typeof en, 'pt'> = {
  recipient: {
    asked: {
      title: 'Receber alertas e relatórios?',
      text: 'Alertas e relatórios sobre dispositivos seriam enviados para {{address}}.',
    },
    confirmed: {
      title: 'Alertas e relatórios estão ativados',
      text: 'Alertas e relatórios sobre dispositivos são enviados para {{address}}.',
    },
    stopped: {
      title: 'Alertas e relatórios estão desativados',
      text: 'Nada mais desta conta é enviado para {{address}}.',
    },
    bounced: {
      title: 'Alertas e relatórios estão desativados',
      text: 'Um e-mail para {{address}} não pôde ser entregue, por isso nada mais é enviado para lá.',
    },
    complained: {
      title: 'Alertas e relatórios estão desativados',
      text: 'Um e-mail para {{address}} foi marcado como spam, por isso nada mais é enviado para lá.',
    },
    agree: 'Sim, quero receber',
    decline: 'Não quero receber',
    stop: 'Parar de receber',
    resume: 'Voltar a receber',
    notSaved: 'Não foi possível salvar sua escolha',
    invalid: {
      title: 'Este link não funciona',
      text: 'Abra-o novamente na mensagem que você recebeu.',
    },
  },
}
