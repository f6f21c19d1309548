export const pageTexts = {
  pages: {
    home: 'Know where everything is',
    share: 'Shared location',
    installation: 'Installation guide',
    current: 'Marine support',
    builders: 'For builders',
    dealers: 'For dealers',
    insurance: 'For insurers',
    renters: 'For rental fleets',
    owners: 'For owners',
    onboarding: 'Order',
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
  coming: {
    installation: 'The guide is not written yet. Sign in and add a device: its page says how to connect it.',
    current: 'Marine support is not on offer yet.',
    builders: 'What Vectra does for builders is not written yet.',
    dealers: 'What Vectra does for dealers is not written yet.',
    insurance: 'What Vectra does for insurers is not written yet.',
    renters: 'What Vectra does for rental fleets is not written yet.',
    owners: 'What Vectra does for owners is not written yet.',
    onboarding: 'Trackers cannot be ordered here yet. Sign in to connect one that you have.',
    geofences: 'Geofences cannot be drawn yet. This page will hold them.',
    alerts: 'Alert rules cannot be made yet. This page will hold them.',
    reporting: 'Reports cannot be made yet. This page will hold them.',
    devices:
      'Your devices get a table of their own here. Until then the live map lists, adds and edits them.',
    subscription: 'Subscriptions cannot be bought here yet. This page will hold them.',
  },
  home: {
    text: 'Your vehicles, boats and equipment on one map, with the truth about every position beside it.',
  },
  comingOnward: {
    home: 'Back to home',
    live: 'Open the live map',
  },
}

export type PageName = keyof typeof pageTexts.pages
/** The pages that say in a sentence that they are still to come. */
export type ComingSoonName = keyof typeof pageTexts.coming
