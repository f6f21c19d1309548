import type { notificationTexts as en } from '../en/notifications.ts'
import type { Translated } from '../translated.ts'
import { reportErrors } from './report-errors.ts'
import { reportTypes } from './report-types.ts'
import { ruleEventTexts } from './rule-events.ts'

/** A time stands in parentheses: its preposition depends on the hour. */
export const notificationTexts: Translated<typeof en, 'pt'> = {
  subject: {
    entry: '{{device}} entrou em {{geofence}} ({{time}})',
    exit: '{{device}} saiu de {{geofence}} ({{time}})',
    dwell: '{{device}} está em {{geofence}} desde {{time}}',
  },
  rule: ruleEventTexts,
  reportTypes,
  reportErrors,
  test: 'Teste: {{subject}}',
  testDevice: 'Dispositivo de teste',
  testGeofence: 'Cerca virtual de teste',
  when: 'Quando',
  where: 'Onde',
  device: 'Dispositivo',
  geofence: 'Cerca virtual',
  ruleName: 'Regra',
  openMap: 'Abrir o mapa ao vivo',
  openEvent: 'Ver o que aconteceu',
  openSettings: 'Abrir suas configurações',
  openEvents: 'Ver todos os eventos',
  interpolated: 'O dispositivo passou entre duas posições, por isso o horário e o lugar são estimados.',
  stop: 'Parar de receber estes e-mails',
  whyYou: 'Você recebe este e-mail por causa das suas cercas virtuais e regras de alerta no Vectra.',
  whyYouAsked: 'Você recebe este e-mail porque {{owner}} informou seu endereço no Vectra.',
  digest: {
    email: {
      subject: 'Mais eventos na última hora: {{count}}',
      intro: 'Houve mais eventos do que o Vectra envia um a um.',
    },
    quiet: {
      subject: 'Alertas durante seu horário de silêncio: {{count}}',
      intro: 'Isto é o que aconteceu durante seu horário de silêncio.',
      title: 'O horário de silêncio terminou',
    },
    late: {
      subject: 'Eventos detectados com atraso: {{count}}',
      intro: 'Estes eventos foram detectados mais de 15 minutos depois de acontecer.',
      title: 'Detectado com atraso',
    },
    more: 'E mais {{count}}.',
    sms: 'Vectra: {{subject}}. {{url}}',
  },
  late: {
    today: '{{time}}',
    otherDay: '{{date}}, {{time}}',
    subject: 'Com atraso: {{subject}}',
    one: {
      tracker: 'Aconteceu: {{first}}. Informado: {{known}}, quando o rastreador voltou a se comunicar.',
      order: 'Aconteceu: {{first}}. Informado: {{known}}.',
      us: 'Aconteceu: {{first}}. O Vectra só percebeu depois ({{known}}), por um atraso nosso.',
      delivery: 'Aconteceu: {{first}}. O Vectra não conseguiu entregar este alerta antes.',
    },
    several: {
      subject: 'Alertas com atraso de {{device}}: {{count}}',
      tracker:
        'O primeiro: {{first}}; o último: {{last}}. Informados: {{known}}, quando o rastreador voltou a se comunicar.',
      order: 'O primeiro: {{first}}; o último: {{last}}. Informados: {{known}}.',
      us: 'O primeiro: {{first}}; o último: {{last}}. O Vectra só percebeu depois ({{known}}), por um atraso nosso.',
    },
    sms: 'Vectra: {{subject}}. {{late}} {{url}}',
  },
  snooze: 'Silenciar estes alertas',
  webhookPaused: {
    subject: 'O Vectra pausou um webhook',
    text: 'Seu webhook em {{host}} falhou {{count}} vezes seguidas. O Vectra agora tenta uma vez por hora e retoma assim que ele responder.',
  },
  ask: {
    alerts: {
      subject: '{{owner}} quer enviar alertas a você',
      text: '{{owner}} quer enviar a você, por e-mail, alertas sobre os próprios dispositivos. Nada é enviado até você aceitar.',
      sms: 'Vectra: {{owner}} quer enviar a você, por SMS, alertas sobre os próprios dispositivos. Para aceitar: {{url}}',
    },
    reports: {
      subject: '{{owner}} quer enviar relatórios a você',
      text: '{{owner}} quer enviar a você, por e-mail, relatórios sobre os próprios dispositivos. Nada é enviado até você aceitar.',
      sms: 'Vectra: {{owner}} quer enviar a você, por SMS, relatórios sobre os próprios dispositivos. Para aceitar: {{url}}',
    },
    floatPlan: {
      subject: '{{owner}} quer que você seja o contato de um passeio de barco',
      text: '{{owner}} quer que você receba uma mensagem se o barco não voltar a tempo. Nada é enviado até você aceitar.',
      sms: 'Vectra: {{owner}} quer que você receba um SMS se o barco não voltar a tempo. Para aceitar: {{url}}',
    },
  },
  floatPlan: {
    to: 'Destino',
    people: 'Pessoas a bordo',
    returnBy: 'Retorno previsto',
    lastPosition: 'Última posição',
    noPosition: 'desconhecida',
    overdue: 'Tente falar com as pessoas a bordo. Se não conseguir, ligue para o salvamento marítimo.',
    reminder: 'Se precisar de mais tempo, prolongue o plano. Se já voltou, encerre-o.',
    reminderContacts:
      'Se precisar de mais tempo, prolongue o plano. Se já voltou, encerre-o. Seus contatos recebem uma mensagem às {{time}}.',
    follow: 'Acompanhar {{device}} no mapa',
    open: 'Abrir o plano de navegação',
    sms: 'Vectra: {{subject}}. Pessoas a bordo: {{people}}. Retorno previsto: {{returnBy}}. Última posição: {{position}}. {{url}}',
    allClear: 'Se você ligou para o salvamento marítimo, avise que está tudo bem.',
    removed: 'Isso não significa que o barco voltou. Se você não sabe, tente falar com as pessoas a bordo.',
    allClearSms: 'Vectra: {{subject}}. {{sentence}}',
  },
  agree: 'Aceitar ou recusar',
  report: {
    subject: '{{schedule}}: {{period}}',
    attached: 'O relatório está em anexo.',
    tooLarge: 'O relatório é grande demais para um e-mail.',
    until: 'Você pode baixá-lo até {{date}}.',
    report: 'Relatório',
    about: 'Sobre',
    period: 'Período',
    open: 'Baixar o relatório',
    openAll: 'Ver todos os relatórios',
    whyYou: 'Você recebe este e-mail por causa do seu agendamento de relatório {{schedule}} no Vectra.',
    sms: 'Vectra: {{schedule}}, {{period}}. {{url}}',
    failed: {
      subject: '{{schedule}}: sem relatório desta vez',
      text: 'Não foi possível gerar o relatório. {{error}}',
      next: 'O agendamento continua ativo. O próximo relatório está previsto para {{date}}.',
      open: 'Abrir seus relatórios',
    },
  },
  sms: 'Vectra: {{subject}}. {{url}}',
  settingsTest: {
    subject: 'Seus alertas do Vectra chegam a este endereço',
    text: 'Esta é a mensagem de teste que você pediu nas configurações.',
    sms: 'Vectra: seus alertas chegam a este telefone. {{url}}',
  },
  phoneCode: 'Vectra: seu código é {{code}}. Ele expira em {{minutes}} minutos.',
}
