/** Texts that the specification names by their keys. */
export const listTexts = {
  common: { noData: 'No data yet.' },
  devices: {
    noDevicesFound: 'No devices found.',
    commandSent: 'Command sent',
    commandFailed: 'The command was not sent. Try again in a moment.',
  },
}
