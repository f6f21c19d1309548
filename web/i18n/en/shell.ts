import type { ListMessage } from '../../../shared/devices/devices.routes.ts'

export const shellTexts = {
  product: 'Vectra',
  loading: 'Loading Vectra…',
  shell: {
    skip: 'Skip to content',
    navigation: 'Main',
    destinations: {
      overview: 'Overview',
      live: 'Live',
      history: 'History',
      geofences: 'Geofences',
      alerts: 'Alert rules',
      reporting: 'Reporting',
      devices: 'Devices',
      shares: 'Share links',
      settings: 'Settings',
      subscription: 'Subscription',
    },
    deviceCount: '{{count}} in your account',
    greeting: 'Hello, {{name}}',
    greetingWithoutName: 'Hello',
    more: 'More',
    account: 'Account',
    accountAndMore: 'Account and more',
    signedInAs: 'Signed in as',
    install: 'Install app',
    signOut: 'Sign out',
    notSaved: 'Couldn’t save your change',
    toDark: 'Use dark theme',
    toLight: 'Use light theme',
    bugReport: 'Report a bug',
    bugReportUnavailable: 'not available yet',
    support: 'Chat with support',
    status: 'Status page (opens in a new tab)',
    version: 'Version {{version}}',
  },
  dialog: { close: 'Close' },
  /** The language menu, and the offer of the browser's language, which is written in that language. */
  language: {
    menu: 'Language',
    offer: 'Vectra is also available in English.',
    use: 'Switch to English',
    /** `language` is the name of the language in use, in that language. */
    keep: 'Keep {{language}}',
    notLoaded: 'Couldn’t load this language. Check your connection and try again.',
  },
  link: {
    dismiss: 'Dismiss',
    /** By the part of a link that could not be read. */
    ignored: {
      range: 'The link’s time range isn’t valid, so this shows the last hour.',
      device: 'A device in the link isn’t valid and was ignored.',
      trip: 'The link’s trip isn’t valid, so this shows the whole route.',
      playback: 'The link’s playback time isn’t valid, so playback starts at the beginning.',
      filter: 'A filter in the link isn’t valid and was ignored.',
      view: 'A view setting in the link isn’t valid and was ignored.',
    },
  },
  pages: {
    share: 'Shared location',
    certificate: 'Insurance certificate',
    report: 'Report',
    recipient: 'Notifications',
    snooze: 'Mute alerts',
    handOver: 'Handing over',
    invitation: 'Invitation',
    login: 'Sign in',
    callback: 'Signing in',
    overview: 'Overview',
    live: 'Live',
    history: 'Route history',
    geofences: 'Geofences',
    alerts: 'Alert rules',
    reporting: 'Reporting',
    devices: 'Devices',
    device: 'Device',
    connect: 'Connect a tracker',
    import: 'Import history',
    shares: 'Share links',
    maintenance: 'Maintenance',
    settings: 'Settings',
    subscription: 'Subscription',
  },
  callback: {
    failed: 'Couldn’t sign you in. Try again.',
  },
  mapControls: {
    /** The button that shows where the map’s data is from. */
    sources: 'Map sources',
  },
  /** Texts whose keys the specification prescribes. */
  common: {
    /** One sentence after another. */
    sentences: '{{first}} {{next}}',
    noData: 'No data yet.',
  },
  devices: {
    noDevicesFound: 'No devices found.',
    commandSent: 'Command sent',
    commandFailed: 'Failed to send command. Try again in a moment.',
    messages: {
      'late-positions_one':
        'Positions of {{count}} device arrived late and aren’t included yet. Refresh to include them.',
      'late-positions_other':
        'Positions of {{count}} devices arrived late and aren’t included yet. Refresh to include them.',
    } satisfies Record<`${ListMessage}_${'one' | 'other'}`, string>,
  },
  /** Fields for dates, and their calendar. */
  dates: {
    /** What a time looks like, after the pattern of the date. */
    patterns: { '12h': 'h:mm AM', '24h': 'hh:mm' },
    /** In the pattern of a date. */
    letters: { day: 'DD', month: 'MM', year: 'YYYY' },
    wrong: 'Enter a date as {{pattern}}, from {{first}} to {{last}}.',
    open: 'Open calendar',
    failed: 'Couldn’t load the calendar. Type the date instead.',
    chooseMonth: 'Choose a month',
    chooseYear: 'Choose a year',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    previousDecade: 'Previous decade',
    nextDecade: 'Next decade',
  },
}

/** A part of a link that the note above the page can name. */
export type IgnoredPart = keyof (typeof shellTexts)['link']['ignored']

export type PageName = keyof typeof shellTexts.pages
