/** What an insurance certificate and the page that confirms it call its parts. */
export const certificateLabels = {
  title: 'Insurance certificate',
  holder: 'Holder',
  issuedOn: 'Date of issue',
  number: 'Certificate number',
  devices: 'Devices',
  plate: 'Plate',
  noPlate: '–',
  type: 'Type',
  deviceId: 'Device ID',
  since: 'Monitored since',
  monitored: 'Monitored',
  livePosition: 'Live position',
  geofences_one: '{{count}} geofence',
  geofences_other: '{{count}} geofences',
  alerts_one: '{{count}} alert rule',
  alerts_other: '{{count}} alert rules',
} as const

/** What only the certificate on paper says. */
export const certificatePaperTexts = {
  statement: 'Vectra confirms that these devices were monitored for the holder on the date of issue.',
  device: 'Device',
  confirm: 'Scan to confirm',
  note: 'Live position: the device reports where it is while it has power and mobile coverage. Geofences and alert rules are those that were active for the device on the date of issue. This document is not an insurance policy.',
  footer: 'Confirm this certificate at {{url}}',
  page: 'Page {{page}} of {{pages}}',
} as const
