import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { rentersTexts as en } from '../../en/site/renters.ts'

export const rentersTexts: Translated<typeof en, 'pt'> = {
  renters: {
    meta: {
      title: 'Rastreamento GPS para frotas de locação',
      description:
        'Veja onde está cada barco, carro ou máquina, quando sai da área e como é conduzido. {{price.monthly}} por mês cada um, sem contratos.',
    },
    eyebrow: 'Para locadoras',
    title: 'Toda locação dentro da área. E de volta.',
    lead: 'Veja onde está cada barco, carro ou máquina, quando sai da área combinada e como é conduzido. Sem ligar para o cliente.',
    actions: { protect: 'Proteger sua frota', trial: 'Começar o teste' },
    trialNote: 'Você paga no pedido. Não gostou? Você tem 30 dias para pedir o reembolso.',
    picture: {
      label: 'Uma baía com uma cerca virtual. Um barco cruzou o contorno, e um alerta avisa.',
      note: 'Saiu da baía há 2 minutos',
    },
    changes: {
      late: {
        today: 'A devolução atrasa, e a ligação cai na caixa postal.',
        changed: 'Você vê onde está, a que velocidade vai e de quando é essa posição.',
      },
      bounds: {
        today: 'Só o hodômetro revela que o carro saiu da área.',
        changed: 'Uma cerca virtual alerta você na saída, e o que está parado não gera alarme falso.',
      },
      damage: {
        today: 'Um dano é a sua palavra contra a do cliente.',
        changed:
          'Trajeto, velocidades e eventos como colisão ou freada brusca ficam registrados com horário.',
      },
      kept: {
        today: 'O que não foi devolvido continua rodando.',
        changed: 'Você bloqueia o relé, e o motor não dá mais partida depois da próxima parada.',
      },
    },
    figures: {
      updates: { value: '15 s', label: 'entre atualizações de localização em movimento' },
      behavior: { value: '30 ms', label: 'no monitoramento da condução' },
      history: { value: '+3 anos', label: 'de histórico de localização' },
      guarantee: { value: '30', label: 'dias de garantia de reembolso' },
    },
    offer: {
      title: '{{quantity.max}} dispositivos, um ano',
      text: 'Tudo o que custa uma frota de {{quantity.max}}.',
      item: 'Item',
      price: 'Preço',
      plan: 'Plano anual × {{quantity.max}}',
      units: 'Unidade GPS × {{quantity.max}}, uma única vez',
      total: 'Primeiro ano',
      after: 'Cada ano seguinte',
    },
    steps: {
      order: { title: 'Peça', text: 'As unidades são enviadas em 1 a 2 dias úteis.' },
      fit: {
        title: 'Instale',
        text: 'Ligue dois fios ou quatro e adicione cada rastreador com o ID da etiqueta.',
      },
      draw: {
        title: 'Desenhe',
        text: 'Desenhe a área permitida. Antes de salvar, veja quantas vezes ela teria alertado você.',
      },
    },
    faq: {
      trial: {
        question: 'O teste é grátis?',
        answer:
          'Você paga no pedido e recebe seu dinheiro de volta se falar com o suporte em até 30 dias. Não há contrato que prenda você.',
      },
      law: {
        question: 'Podemos rastrear os clientes?',
        answer:
          'Diga no contrato de locação que o veículo é rastreado e por quê. As regras variam de um lugar para outro; mande revisar seu contrato.',
      },
      drift: {
        question: 'Um barco no píer gera alertas a noite toda?',
        answer:
          'Não. A oscilação normal do GPS não dispara nada: um cruzamento conta quando a posição está claramente além do contorno e uma segunda o confirma.',
      },
      cutoff: {
        question: 'O bloqueio remoto é seguro?',
        answer:
          'O bloqueio só é enviado se a última posição for válida, registrada há no máximo {{cut.age}} e com velocidade abaixo de {{cut.speed}}. Ligue o relé ao motor de arranque como no nosso guia, e ele nunca desliga um motor em funcionamento.',
      },
      winter: {
        question: 'E na baixa temporada?',
        answer:
          'No modo hibernação, o rastreador se comunica uma vez por hora e consome menos de 3\u00a0mA enquanto dorme: mais de 1,5 ano com uma bateria de 100\u00a0Ah. Ou cancele o plano e recomece na próxima temporada.',
      },
    },
    close: {
      title: 'Saiba onde todos estão',
      text: 'As unidades são enviadas em 1 a 2 dias úteis, e seus dados de acesso chegam em 24 a 48 horas.',
    },
  },
}
