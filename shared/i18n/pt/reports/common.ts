import type { commonReportTexts as en } from '../../en/reports/common.ts'
import type { Translated } from '../../translated.ts'

export const commonReportTexts: Translated<typeof en, 'pt'> = {
  devices_one: '{{count}} dispositivo',
  devices_many: '{{count}} de dispositivos',
  devices_other: '{{count}} dispositivos',
  duration: {
    hours: '{{hours}}\u202fh',
    minutes: '{{minutes}}\u202fmin',
    hoursMinutes: '{{hours}}\u202fh {{minutes}}\u202fmin',
  },
  minuteUnit: 'min',
  shortDay: '{{weekday}} {{day}}',
  period: '{{from}} – {{to}}',
  total: 'Total',
  countOf: '{{count}} de {{total}}',
  withoutContact: '{{duration}} sem contato',
  mayBeTooLow: 'Outros valores podem estar abaixo do real',
  private: 'Particular',
  summary: 'Resumo',
  noDevices: 'Não há dispositivos neste relatório.',
  noPositions: 'Não há posições neste período.',
  notMoved: 'Nada se moveu neste período.',
  columns: {
    device: 'Dispositivo',
    plate: 'Placa',
    date: 'Data',
    distance: 'Distância',
    driving: 'Em viagem',
    idle: 'Marcha lenta',
    stopped: 'Parado',
    trips: 'Viagens',
    stops: 'Paradas',
    maxSpeed: 'Velocidade máxima',
    averageSpeed: 'Velocidade média',
    events: 'Eventos',
    withoutContact: 'Sem contato',
    devicesUsed: 'Dispositivos usados',
    daysUsed: 'Dias com uso',
    firstMoved: 'Primeiro movimento',
    lastMoved: 'Último movimento',
    start: 'Início',
    end: 'Fim',
    duration: 'Duração',
    from: 'Origem',
    to: 'Destino',
    time: 'Horário',
    event: 'Evento',
    purpose: 'Finalidade',
    note: 'Nota',
  },
  charts: {
    distanceByDay: 'Distância por dia',
    distanceByDevice: 'Distância por dispositivo',
    farthest: 'Os {{count}} dispositivos com maior distância',
  },
  events: {
    entry: 'Entrou em {{geofence}}',
    exit: 'Saiu de {{geofence}}',
    dwell: 'Permaneceu em {{geofence}}',
  },
  completeness: {
    noPositions: '{{device}} não enviou posições neste período.',
    noPositionsOf_one: '{{count}} dispositivo não enviou posições neste período.',
    noPositionsOf_many: '{{count}} de dispositivos não enviaram posições neste período.',
    noPositionsOf_other: '{{count}} dispositivos não enviaram posições neste período.',
    withoutContact:
      '{{device}} ficou sem contato por {{duration}}, por isso os valores podem estar abaixo do real.',
    withoutContactOf_one:
      '{{count}} dispositivo ficou sem contato por {{duration}}, por isso os valores podem estar abaixo do real.',
    withoutContactOf_many:
      '{{count}} de dispositivos ficaram sem contato por {{duration}} no total, por isso os valores podem estar abaixo do real.',
    withoutContactOf_other:
      '{{count}} dispositivos ficaram sem contato por {{duration}} no total, por isso os valores podem estar abaixo do real.',
    added: '{{device}} entrou na conta em {{date}} às {{time}}. Os valores começam nesse momento.',
    addedOf_one:
      '{{count}} dispositivo foi adicionado depois do início deste período. Os valores começam nesse momento.',
    addedOf_many:
      '{{count}} de dispositivos foram adicionados depois do início deste período. Os valores começam nesse momento.',
    addedOf_other:
      '{{count}} dispositivos foram adicionados depois do início deste período. Os valores começam nesse momento.',
    notOver: 'Este período ainda não terminou. Os valores incluem posições até {{time}}.',
  },
  definitions: {
    distance:
      'Distância é o comprimento do trajeto registrado. As oscilações de um receptor parado não acrescentam nada.',
    driving:
      '“Em viagem” é o tempo do início ao fim de cada viagem. Uma parada é um período parado de {{duration}} ou mais; pausas mais curtas fazem parte da viagem.',
    idle: 'Marcha lenta é estar parado com o motor ligado. Só é conhecida quando o rastreador informa a ignição.',
    withoutContact:
      '“Sem contato” significa que o rastreador não enviou posições, por exemplo por falta de energia ou de cobertura. Não se sabe o que o dispositivo fez nesse tempo.',
    days: 'Os dias vão da meia-noite à meia-noite neste fuso horário: {{zone}}. Uma viagem que passa da meia-noite conta nos dois dias, cada um com sua parte, e aparece na lista do dia em que começa.',
    times: 'Os horários são os deste fuso horário: {{zone}}.',
    clocksForward: 'Em {{date}}, os relógios foram adiantados, por isso esse dia teve {{duration}}.',
    clocksBack: 'Em {{date}}, os relógios foram atrasados, por isso esse dia teve {{duration}}.',
    average: 'Velocidade média é a do tempo em movimento.',
  },
}
