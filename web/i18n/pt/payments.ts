import type { Translated } from '../../../shared/i18n/translated.ts'
import type { paymentTexts as en } from '../en/payments.ts'

export const paymentTexts: Translated<typeof en, 'pt'> = {
  payments: {
    card: {
      problems: {
        notReady: 'O sistema de pagamento não está pronto. Atualize a página e tente novamente.',
        incomplete: 'Informe seus dados de pagamento',
        invalid: 'Dados do cartão inválidos',
        failed: 'Não foi possível criar a forma de pagamento',
      },
    },
    challenge: {
      title: '3D Secure',
      text: 'Seu banco pede que você confirme este pagamento.',
      complete: 'Confirmar',
      fail: 'Recusar',
      failed: 'Seu banco não confirmou este pagamento. Tente novamente ou use outro cartão.',
      refused:
        'Não foi possível autenticar sua forma de pagamento. Escolha outra forma de pagamento e tente novamente.',
    },
    test: {
      mark: 'TESTE',
      legend: 'Cartão',
      text: 'Esta execução local não tem chave do Stripe. Só funcionam cartões de teste, e nada é cobrado.',
      number: 'Número do cartão',
      expiry: 'Validade (MM / AA)',
      cvc: 'CVC',
      kinds: {
        succeeds: 'Aprovado · 4242',
        declined: 'Recusado · 0002',
        failsLater: 'Falha depois · 0341',
        asks: 'Consulta o banco · 3155',
      },
    },
  },
}
