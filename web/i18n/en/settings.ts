export const settingsTexts = {
  settings: {
    title: 'Settings',
    general: 'General',
    theme: 'Theme',
    themeText: 'Applies everywhere you sign in.',
    themes: { light: 'Light', dark: 'Dark' },
    units: 'Units',
    unitsText: 'Used for all speeds and distances.',
    unitNames: { miles: 'Miles', km: 'Kilometres' },
    comingSoon: 'Language, time zone, notifications and billing are coming soon.',
    notLoaded: 'Couldn’t load your settings. You’re seeing the defaults.',
    notSaved: 'Couldn’t save your change',
  },
}
