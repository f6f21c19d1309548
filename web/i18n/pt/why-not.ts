import type { Translated } from '../../../shared/i18n/translated.ts'
import type { whyNotTexts as en } from '../en/why-not.ts'

export const whyNotTexts: Translated<typeof en, 'pt'> = {
  whyNot: {
    title: 'Por que não houve alerta?',
    about:
      'Escolha um horário em que você esperava um alerta. O Vectra analisa as posições de {{minutes}} minutos antes até {{minutes}} minutos depois.',
    time: 'Horário',
    ask: 'Descobrir',
    failed: 'Não foi possível descobrir o motivo.',
    map: 'Posições perto deste horário',
    hollow: 'Os pontos vazados não contaram.',
    history: 'Mostrar no trajeto',
    minutesSeconds: '{{minutes}} min {{seconds}} s',
    fired: 'Houve um alerta: {{event}} ({{at}}).',
    late: 'Não houve alerta, porque as posições chegaram {{saw}} depois: {{event}} ({{at}}). Com mais de {{limit}} de atraso, só alertas críticos são enviados.',
    lateUnknown:
      'Não houve alerta, porque as posições chegaram tarde demais: {{event}} ({{at}}). Com mais de {{limit}} de atraso, só alertas críticos são enviados.',
    noSubscription: '{{device}} não tem assinatura ativa, por isso nenhuma cerca virtual vale para ele.',
    inactive: 'A cerca virtual {{geofence}} está desativada. Última alteração: {{at}}.',
    notCovered: 'A cerca virtual {{geofence}} não vale para {{device}}. Última alteração: {{at}}.',
    changedSince:
      'A cerca virtual {{geofence}} foi criada ou alterada depois que estas posições chegaram ({{at}}). Não guardamos como ela era antes.',
    noPositions:
      '{{device}} não enviou nenhuma posição a menos de {{limit}} deste horário. A última antes disso foi {{saw}} mais cedo ({{at}}).',
    noPositionsBefore:
      '{{device}} não enviou nenhuma posição a menos de {{minutes}} min deste horário, nem no ano anterior.',
    alertOff: {
      entry: '{{device}} entrou em {{geofence}} ({{at}}), mas o alerta de entrada está desativado.',
      exit: '{{device}} saiu de {{geofence}} ({{at}}), mas o alerta de saída está desativado.',
      dwell:
        '{{device}} permaneceu em {{geofence}} (até: {{at}}), mas o alerta de permanência está desativado.',
    },
    notStored:
      'As posições mostram que {{event}} ({{at}}), mas nenhum evento foi armazenado. {{device}} talvez não tivesse assinatura naquele momento.',
    inaccurate:
      'A posição ({{at}}) não contou. A precisão dela era de {{saw}}, e a pior que conta é de {{limit}}.',
    held: {
      noFix: 'As posições perto deste horário não tinham sinal GPS válido, por isso não contaram.',
      jump: 'A posição ({{at}}) estava {{side}}, mas não contou: ficava longe demais da anterior para ser plausível.',
      frozen:
        'A posição ({{at}}) estava {{side}}, mas não contou: o rastreador repetia o mesmo lugar enquanto estava em movimento.',
    },
    side: { insideBy: '{{saw}} para dentro de {{geofence}}', outsideBy: '{{saw}} para fora de {{geofence}}' },
    notAcross: {
      insideBy:
        '{{device}} estava {{saw}} para dentro de {{geofence}} ({{at}}) e permaneceu lá. Para sair, são necessárias duas posições mais de {{limit}} para fora.',
      outsideBy:
        '{{device}} estava {{saw}} para fora de {{geofence}} ({{at}}) e não entrou. Para entrar, é necessária uma posição mais de {{limit}} para dentro ou duas seguidas.',
    },
    notConfirmed: {
      entry:
        'Só uma posição ({{at}}) estava {{saw}} para dentro de {{geofence}}. Uma única posição conta se estiver mais de {{limit}} para dentro.',
      exit: 'Só uma posição ({{at}}) estava {{saw}} para fora de {{geofence}}. Para sair, são necessárias duas seguidas, cada uma mais de {{limit}} para fora.',
    },
    standing: {
      entry:
        '{{device}} não se moveu; a posição é que oscilou {{saw}} para dentro de {{geofence}} ({{at}}). Um dispositivo parado não cruza nada.',
      exit: '{{device}} não se moveu; a posição é que oscilou {{saw}} para fora de {{geofence}} ({{at}}). Um dispositivo parado não cruza nada.',
    },
    baseline:
      '{{device}} estava {{side}} ({{at}}). Essa foi a primeira posição desde que a cerca virtual foi criada ou alterada ({{changedAt}}), e ela não gera alerta.',
    passedTooShort:
      '{{device}} passou por {{geofence}} entre duas posições durante cerca de {{saw}}. A certeza só é suficiente a partir de {{limit}}.',
    gapTooLong:
      '{{device}} pode ter passado por {{geofence}} entre duas posições, mas há {{saw}} entre elas. A certeza só é suficiente até {{limit}}.',
    dwellTooShort:
      '{{device}} estava em {{geofence}} havia {{saw}} ({{at}}). O alerta de permanência vem depois de {{limit}}.',
  },
}
