export const pageTexts = {
  pages: {
    share: 'Shared location',
    certificate: 'Insurance certificate',
    report: 'Report',
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
    maintenance: 'Maintenance',
    settings: 'Settings',
    subscription: 'Subscription',
  },
  callback: {
    failed: 'Couldn’t sign you in. Try again.',
  },
}

export type PageName = keyof typeof pageTexts.pages
