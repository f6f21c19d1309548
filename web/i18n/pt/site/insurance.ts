import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { insuranceTexts as en } from '../../en/site/insurance.ts'

export const insuranceTexts: Translated<typeof en, 'pt'> = {
  insurance: {
    meta: {
      title: 'Rastreamento GPS para seguradoras',
      description:
        'Um certificado que você mesmo confere, rastros com horários e velocidades e mais de 3 anos de histórico. Saiba o que é monitorado antes de emitir a apólice.',
    },
    eyebrow: 'Para seguradoras',
    title: 'Saiba o que é monitorado. E confira você mesmo.',
    lead: 'Seu segurado imprime um certificado que diz quais dispositivos são rastreados, desde quando e o que os vigia. O número diz, hoje e na renovação, se isso continua valendo.',
    actions: { start: 'Começar', partner: 'Seja parceiro' },
    picture: {
      label: 'Um certificado com três dispositivos, e uma página que confirma o número dele.',
      note: 'Todos os 3 dispositivos continuam monitorados',
    },
    changes: {
      proof: {
        today: 'O proponente diz que há um rastreador instalado.',
        changed: 'Um certificado lista cada dispositivo rastreado, e uma página pública o confirma.',
      },
      renewal: {
        today: 'Um ano depois, ninguém sabe se ele continua conectado.',
        changed: 'O mesmo número mostra quais dispositivos foram rastreados sem interrupção.',
      },
      claims: {
        today: 'Um sinistro depende de duas versões de um mesmo momento.',
        changed: 'O rastro tem horários, lugares e velocidades, e eventos como uma colisão ou freada brusca.',
      },
      theft: {
        today: 'O furto só é notado dias depois, e o endereço é dado de memória.',
        changed: 'O dono recebe um alerta na saída e passa um link ao vivo à polícia.',
      },
    },
    figures: {
      updates: { value: '15 s', label: 'entre atualizações de localização em movimento' },
      behavior: { value: '30 ms', label: 'no monitoramento da condução' },
      history: { value: '+3 anos', label: 'de histórico de localização' },
    },
    steps: {
      ask: { title: 'Peça', text: 'O segurado imprime o certificado a partir da assinatura dele.' },
      check: {
        title: 'Confira',
        text: 'Digite o número na página indicada no certificado. Não é preciso ter conta.',
      },
      repeat: {
        title: 'Confira de novo',
        text: 'Na renovação ou após um sinistro, o mesmo número diz o que continua rastreado.',
      },
    },
    faq: {
      forged: {
        question: 'Um certificado pode ser falsificado?',
        answer:
          'Um documento alterado não bate com o que o número mostra. A página exibe o certificado como foi impresso, e ninguém consegue adivinhar um número.',
      },
      privacy: {
        question: 'Vemos onde os segurados estão?',
        answer:
          'Só o que eles mostrarem: um certificado, um relatório ou um link de compartilhamento. Um certificado não tem posições.',
      },
      reliable: {
        question: 'As posições são confiáveis?',
        answer:
          'Cada uma diz de quando é e se é ao vivo, com atraso ou a última posição conhecida. Saltos que nenhum veículo dá ficam retidos até que posições seguintes os confirmem, e nada é excluído.',
      },
      cancelled: {
        question: 'E se o rastreamento for cancelado?',
        answer:
          'A página diz quais dispositivos não são mais monitorados. Ela nunca confirma mais do que é verdade.',
      },
      cost: {
        question: 'Quanto custa para o segurado?',
        answer:
          '{{price.unit}} pela unidade, uma única vez, e {{price.monthly}} por mês ou {{price.annual}} por ano. Sem contratos e com garantia de reembolso por 30 dias.',
      },
    },
    close: {
      title: 'Veja com um dispositivo',
      text: 'Rastreie um veículo, imprima o certificado e confira o número. Garantia de reembolso por 30 dias.',
    },
  },
}
