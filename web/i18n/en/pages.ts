export const pageTexts = {
  pages: {
    home: 'Know where everything is',
    share: 'Shared location',
    certificate: 'Insurance certificate',
    installation: 'Installation guide',
    current: 'Marine support',
    builders: 'For builders',
    dealers: 'For dealers',
    insurance: 'For insurers',
    renters: 'For rental fleets',
    owners: 'For owners',
    recipient: 'Notifications',
    snooze: 'Mute alerts',
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
    shares: 'Share links',
    settings: 'Settings',
    subscription: 'Subscription',
  },
  comingSoon: {
    installation: 'The guide is coming soon. To connect a tracker now, sign in and add a device.',
    current: 'Marine support is coming soon.',
    builders: 'Vectra for builders is coming soon.',
    dealers: 'Vectra for dealers is coming soon.',
    insurance: 'Vectra for insurers is coming soon.',
    renters: 'Vectra for rental fleets is coming soon.',
    owners: 'Vectra for owners is coming soon.',
  },
  comingSoonLink: {
    home: 'Back to home',
  },
  home: {
    text: 'Track vehicles, boats and equipment on one live map. Every position shows how recent it is.',
    getStarted: 'Get started',
    plans: 'Plans',
    planNames: { monthly: 'Monthly', annual: 'Annual', marine: 'Annual with marine support' },
    per: { monthly: '{{amount}} a month', annual: '{{amount}} a year', marine: '{{amount}} a year' },
  },
}

export type PageName = keyof typeof pageTexts.pages
/** The pages that are not built yet. */
export type ComingSoonName = keyof typeof pageTexts.comingSoon

export const isComingSoon = (page: PageName): page is ComingSoonName => page in pageTexts.comingSoon
