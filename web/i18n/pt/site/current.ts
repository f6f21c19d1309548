import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { currentTexts as en } from '../../en/site/current.ts'

export const currentTexts: Translated<typeof en, 'pt'> = {
  current: {
    meta: {
      title: 'Suporte náutico: chat 24/7, reboque incluído',
      description:
        'Converse por chat com quem entende de barcos, a qualquer hora. Espera média de 18 segundos, reboque incluído, {{price.marine}} por ano.',
    },
    title: 'Ajuda na água, a qualquer hora',
    lead: 'Algo deu errado, e você está longe da costa. Converse por chat, 24/7, com quem entende de barcos. A espera média é de 18 segundos, e o reboque está incluído.',
    picture: {
      label: 'Um barco à deriva perto da costa, e o caminho por onde ele veio.',
      note: 'À deriva? Alguém responde em 18 segundos, em média.',
    },
    register: 'Cadastre-se hoje',
    price: '{{price.marine}} por ano',
    priceText: 'por dispositivo, além do plano anual de {{price.annual}}',
    figures: {
      hours: { value: '24/7', label: 'suporte por chat' },
      wait: { value: '18 s', label: 'de espera média' },
      towing: { value: 'Incluído', label: 'reboque' },
    },
    compare: {
      title: 'Um mecânico em terra ou ajuda a bordo',
      topic: 'Quando o motor para',
      mechanic: 'Mecânico tradicional',
      support: 'Suporte náutico {{name}}',
      rows: {
        reach: {
          topic: 'Quando alguém atende',
          mechanic: 'Em horário comercial',
          support: 'A qualquer hora, em qualquer dia',
        },
        wait: {
          topic: 'Quanto você espera',
          mechanic: 'Até ter horário; na temporada, dias',
          support: '18 segundos, em média',
        },
        where: {
          topic: 'Onde você recebe ajuda',
          mechanic: 'Na oficina, depois de voltar',
          support: 'Onde você está, por chat',
        },
        towing: {
          topic: 'Se precisar de reboque',
          mechanic: 'Você procura e você paga',
          support: 'Incluído',
        },
        price: {
          topic: 'Quanto custa',
          mechanic: 'Por hora, mais o deslocamento',
          support: '{{price.marine}} por ano',
        },
      },
    },
    features: {
      title: 'O que você recebe',
      chat: {
        title: 'Um chat que responde',
        text: 'Espera média de 18 segundos, ao meio-dia e às três da manhã.',
      },
      towing: {
        title: 'Reboque incluído',
        text: 'Se não der para consertar na água, o reboque de volta faz parte do suporte.',
      },
      position: {
        title: 'Uma posição para mostrar',
        text: 'Envie um link de compartilhamento no chat. Ele mostra onde você está, ao vivo, até você encerrá-lo.',
      },
      readings: {
        title: 'Dados para se guiar',
        text: 'Tensão da bateria, horas de motor e o caminho percorrido estão no seu celular.',
      },
    },
    offer: {
      title: '{{price.marine}} por ano, sem surpresas',
      text: 'O suporte náutico acompanha o plano anual. Tudo é cobrado uma vez por ano.',
      item: 'Para um dispositivo',
      price: 'Preço',
      annual: 'Plano anual',
      marine: 'Suporte náutico',
      unit: 'Unidade GPS, uma única vez',
      first: 'Primeira cobrança',
      yearly: 'Cada ano seguinte',
    },
    testimonials: {
      title: 'O que dizem os capitães',
      samples: {
        heat: {
          quote:
            '“O motor superaqueceu perto de Key Largo. Em dez minutos me guiaram até o rotor da bomba, e cheguei em casa para o almoço.”',
          role: 'Dono de uma lancha de console central',
        },
        night: {
          quote:
            '“Duas da manhã, e a bomba de porão tinha parado. Alguém respondeu antes de eu achar a lanterna.”',
          role: 'Mora a bordo',
        },
        tow: {
          quote: '“O reboque veio direto ao ponto do meu link. Não precisei ditar uma única coordenada.”',
          role: 'Capitão de charter',
        },
        season: {
          quote:
            '“Em julho, meu mecânico fica duas semanas sem horário. Agora pergunto antes, e metade eu mesmo conserto.”',
          role: 'Velejador de fim de semana',
        },
      },
    },
    faq: {
      emergency: {
        question: 'É um serviço de resgate?',
        answer:
          'Não. Se houver risco à vida, chame primeiro a Guarda Costeira pelo canal 16 do VHF ou o número de emergência. O suporte náutico é para todo o resto.',
      },
      existing: {
        question: 'Já tenho um rastreador. Posso incluir o suporte?',
        answer:
          'Sim. Escolha o suporte náutico com o plano anual na sua assinatura. Você não precisa de outra unidade.',
      },
      boats: {
        question: 'Uma assinatura cobre todos os meus barcos?',
        answer: 'Ela cobre um dispositivo. Cada barco precisa da sua.',
      },
      cancel: {
        question: 'Posso cancelar?',
        answer:
          'A qualquer momento, sem contrato que prenda você. Você recebe seu dinheiro de volta se falar com o suporte em até 30 dias após o pedido.',
      },
    },
    close: {
      title: 'Antes da próxima saída, não durante',
      text: 'As unidades são enviadas em 1 a 2 dias úteis, e seus dados de acesso chegam em 24 a 48 horas.',
    },
  },
}
