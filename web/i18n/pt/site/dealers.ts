import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { dealersTexts as en } from '../../en/site/dealers.ts'

export const dealersTexts: Translated<typeof en, 'pt'> = {
  dealers: {
    meta: {
      title: 'Rastreamento GPS para revendas e concessionárias',
      description:
        'Proteja o pátio, siga cada test drive e venda rastreamento com cada barco, motorhome ou veículo. A partir de {{price.monthly}} por mês, sem contratos.',
    },
    eyebrow: 'Para revendas e concessionárias',
    title: 'Proteja o pátio. Depois, venda a proteção.',
    lead: 'Um rastreador vigia cada unidade enquanto ela é sua e, no dia da venda, vira um serviço com margem própria.',
    actions: { boost: 'Aumentar a receita', trial: 'Começar o teste', sales: 'Falar com vendas' },
    trialNote: 'Todo pedido tem garantia de reembolso por 30 dias.',
    picture: {
      label: 'Um pátio com uma cerca virtual em volta. Um veículo saiu dele, e um alerta avisa.',
      note: 'Saiu do pátio às 2h14',
    },
    changes: {
      lot: {
        today: 'Para achar uma unidade entre duzentas, é preciso percorrer o pátio com um rádio.',
        changed: 'Digite o nome ou a placa, e o mapa voa até ela.',
      },
      drives: {
        today: 'Você sabe como foi um test drive quando o cliente volta.',
        changed: 'Você acompanha tudo ao vivo, e uma cerca virtual avisa se o veículo sair da área.',
      },
      nights: {
        today: 'Só de manhã se dá falta do que saiu do pátio à noite.',
        changed: 'Um alerta chega por e-mail, SMS ou push, e você pode bloquear o relé.',
      },
      margin: {
        today: 'Você ganha na venda, uma vez.',
        changed: 'Instalação, rastreamento e garantia são serviços com preço próprio.',
      },
    },
    offer: {
      title: 'O que você pode vender junto',
      text: 'Preços típicos que as revendas cobram por venda. Você define os seus.',
      service: 'Serviço',
      price: 'Faixa de preço',
      rows: {
        installation: 'Instalação',
        tracking: 'Rastreamento premium',
        warranty: 'Garantia estendida',
      },
      total: 'No total',
      cost: 'Quanto custa para você: {{price.unit}} pela unidade, uma única vez, e um plano de {{price.monthly}} por mês ou {{price.annual}} por ano.',
    },
    steps: {
      order: {
        title: 'Peça',
        text: 'De {{quantity.min}} a {{quantity.max}} unidades por pedido. Elas são enviadas em 1 a 2 dias úteis.',
      },
      fit: {
        title: 'Instale',
        text: 'Dois fios para a alimentação, quatro para o estado do motor e o bloqueio.',
      },
      sell: {
        title: 'Venda',
        text: 'Exclua o dispositivo da sua conta. Seu cliente o adiciona à dele com o ID da etiqueta.',
      },
    },
    faq: {
      trial: {
        question: 'Como funciona o teste?',
        answer:
          'Você pede o que quer testar e paga. Se não for para você, fale com o suporte em até 30 dias após o pedido e receba seu dinheiro de volta.',
      },
      sold: {
        question: 'O que acontece quando vendemos uma unidade?',
        answer:
          'Você a exclui da sua conta, e o novo dono a adiciona à dele. Ele começa com o histórico vazio. Seu plano continua seu: pode passar para outro dispositivo uma vez a cada 30 dias.',
      },
      cutoff: {
        question: 'O bloqueio pode parar um carro na estrada?',
        answer:
          'O bloqueio só é enviado se a última posição for válida, registrada há no máximo {{cut.age}} e com velocidade abaixo de {{cut.speed}}. Caso contrário, ele espera. Ligado como no nosso guia, ele impede a partida do motor e nunca desliga um motor em funcionamento.',
      },
      team: {
        question: 'A equipe de vendas pode usar?',
        answer:
          'Sim, em qualquer navegador, no computador e no celular. Mostre uma unidade a quem não tem conta com um link de compartilhamento, que termina quando você disser.',
      },
      contract: {
        question: 'Há contrato?',
        answer: 'Não. Um plano é renovado no fim do período até você cancelar.',
      },
    },
    close: {
      title: 'Comece pelas dez que mais fariam falta',
      text: 'As unidades são enviadas em 1 a 2 dias úteis, e seus dados de acesso chegam em 24 a 48 horas.',
    },
  },
}
