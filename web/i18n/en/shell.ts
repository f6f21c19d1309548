export const shellTexts = {
  product: 'Vectra',
  loading: 'Loading Vectra…',
  shell: {
    navigation: 'Main',
    live: 'Live',
    account: 'Account',
    signedInAs: 'Signed in as',
    signOut: 'Sign out',
    toDark: 'Use the dark theme',
    toLight: 'Use the light theme',
    version: 'Version {{version}}',
  },
  dialog: { close: 'Close' },
}
