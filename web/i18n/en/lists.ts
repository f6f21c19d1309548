/** Texts whose keys the specification prescribes. */
export const listTexts = {
  common: { noData: 'No data yet.' },
  devices: {
    noDevicesFound: 'No devices found.',
    commandSent: 'Command sent',
    commandFailed: 'Couldn’t send the command. Try again in a moment.',
  },
}
