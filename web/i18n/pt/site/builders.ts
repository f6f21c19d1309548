import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { buildersTexts as en } from '../../en/site/builders.ts'

export const buildersTexts: Translated<typeof en, 'pt'> = {
  builders: {
    meta: {
      title: 'Rastreamento GPS para fabricantes e empreiteiras',
      description:
        'Instale rastreadores GPS no que você fabrica e ganhe {{partner.perUnit}} em cada unidade. Acompanhe suas máquinas no mesmo mapa ao vivo.',
    },
    eyebrow: 'Para fabricantes e empreiteiras',
    title: 'Rastreamento de fábrica. {{partner.perUnit}} por unidade para você.',
    lead: 'Instale um rastreador em cada barco, reboque ou máquina antes que saia do seu pátio. Seu cliente o encontra em um mapa ao vivo desde o primeiro dia, e {{partner.share}} do preço da unidade é seu.',
    actions: {
      become: 'Seja parceiro',
      apply: 'Solicitar parceria',
      call: 'Ligar para parcerias',
      order: 'Pedir unidades',
    },
    subject: 'Parceria',
    picture: {
      label: 'Um pátio no mapa. Um barco, um reboque e uma escavadeira saíram dele, cada um com seu rastro.',
      note: 'Três entregues. Todos em um mapa.',
    },
    changes: {
      handover: {
        today: 'Você entrega as chaves, e o cliente compra um rastreador de outra empresa.',
        changed: 'O produto já sai do seu pátio com um rastreador, e você ganha em cada unidade.',
      },
      wiring: {
        today: 'Um desconhecido fura o seu acabamento para instalar.',
        changed: 'Sua própria equipe faz a ligação antes de fechar os painéis, com dois fios ou quatro.',
      },
      sites: {
        today: 'Na segunda-feira falta um reboque na obra, e ninguém sabe desde quando.',
        changed: 'Uma cerca virtual alerta você na saída, e o rastro mostra aonde ele foi.',
      },
      service: {
        today: 'As máquinas só vão para a revisão quando alguém lembra.',
        changed:
          'Distância, horas de motor e datas são contadas, e você recebe um aviso quando a manutenção vence.',
      },
    },
    figures: {
      price: { value: '{{price.unit}}', label: 'preço de varejo sugerido de uma unidade' },
      share: { value: '{{partner.share}}', label: 'de ganho para parceiros' },
      perUnit: { value: '{{partner.perUnit}}', label: 'que você ganha em cada unidade instalada' },
      shipping: { value: '1 a 2', label: 'dias úteis até o envio das unidades' },
    },
    steps: {
      write: {
        title: 'Escreva para nós',
        text: 'Diga o que você fabrica e de quantas unidades precisa.',
      },
      fit: {
        title: 'Instale as unidades',
        text: 'Dois fios para a alimentação. Quatro se o dono quiser ver o estado do motor e ter bloqueio remoto.',
      },
      handOver: {
        title: 'Entregue',
        text: 'Seu cliente adiciona o rastreador com o ID da etiqueta e escolhe um plano: {{price.monthly}} por mês ou {{price.annual}} por ano.',
      },
    },
    faq: {
      earnings: {
        question: 'Quanto ganhamos?',
        answer:
          'Uma unidade é vendida por {{price.unit}}. Sua parte é de {{partner.share}}, ou seja, {{partner.perUnit}} por unidade. Com {{partner.exampleUnits}} unidades, são {{partner.example}}.',
      },
      subscription: {
        question: 'Quem paga o rastreamento?',
        answer:
          'O dono, a partir do dia em que adiciona o rastreador. Não há contratos, e você não paga nenhum plano pelas unidades que repassa.',
      },
      data: {
        question: 'Quem vê as posições?',
        answer:
          'Só a conta que adicionou o rastreador. Um novo dono começa com o histórico vazio: ele não vê seus testes, e você não vê as viagens dele.',
      },
      own: {
        question: 'Podemos rastrear também nossas máquinas?',
        answer:
          'Sim. Cada dispositivo precisa de um plano, e todos ficam em um só mapa, com cercas virtuais para suas obras, alertas, manutenção e relatórios agendados.',
      },
      hardware: {
        question: 'Outros rastreadores funcionam?',
        answer:
          'Sim. Qualquer rastreador que envie por MQTT ou HTTP funciona, como uma unidade Teltonika ou um celular com OwnTracks ou Traccar Client, assim como todo equipamento de um servidor Traccar, flespi ou Signal K.',
      },
    },
    close: {
      title: 'Comece pela próxima entrega',
      text: 'Conte o que você fabrica. {{partner.perUnit}} em cada unidade, sem contratos.',
    },
  },
}
