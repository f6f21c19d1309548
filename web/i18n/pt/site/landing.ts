import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { landingTexts as en } from '../../en/site/landing.ts'

export const landingTexts: Translated<typeof en, 'pt'> = {
  landing: {
    meta: {
      title: 'Vectra: rastreamento de veículos, barcos e equipamentos',
      description:
        'Veja onde está tudo o que é seu, e com que certeza. Mapa ao vivo, cercas virtuais, alertas e bloqueio remoto, desde {{price.annual}} por dispositivo ao ano.',
    },
    hero: {
      title: 'Saiba onde tudo está.',
      lead: 'Rastreamento GPS ao vivo de veículos, barcos e equipamentos, em um mapa que diz o quanto você pode confiar nele. {{price.annual}} por dispositivo ao ano, sem contrato.',
      start: 'Começar',
      how: 'Ver como funciona',
      shipping: 'Enviado em 1 a 2 dias úteis',
      guarantee: 'Garantia de reembolso por 30 dias',
      contracts: 'Sem contratos',
      picture:
        'O mapa ao vivo: uma frota de veículos e barcos perto de Miami, cada um com seu estado e seu último rastro.',
    },
    figures: {
      label: 'O Vectra em números',
      updates: '15 s',
      updatesLabel: 'entre atualizações de localização em movimento',
      behavior: '30 ms',
      behaviorLabel: 'no monitoramento da condução',
      history: '+3 anos',
      historyLabel: 'de histórico de localização para consultar',
      battery: '+1,5 ano',
      batteryLabel: 'com uma bateria de 100\u00a0Ah em modo hibernação',
    },
    features: {
      eyebrow: 'Recursos',
      title: 'Um mapa para agir',
      lead: 'A maioria dos rastreadores mostra um ponto. O Vectra mostra quanto vale esse ponto.',
      honest: {
        title: 'Cada posição diz de quando é',
        text: 'Ao vivo, com atraso, última posição ou em repouso: cada dispositivo mostra seu estado, desde quando e por quê. Um receptor travado, um salto ou um relógio errado é sinalizado e nunca passa por posição ao vivo.',
        picture: 'O cartão de um barco com estado, velocidade, bateria e o horário da posição.',
        states: {
          live: 'Ao vivo',
          liveText: 'Enviou posição há pouco',
          delayed: 'Com atraso',
          delayedText: 'Uma posição está atrasada',
          lastKnown: 'Última posição',
          lastKnownText: 'Sem sinal, e diz desde quando',
          asleep: 'Em repouso',
          asleepText: 'Poupa bateria em modo hibernação',
        },
      },
      replay: {
        title: 'Reveja qualquer viagem',
        text: 'Acompanhe ponto a ponto, com a velocidade e as paradas. Seu histórico guarda mais de 3 anos e é exportado em um só arquivo.',
        map: 'Uma viagem por Miami, desenhada com as cores da velocidade',
        play: 'Reproduzir a viagem',
        pause: 'Pausar',
        speed: 'Velocidade',
        time: 'Horário',
        distance: 'Distância',
      },
      rehearse: {
        title: 'Teste um alerta antes de confiar nele',
        text: 'Escreva uma regra como uma frase. O Vectra a testa nos seus últimos dias e mostra quantas vezes ela teria alertado, onde, e com qual ajuste alertaria menos. Cada alerta diz por que chegou.',
        picture: 'O editor de uma regra, com o teste nos últimos dias.',
      },
      cutOff: {
        title: 'Imobilize à distância, com segurança',
        text: 'Um toque, e um relé impede a partida do motor. O bloqueio espera até uma posição recente mostrar o veículo abaixo de {{cutBelow}}, e só é dado como feito quando o rastreador confirma.',
        picture: 'O registro de um comando do relé, do pedido até a confirmação pelo rastreador.',
      },
      more: 'E tudo o mais',
      geofences: 'Cercas virtuais',
      geofencesText:
        'Desenhe uma área no mapa e receba um alerta a cada chegada, saída ou permanência longa, por e-mail, SMS, push ou webhook.',
      behavior: 'Condução',
      behaviorText:
        'Acelerações e freadas bruscas, curvas fechadas, colisões e capotamentos, monitorados a 30 ms.',
      sharing: 'Links de compartilhamento',
      sharingText:
        'Envie uma posição ao vivo para quem quiser. O link termina na chegada ou no horário que você escolher, e pode ocultar lugares.',
      reports: 'Relatórios',
      reportsText:
        'Viagens, paradas, velocidade e cercas virtuais em PDF, Excel ou CSV, agendados ou na hora.',
      maintenance: 'Manutenção e diário de bordo',
      maintenanceText:
        'Revisões por distância, horas de motor ou data. Viagens marcadas como de trabalho ou particulares.',
      certificate: 'Certificado para seguro',
      certificateText:
        'Um documento que confirma o que é rastreado, com um número que sua seguradora pode conferir.',
    },
    testimonials: {
      title: 'O que dizem os clientes',
      sample: 'Exemplo',
      sampleText: 'São exemplos, mostrados só na execução local. Escreva os seus em site.config.ts.',
      samples: {
        charter:
          '“Agora, do aeroporto mesmo, eu confiro o barco. Se ele sair do píer, fico sabendo na hora.”',
        charterRole: 'Capitão de charter',
        rental: '“Vemos quando cada barco volta e como foi conduzido. As discussões acabam em um minuto.”',
        rentalRole: 'Gerente de locação de barcos',
        builder:
          '“Uma pá-carregadeira saiu da obra às 2 da manhã. Ao amanhecer, a polícia já tinha o trajeto.”',
        builderRole: 'Empreiteiro',
      },
    },
    support: {
      title: 'Da caixa ao mapa, com ajuda',
      lead: 'Peça hoje e veja sua primeira posição em poucos dias.',
      order: 'Peça online',
      orderText:
        'Escolha um plano e pague com cartão. Seus dados de acesso chegam por e-mail em 24 a 48 horas.',
      ships: 'Receba seu rastreador',
      shipsText: 'Ele é enviado em 1 a 2 dias úteis, com garantia de reembolso por 30 dias.',
      install: 'Conecte dois fios',
      installText:
        'Vermelho no positivo, preto no negativo. O guia mostra cada fio, e o Vectra confirma a primeira posição.',
      installLink: 'Abrir o guia de instalação',
      contact: 'Fale com a gente',
    },
    storage: {
      eyebrow: 'Modo hibernação',
      title: 'Em repouso por meses, nunca perdido',
      lead: 'Um barco guardado fora da temporada fica sem carregador. Em modo hibernação, o rastreador dorme, se comunica uma vez por hora e volta a dormir.',
      day: 'Um dia em modo hibernação: 24 comunicações de um minuto cada',
      checkIns: 'A cada hora',
      checkInsLabel: 'envia a posição',
      awake: '1 minuto',
      awakeLabel: 'acordado a cada hora',
      current: '< 3\u00a0mA',
      currentLabel: 'enquanto dorme',
      battery: '+1,5 ano',
      batteryLabel: 'com uma bateria de 100\u00a0Ah',
      note: 'Uma bateria típica de 12\u00a0V dura cerca de 15 meses, até 50% da carga. Sair do modo hibernação leva até uma hora, porque o rastreador só escuta quando acorda.',
    },
    marine: {
      eyebrow: 'Suporte náutico',
      title: 'Ajuda na água, dia e noite',
      text: 'Converse com o suporte náutico por chat 24/7, do píer ou em mar aberto. A espera média é de 18 segundos, e o reboque está incluído.',
      price: '{{price.marine}} por barco ao ano, com o plano anual',
      link: 'Ver suporte náutico',
      wait: '18 s',
      waitLabel: 'de espera média',
      hours: '24/7',
      hoursLabel: 'suporte por chat',
      towing: 'Incluído',
      towingLabel: 'reboque',
    },
    pricing: {
      title: 'Um preço, todos os recursos',
      lead: 'Cada plano tem todos os recursos, para cada dispositivo.',
      note: 'Sem contratos. Garantia de reembolso por 30 dias. Enviado em 1 a 2 dias úteis.',
    },
    faq: {
      title: 'Perguntas frequentes',
      items: {
        needs: {
          question: 'Do que preciso para começar?',
          answer:
            'De um plano e de uma unidade GPS, que vêm no mesmo pedido. A unidade é alimentada pela bateria do seu veículo ou barco. Celulares com o app OwnTracks e unidades Teltonika também funcionam.',
        },
        updates: {
          question: 'De quanto em quanto tempo a posição é atualizada?',
          answer:
            'A cada 15 segundos em movimento e uma vez por hora em modo hibernação. Com o mapa aberto, cada posição aparece logo depois de chegar.',
        },
        signal: {
          question: 'O que acontece sem sinal?',
          answer:
            'O mapa diz de quando é a última posição. As posições que o rastreador guardou chegam quando o sinal volta, em qualquer ordem, e o rastro fica completo.',
        },
        battery: {
          question: 'Ele descarrega minha bateria?',
          answer:
            'Em modo hibernação, não: ele consome menos de 3\u00a0mA enquanto dorme e dura mais de 1,5 ano com uma bateria de 100\u00a0Ah. Você também pode receber um alerta quando a tensão cair.',
        },
        cutOff: {
          question: 'Posso imobilizar um veículo roubado?',
          answer:
            'Sim, com o relé da instalação de 4 fios: depois de parar, ele não dá mais partida. Por segurança, o relé só é bloqueado abaixo de {{cutBelow}} e com uma posição recente; até lá, o comando espera. Você pode desbloquear o relé a qualquer momento.',
        },
        contract: {
          question: 'Há contrato?',
          answer:
            'Não. Cancele quando quiser. Há garantia de reembolso por 30 dias, e uma assinatura pode passar para outro dispositivo uma vez a cada 30 dias.',
        },
        delivery: {
          question: 'Quando chega?',
          answer:
            'O envio é feito em 1 a 2 dias úteis, e seus dados de acesso chegam por e-mail em 24 a 48 horas após o pedido.',
        },
        phone: {
          question: 'Existe um app?',
          answer:
            'O Vectra é instalado pelo navegador no iPhone, no Android e no computador, sem loja de apps. Offline, ele abre com as últimas posições conhecidas.',
        },
        data: {
          question: 'Quem pode ver onde estou?',
          answer:
            'Você e quem receber um link de compartilhamento seu. Você pode exportar todos os seus dados em um arquivo e excluir um dispositivo ou a conta para sempre.',
        },
      },
    },
    app: {
      title: 'No seu celular em dois toques',
      text: 'O app é instalado pelo navegador, se atualiza sozinho e abre offline com as últimas posições conhecidas e o horário de cada uma.',
      iphone: 'iPhone e iPad',
      iphoneText: 'Abra o Vectra no Safari, toque em Compartilhar e depois em Adicionar à Tela de Início.',
      android: 'Android',
      androidText: 'Abra o Vectra no Chrome, toque no menu e depois em Instalar app.',
      link: 'Abrir o app',
    },
    final: {
      title: 'Coloque seu primeiro dispositivo no mapa',
      text: 'A partir de {{price.monthly}} por mês, com garantia de reembolso por 30 dias.',
      start: 'Começar',
      pricing: 'Ver preços',
    },
  },
}
