import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { installationTexts as en } from '../../en/site/installation.ts'

export const installationTexts: Translated<typeof en, 'pt'> = {
  installation: {
    meta: {
      title: 'Guia de instalação: 2 fios ou 4 fios',
      description:
        'Ligue seu rastreador GPS com dois ou quatro fios: diagramas, ferramentas, fusível, relé e o que conferir antes de fechar o painel.',
    },
    title: 'Instale seu rastreador',
    lead: 'Dois fios dão energia a ele. Quatro também mostram se o motor está ligado e podem impedir a partida. Escolha uma instalação, siga os passos e veja a primeira posição chegar.',
    jump: 'Nesta página',
    sections: {
      choose: 'De qual instalação você precisa?',
      before: 'Antes de começar',
      twoWire: 'Instalação de 2 fios',
      fourWire: 'Instalação de 4 fios',
      relay: 'Segurança do relé',
      check: 'Confira antes de fechar o painel',
      trouble: 'Se algo der errado',
      help: 'Obter ajuda',
    },
    choose: {
      what: 'O que você recebe',
      rows: {
        position: 'Posição ao vivo, histórico de trajetos, cercas virtuais e alertas',
        voltage: 'Tensão da bateria do veículo',
        engine: 'Motor ligado ou desligado, e horas de motor',
        cutoff: 'Bloqueio remoto por relé',
      },
      yes: 'Sim',
      no: 'Não',
    },
    before: {
      safety: {
        title: 'Desconecte a bateria',
        text: 'Retire o cabo do polo negativo antes de tocar em qualquer fio e reconecte-o por último.',
      },
      fuse: {
        title: 'Proteja o fio vermelho com um fusível',
        text: 'Coloque o fusível a no máximo 18\u00a0cm (7 polegadas) do positivo da bateria. Use o valor indicado no manual da sua unidade, geralmente de 1 a 3\u00a0A. Com um fusível maior, o fio queima antes.',
      },
      voltage: {
        title: 'Confira a tensão',
        text: 'A etiqueta da unidade tem de permitir a tensão da sua bateria, 12\u00a0V ou 24\u00a0V. A bobina do relé tem de ser da mesma tensão.',
      },
      place: {
        title: 'Escolha um lugar seco',
        text: 'Plástico, fibra de vidro e vidro deixam o sinal GPS passar; metal, não. Mantenha a unidade longe do calor, da água do porão e de tudo o que se move.',
      },
      toolsTitle: 'Ferramentas e peças',
      tools: {
        meter: 'Multímetro',
        crimper: 'Desencapador de fios e alicate de crimpar',
        connectors: 'Emendas termorretráteis e terminais olhal',
        fuse: 'Porta-fusível em linha com o fusível',
        ties: 'Abraçadeiras plásticas e conduíte corrugado aberto',
        relay: 'Só para 4 fios: um relé de cinco pinos (30, 85, 86, 87, 87a) com diodo embutido e um soquete',
      },
    },
    wires: {
      caption: 'Onde vai cada fio',
      wire: 'Fio',
      to: 'Liga em',
      red: 'Vermelho',
      black: 'Preto',
      orange: 'Laranja',
      yellow: 'Amarelo',
      places: {
        red: 'Positivo da bateria, passando pelo fusível',
        black: 'Negativo da bateria',
        orange: 'Pós-chave (acessórios): tem tensão só com a chave ligada',
        yellow: 'Relé, pino 85',
      },
    },
    diagram: {
      enlarge: 'Ampliar o diagrama',
      close: 'Fechar',
      tracker: 'Rastreador',
      battery: 'Bateria',
      fuse: 'Fusível',
      accessory: 'Pós-chave (acessórios)',
      relay: 'Relé',
      key: 'Ignição',
      starter: 'Arranque',
      unused: 'Não usado',
    },
    twoWire: {
      lead: 'Só alimentação: para reboques, motorhomes guardados, barcos em poita e tudo o que não tem motor para acompanhar.',
      diagram: 'Diagrama de 2 fios',
      description:
        'O fio vermelho vai do rastreador, passando por um fusível, ao positivo da bateria. O fio preto vai do rastreador ao negativo da bateria. O laranja e o amarelo não são usados.',
      steps: {
        disconnect: 'Desconecte o polo negativo da bateria.',
        black: 'Ligue o preto ao negativo da bateria.',
        red: 'Ligue o vermelho ao positivo da bateria, passando pelo fusível. Se houver uma chave geral, ligue o vermelho no lado da bateria, para que o rastreador não fique sem energia.',
        insulate: 'Isole as pontas do laranja e do amarelo, cada uma separadamente.',
        mount: 'Fixe o rastreador e os fios, para que nada raspe nem puxe.',
        reconnect: 'Reconecte o polo negativo.',
      },
    },
    fourWire: {
      lead: 'Alimentação, o estado do motor e um relé que pode impedir a partida.',
      diagram: 'Diagrama de 4 fios',
      description:
        'O vermelho e o preto vão à bateria como na instalação de 2 fios. O laranja vai ao pós-chave, assim como o pino 86 do relé. O amarelo vai ao pino 85. O fio da chave de ignição ao motor de arranque está cortado, e as pontas estão nos pinos 30 e 87a.',
      steps: {
        power: 'Com a bateria desconectada, ligue o vermelho e o preto como na instalação de 2 fios.',
        orange:
          'Ligue o laranja ao pós-chave: um fio que tem tensão com a chave ligada e não tem com a chave desligada. Encontre-o com o multímetro, com a bateria conectada só durante a medição. Escolha um que mantenha a tensão enquanto o motor de arranque gira; senão, girar a chave desfaz o bloqueio.',
        coil: 'Ligue o pino 86 do relé ao mesmo fio de pós-chave e o pino 85 ao amarelo. Quando o rastreador bloqueia, o amarelo vai ao terra (negativo) e o relé é acionado.',
        starter:
          'Corte o fio fino que vai da chave de ignição ao solenoide do motor de arranque. Ligue uma ponta ao pino 30 e a outra ao pino 87a. O pino 87 fica vazio.',
        mount: 'Fixe o relé com os pinos para baixo, em um lugar seco.',
        reconnect:
          'Reconecte o polo negativo e dê partida no motor uma vez. Ele tem de funcionar como antes.',
      },
      rest: 'Em repouso, o relé une os pinos 30 e 87a. Se o rastreador ficar sem energia, o motor ainda dá partida.',
      pins: 'Os números dos pinos são os dos relés automotivos. Se o manual da sua unidade mostrar outra ligação, siga o manual.',
    },
    relay: {
      title: 'O relé impede a partida, nunca desliga o motor',
      rules: {
        starter: {
          title: 'Ligue-o só ao motor de arranque',
          text: 'Nunca o ligue ao combustível, à ignição nem ao controle do motor. Se o motor apagar em movimento, você fica sem direção assistida nem servofreio e, na água, sem como sair do perigo.',
        },
        interlock: {
          title: 'O {{name}} retém o que não é seguro',
          text: 'O bloqueio só é enviado se a última posição for válida, registrada há no máximo {{cut.age}} e com velocidade abaixo de {{cut.speed}}. Caso contrário, fica retido até ser seguro, ou expira. Nenhum outro comando contorna essa regra.',
        },
        restore: {
          title: 'Desbloquear sempre funciona',
          text: 'O desbloqueio passa à frente de todos os outros comandos, a qualquer velocidade, e cancela um bloqueio retido.',
        },
        proof: {
          title: 'O bloqueio é confirmado',
          text: 'Sua conta mostra “Confirmado pelo rastreador” quando o rastreador informa que o relé está bloqueado. Até lá, ela diz o que está esperando.',
        },
      },
      test: 'Teste uma vez, com o veículo estacionado e o motor desligado: bloqueie o relé na sua conta, gire a chave e veja se o motor de arranque fica em silêncio. Depois desbloqueie o relé e dê partida no motor.',
      electrician:
        'Na dúvida, peça a um eletricista para ligar o relé. Para o rastreamento bastam dois fios.',
    },
    check: {
      lead: 'Entre, adicione o rastreador com o ID da etiqueta e abra Conectar rastreador. A página acompanha o que chega e diz o que está errado.',
      lights:
        'As luzes variam de um modelo para outro: a maioria pisca enquanto procura e fica acesa quando há GPS e rede. Se as luzes e a página discordarem, confie na página.',
      says: 'A página diz',
      means: 'O que significa',
      act: 'O que fazer',
      rows: {
        waiting: {
          says: 'Aguardando a primeira mensagem',
          means: 'O rastreador ainda não fez contato.',
          act: 'Deixe-o alguns minutos a céu aberto.',
        },
        none: {
          says: 'Nenhuma mensagem ainda',
          means: 'Já houve tempo suficiente, e nada chegou.',
          act: 'Meça a alimentação dele. Compare as configurações com as da página.',
        },
        noFix: {
          says: 'Nenhuma posição utilizável ainda',
          means: 'Ele tem rede, mas não vê satélites suficientes.',
          act: 'Tire-o de baixo do metal.',
        },
        ready: {
          says: 'Seu dispositivo: tudo configurado',
          means: 'A posição dele está no mapa.',
          act: 'Feche o painel.',
        },
      },
    },
    faq: {
      power: {
        question: 'Nenhuma luz acende',
        answer:
          'Meça entre o vermelho e o preto, no rastreador. Tem de haver a tensão da bateria. Se for zero, confira o fusível, a ligação do negativo e a chave geral.',
      },
      engine: {
        question: 'O motor aparece sempre ligado',
        answer:
          'O laranja está em um fio que sempre tem tensão. Escolha um que não tenha tensão com a chave desligada.',
      },
      held: {
        question: 'Um bloqueio diz “Retido até ser seguro”',
        answer:
          'A última posição foi registrada há mais de {{cut.age}}, não é confiável ou tem velocidade de {{cut.speed}} ou mais. O bloqueio é enviado automaticamente assim que isso mudar.',
      },
      cut: {
        question: 'O motor dá partida com o relé bloqueado',
        answer:
          'Confira na sua conta se o bloqueio foi confirmado. Se foi, meça o pino 86: ele precisa de tensão com a chave ligada. Depois confira se o motor de arranque não recebe corrente por fora do relé.',
      },
      inverted: {
        question: 'O motor só dá partida com o relé bloqueado',
        answer: 'O fio do motor de arranque está no pino 87. Passe-o para o pino 87a.',
      },
      start: {
        question: 'O motor não dá partida',
        answer:
          'Desbloqueie o relé na sua conta. Se isso for confirmado e nada mudar, desligue a chave, ponha em ponto morto ou em P e desconecte a bateria. Retire o relé, una as duas pontas do fio do motor de arranque e reconecte a bateria. Se agora der partida, troque o relé; se não, a causa é outra.',
      },
      drain: {
        question: 'A bateria descarrega com o veículo parado',
        answer:
          'Ative o modo hibernação quando ninguém for usar o veículo por semanas. O rastreador se comunica uma vez por hora e consome menos de 3\u00a0mA enquanto dorme: mais de 1,5 ano com uma bateria de 100\u00a0Ah.',
      },
    },
    help: {
      text: 'Tenha à mão o ID do rastreador, que está na etiqueta, e uma foto da sua ligação.',
      signIn: 'Entrar',
    },
  },
}
