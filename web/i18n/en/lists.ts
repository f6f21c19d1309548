/** Texts of the specification for lists without anything in them. */
export const listTexts = {
  common: { noData: 'No data yet.' },
  devices: { noDevicesFound: 'No devices found.' },
}
