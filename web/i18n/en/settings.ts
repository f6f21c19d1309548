export const settingsTexts = {
  settings: {
    title: 'Settings',
    general: 'General',
    theme: 'Theme',
    themeText: 'How Vectra looks on every device that you sign in on.',
    themes: { light: 'Light', dark: 'Dark' },
    units: 'Units',
    unitsText: 'For every speed and distance after signing in.',
    unitNames: { miles: 'Miles', km: 'Kilometres' },
    toCome: 'Language, time zone, notifications and billing get their places here later.',
    notLoaded: 'Your settings could not be loaded. What you see here are the defaults.',
    notSaved: 'Your change was not saved',
  },
}
