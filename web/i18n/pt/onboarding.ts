import type { Translated } from '../../../shared/i18n/translated.ts'
import type { onboardingTexts as en } from '../en/onboarding.ts'

export const onboardingTexts: Translated<typeof en, 'pt'> = {
  onboarding: {
    product: 'Vectra',
    pageTitle: 'Pedido · Vectra',
    heading: 'Comece a usar o Vectra',
    home: 'Vectra, início',
    signIn: 'Entrar',
    toDark: 'Usar tema escuro',
    toLight: 'Usar tema claro',
    language: 'Idioma',
    languageNotLoaded: 'Não foi possível carregar este idioma. Verifique sua conexão e tente novamente.',
    progress: 'Progresso',
    stepOf: 'Etapa {{step}} de {{steps}}',
    stepDone: 'concluída',
    steps: {
      plan: 'Escolha seu plano',
      person: 'Dados pessoais',
      address: 'Endereço de entrega',
      payment: 'Pagamento',
    },
    back: 'Voltar',
    continue: 'Continuar',
    plan: {
      legend: 'Plano',
      names: { monthly: 'Mensal', annual: 'Anual', marine: 'Anual com suporte náutico' },
      per: {
        monthly: 'por dispositivo, por mês',
        annual: 'por dispositivo, por ano',
        marine: 'por dispositivo, por ano',
      },
      texts: {
        monthly: 'Cobrado todo mês. Cancele quando quiser.',
        annual: 'Economize {{saved}} por ano em relação ao mensal.',
        marine: 'O plano anual e suporte náutico por {{marine}} ao ano.',
      },
      best: 'Melhor valor',
      quantity: 'Número de dispositivos',
      quantityText: 'De {{min}} a {{max}}. Cada um vem com uma unidade GPS por {{unit}}, uma única vez.',
      fewer: 'Um dispositivo a menos',
      more: 'Um dispositivo a mais',
    },
    fields: {
      firstName: 'Nome',
      lastName: 'Sobrenome',
      email: 'E-mail',
      phone: 'Telefone',
      street: 'Endereço',
      city: 'Cidade',
      state: 'Estado ou província',
      zip: 'CEP ou código postal',
      country: 'País',
    },
    emailText:
      'Enviaremos seus dados de acesso para cá. Se você já tem uma conta, use o e-mail dela: o pedido será adicionado quando você entrar.',
    missing: {
      firstName: 'Digite seu nome.',
      lastName: 'Digite seu sobrenome.',
      email: 'Digite seu e-mail.',
      phone: 'Digite seu telefone.',
      street: 'Digite a rua e o número.',
      city: 'Digite a cidade.',
      state: 'Digite o estado ou a província.',
      zip: 'Digite o CEP ou código postal.',
      country: 'Escolha o país.',
    },
    invalid: {
      email: 'Digite um endereço como maria@example.com.',
      phone: 'Digite um número de telefone válido',
      other: 'Confira este valor.',
    },
    allMissing: {
      person: 'Preencha todos os campos obrigatórios',
      address: 'Preencha todos os campos do endereço',
    },
    summary: {
      title: 'Resumo do pedido',
      lines: {
        monthly: 'Plano mensal',
        annual: 'Plano anual',
        marine: 'Suporte náutico, um ano',
        unit: 'Unidade GPS',
      },
      times: '{{name}} × {{quantity}}',
      total: 'Total hoje',
      month: 'Depois, {{amount}} por mês até você cancelar.',
      year: 'Depois, {{amount}} por ano até você cancelar.',
      ships: 'Enviado em 1 a 2 dias úteis.',
      guarantee: 'Garantia de reembolso por 30 dias.',
    },
    payment: {
      loading: 'Carregando o formulário de pagamento…',
      tryAgain: 'Tentar de novo',
      notReady: 'O sistema de pagamento não está pronto. Atualize a página e tente novamente.',
      pay: 'Pagar {{amount}}',
      terms:
        'Cobramos {{amount}} agora. Seu plano é renovado automaticamente até você cancelar, e você pode cancelar a qualquer momento.',
      unfinished: 'Sua última tentativa não terminou',
      unfinishedText:
        'Ainda não sabemos se ela foi concluída. Verifique agora: continuamos de onde parou, e você nunca paga duas vezes.',
      check: 'Verificar e concluir o pedido',
      failed: 'O pagamento falhou. Tente novamente.',
    },
    done: {
      title: 'Seu pedido está concluído',
      text: 'Cobramos {{amount}}. O número do seu pedido é {{number}}.',
      next: 'O que acontece agora',
      mail: 'Confira seu e-mail',
      mailText:
        'Estamos enviando seus dados de acesso para {{email}}. Eles costumam chegar em minutos e levam, no máximo, 24 a 48 horas. Se você já tem uma conta com este e-mail, nada é enviado: entre, e suas novas assinaturas estarão lá.',
      shipping: 'Aguarde a entrega',
      shippingText_one: 'Sua unidade GPS será enviada para {{address}} em 1 a 2 dias úteis.',
      shippingText_many:
        'Suas {{count}} de unidades GPS serão enviadas para {{address}} em 1 a 2 dias úteis.',
      shippingText_other: 'Suas {{count}} unidades GPS serão enviadas para {{address}} em 1 a 2 dias úteis.',
      connect: 'Conecte seu rastreador',
      connectText:
        'Entre e adicione seu dispositivo. Os primeiros passos na visão geral guiam você até a primeira posição.',
      home: 'Voltar ao início',
    },
  },
}
