import type { billingMailTexts as enBilling, orderNoticeTexts as enOrder } from '../en/billing-mails.ts'
import type { Translated } from '../translated.ts'

export const billingMailTexts: Translated<typeof enBilling, 'pt'> = {
  'payment-failed': {
    subject: 'Seu pagamento falhou',
    text: 'Não conseguimos fazer a cobrança no seu cartão em {{date}}. Seus dispositivos continuam sendo rastreados até {{until}}. Atualize seu cartão ou pague agora para manter o rastreamento.',
  },
  'tracking-ends-soon': {
    subject: 'O rastreamento para em {{until}}',
    text: 'Seu pagamento falhou em {{date}} e continua em aberto. Seus dispositivos continuam sendo rastreados até {{until}}. Atualize seu cartão ou pague agora para manter o rastreamento.',
  },
  'tracking-ended': {
    subject: 'O rastreamento parou',
    text: 'Seu pagamento falhou em {{date}}, e seus dispositivos não são mais rastreados. Pague agora para continuar. O histórico deles é mantido e volta a aparecer.',
  },
  'ended-unpaid': {
    subject: 'Sua assinatura terminou',
    text: 'Seu pagamento falhou em {{date}}, e desde então não conseguimos fazer a cobrança no seu cartão. Sua assinatura terminou, e seus dispositivos não são mais rastreados. Assine novamente para continuar. O histórico deles é mantido e volta a aparecer.',
  },
  'renews-soon': {
    subject: 'Seu plano anual será renovado em {{date}}',
    text: 'Seu plano anual será renovado em {{date}} por {{amount}}. Você não precisa fazer nada. Para alterá-lo ou cancelá-lo, abra suas assinaturas.',
  },
  'card-expires': {
    subject: 'Seu cartão vence em breve',
    text: 'Seu cartão final {{last4}} vence no fim de {{month}}. Adicione um novo cartão antes disso para manter o rastreamento.',
  },
  welcome: {
    subject: 'Boas-vindas ao Vectra',
    text: 'Obrigado pelo seu pedido. Cobramos {{amount}} no seu cartão.',
    units:
      'Suas unidades GPS serão enviadas em 1 a 2 dias úteis. Você pode acompanhá-las em Assinatura, Unidades compradas.',
    account:
      'Entre com este e-mail. Se esta é sua primeira vez no Vectra, outro e-mail traz sua senha temporária. Depois, adicione um dispositivo e veja a primeira posição dele no mapa.',
  },
  open: 'Abrir cobrança',
  signIn: 'Entrar',
}

export const orderNoticeTexts: Translated<typeof enOrder, 'pt'> = {
  subject: 'Pedido {{orderId}}: {{quantity}} × {{plan}}',
  plan: { monthly: 'mensal', annual: 'anual', marine: 'anual com suporte náutico' },
  rows: {
    order: 'Pedido',
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefone',
    plan: 'Plano',
    quantity: 'Quantidade',
    units: 'Unidades GPS',
    total: 'Total',
    shipTo: 'Enviar para',
  },
  noUnits: 'nenhuma',
  noAddress: 'sem endereço',
  next: 'Depois do despacho, execute: npm run provision -- --order {{orderId}} --status 1 --tracking URL',
}
