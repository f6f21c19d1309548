import { reportErrors } from './report-errors.ts'
import { reportTypes } from './report-types.ts'
import { ruleEventTexts } from './rule-events.ts'

/** What Vectra writes in emails and text messages. */
export const notificationTexts = {
  subject: {
    entry: '{{device}} entered {{geofence}} at {{time}}',
    exit: '{{device}} left {{geofence}} at {{time}}',
    dwell: '{{device}} has stayed in {{geofence}} since {{time}}',
  },
  rule: ruleEventTexts,
  reportTypes,
  reportErrors,
  test: 'Test: {{subject}}',
  testDevice: 'Test device',
  testGeofence: 'Test geofence',
  when: 'When',
  where: 'Where',
  device: 'Device',
  geofence: 'Geofence',
  ruleName: 'Rule',
  openMap: 'Open the live map',
  openEvent: 'See what happened',
  openSettings: 'Open your settings',
  openEvents: 'See all events',
  interpolated: 'It passed through between two positions, so the time and place are estimates.',
  stop: 'Stop these emails',
  whyYou: 'You get this email because of your geofences and alert rules in Vectra.',
  whyYouAsked: 'You get this email because {{owner}} entered your address in Vectra.',
  digest: {
    email: {
      subject: 'More events in the last hour: {{count}}',
      intro: 'There were more events than Vectra sends one by one.',
    },
    quiet: {
      subject: 'Alerts during your quiet hours: {{count}}',
      intro: 'This is what happened while you had quiet hours.',
      title: 'Quiet hours are over',
    },
    late: {
      subject: 'Events that were found late: {{count}}',
      intro: 'These events were found more than 15 minutes after they happened.',
      title: 'Found late',
    },
    more: 'And {{count}} more.',
    sms: 'Vectra: {{subject}}. {{url}}',
  },
  /** Of messages that come late. */
  late: {
    /** When something happened, in the sentences below. */
    today: 'at {{time}}',
    otherDay: 'on {{date}} at {{time}}',
    subject: 'Late: {{subject}}',
    one: {
      tracker: 'Happened {{first}}, reported {{known}}, when the tracker was back.',
      order: 'Happened {{first}}, reported {{known}}.',
      us: 'Happened {{first}}. Vectra only noticed {{known}}, because of a delay on our side.',
      delivery: 'Happened {{first}}. Vectra couldn’t deliver this alert before.',
    },
    several: {
      subject: 'Late alerts from {{device}}: {{count}}',
      tracker:
        'The first happened {{first}}, the last {{last}}. Reported {{known}}, when the tracker was back.',
      order: 'The first happened {{first}}, the last {{last}}. Reported {{known}}.',
      us: 'The first happened {{first}}, the last {{last}}. Vectra only noticed {{known}}, because of a delay on our side.',
    },
    sms: 'Vectra: {{subject}}. {{late}} {{url}}',
  },
  snooze: 'Mute these alerts',
  webhookPaused: {
    subject: 'Vectra paused a webhook',
    text: 'Your webhook at {{host}} failed {{count}} times in a row. Vectra now tries it once an hour, and resumes as soon as it answers.',
  },
  ask: {
    alerts: {
      subject: '{{owner}} wants to send you alerts',
      text: '{{owner}} wants to send you alerts about their devices by email. Nothing is sent until you agree.',
      sms: 'Vectra: {{owner}} wants to text you alerts about their devices. To agree: {{url}}',
    },
    reports: {
      subject: '{{owner}} wants to send you reports',
      text: '{{owner}} wants to send you reports about their devices by email. Nothing is sent until you agree.',
      sms: 'Vectra: {{owner}} wants to text you reports about their devices. To agree: {{url}}',
    },
    floatPlan: {
      subject: '{{owner}} wants to name you as a contact for a boat trip',
      text: '{{owner}} wants you to get a message if their boat isn’t back in time. Nothing is sent until you agree.',
      sms: 'Vectra: {{owner}} wants you to get a text if their boat isn’t back in time. To agree: {{url}}',
    },
  },
  /** Of float plans. */
  floatPlan: {
    to: 'Destination',
    people: 'People on board',
    returnBy: 'Planned return',
    lastPosition: 'Last position',
    noPosition: 'not known',
    overdue: 'Try to reach the people on board. If you can’t, call the coast guard.',
    reminder: 'If you need more time, extend the plan. If you’re back, end it.',
    reminderContacts:
      'If you need more time, extend the plan. If you’re back, end it. Your contacts get a message at {{time}}.',
    follow: 'Follow {{device}} on a map',
    open: 'Open the float plan',
    sms: 'Vectra: {{subject}}. On board: {{people}}. Planned return: {{returnBy}}. Last position: {{position}}. {{url}}',
    allClear: 'If you’ve called the coast guard, let them know.',
    removed: 'This doesn’t mean that the boat is back. If you don’t know, try to reach the people on board.',
    allClearSms: 'Vectra: {{subject}}. {{sentence}}',
  },
  agree: 'Agree or decline',
  report: {
    subject: '{{schedule}}: {{period}}',
    attached: 'The report is attached.',
    tooLarge: 'The report is too large for an email.',
    until: 'You can download it until {{date}}.',
    report: 'Report',
    about: 'About',
    period: 'Period',
    open: 'Download the report',
    openAll: 'See all reports',
    whyYou: 'You get this email because of your report schedule {{schedule}} in Vectra.',
    sms: 'Vectra: {{schedule}}, {{period}}. {{url}}',
    failed: {
      subject: '{{schedule}}: no report this time',
      text: 'The report couldn’t be generated. {{error}}',
      next: 'The schedule stays on. The next report is planned for {{date}}.',
      open: 'Open your reports',
    },
  },
  sms: 'Vectra: {{subject}}. {{url}}',
  settingsTest: {
    subject: 'Your Vectra alerts reach this address',
    text: 'This is the test message that you asked for in your settings.',
    sms: 'Vectra: your alerts reach this phone. {{url}}',
  },
  phoneCode: 'Vectra: your code is {{code}}. It expires in {{minutes}} minutes.',
} as const
