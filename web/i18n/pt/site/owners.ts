import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { ownersTexts as en } from '../../en/site/owners.ts'

export const ownersTexts: Translated<typeof en, 'pt'> = {
  owners: {
    meta: {
      title: 'Rastreamento GPS para donos de barcos e motorhomes',
      description:
        'Saiba se seu barco ou motorhome está onde você deixou, como está a bateria e quando ele se move. A partir de {{price.monthly}} por mês, sem contratos.',
    },
    eyebrow: 'Para donos de barcos e motorhomes',
    title: 'Ainda está lá. Você sabe, de onde estiver.',
    lead: 'Seu barco passa semanas no píer, e seu motorhome, guardado. O {{name}} fica de olho neles e avisa quando algo muda.',
    actions: { start: 'Começar' },
    note: '{{price.monthly}} por mês ou {{price.annual}} por ano. Sem contratos.',
    picture: {
      label: 'Um barco no píer, com uma cerca virtual em volta.',
      note: 'No píer. Bateria 12,7\u00a0V, há 20 minutos',
    },
    changes: {
      away: {
        today: 'Você dirige até a marina para ver se está tudo bem.',
        changed: 'Você olha o celular: posição e tensão da bateria, com o horário de cada uma.',
      },
      theft: {
        today: 'Você só descobre o furto quando volta.',
        changed: 'Você recebe um alerta quando ele sai e pode impedir a partida do motor.',
      },
      battery: {
        today: 'Depois de meses parada, a bateria está descarregada.',
        changed:
          'Um alerta avisa na tensão que você escolher, e o modo hibernação consome menos de 3\u00a0mA.',
      },
      family: {
        today: 'Em terra, a família espera sua ligação.',
        changed: 'Um link de compartilhamento mostra sua viagem ao vivo e termina quando você chega.',
      },
    },
    figures: {
      updates: { value: '15 s', label: 'entre atualizações de localização em movimento' },
      sleep: { value: '< 3\u00a0mA', label: 'em repouso, no modo hibernação' },
      battery: { value: '+1,5 ano', label: 'com uma bateria de 100\u00a0Ah em modo hibernação' },
      history: { value: '+3 anos', label: 'de histórico de localização' },
    },
    steps: {
      order: {
        title: 'Peça',
        text: 'A unidade é enviada em 1 a 2 dias úteis. Seus dados de acesso chegam em 24 a 48 horas.',
      },
      fit: {
        title: 'Instale',
        text: 'Vermelho no positivo da bateria, preto no negativo da bateria. É só isso.',
      },
      watch: {
        title: 'Acompanhe',
        text: 'Adicione a unidade com o ID da etiqueta e desenhe um círculo em volta do píer.',
      },
    },
    plans: {
      title: 'Quanto custa',
      text: 'A unidade custa {{price.unit}}, uma única vez. Depois, escolha como pagar.',
    },
    faq: {
      self: {
        question: 'Posso instalar por conta própria?',
        answer:
          'Sim, se você sabe instalar um fusível. Para o rastreamento bastam dois fios. Para o bloqueio, siga nosso guia ou peça a um eletricista.',
      },
      storage: {
        question: 'O que faz o modo hibernação?',
        answer:
          'O rastreador dorme e acorda por 1 minuto a cada hora. Uma posição pode então ser de até uma hora atrás, e sair do modo hibernação pode levar até uma hora.',
      },
      coverage: {
        question: 'E se não houver sinal?',
        answer:
          'O mapa mantém a última posição e diz de quando ela é. As unidades que guardam posições as enviam quando o sinal volta, e o rastro fica completo de novo.',
      },
      phone: {
        question: 'Preciso de um app?',
        answer:
          'Não. Funciona no navegador de qualquer celular e pode ser instalado por ele. Sem conexão, abre com as últimas posições conhecidas.',
      },
      cancel: {
        question: 'Posso cancelar?',
        answer:
          'A qualquer momento. Não há contrato, e você recebe seu dinheiro de volta se falar com o suporte em até 30 dias após o pedido.',
      },
    },
    close: {
      title: 'Durma bem, onde quer que ele esteja atracado',
      text: '{{price.unit}} pela unidade e {{price.monthly}} por mês. Garantia de reembolso por 30 dias.',
    },
  },
}
