/** The report of visits to geofences. */
export const geofenceActivityTexts = {
  geofence: 'Geofence',
  geofences: 'Geofences',
  devices: 'Devices',
  visits: 'Visits',
  timeInside: 'Time inside',
  averageVisit: 'Average visit',
  longestVisit: 'Longest visit',
  geofencesVisited: 'Geofences visited',
  devicesInside: 'Devices with visits',
  entered: 'Entered',
  left: 'Left',
  firstEntry: 'First entry',
  lastExit: 'Last exit',
  chart: 'Time inside by geofence',
  byGeofence: 'By geofence',
  byDevice: 'By device',
  byDay: 'First and last of the day',
  noVisits: 'No device was inside a geofence.',
  definitions: {
    visit:
      'A visit is the time from entry to exit. It starts when a second position confirms that the device is inside, so a drive past is no visit.',
    open: 'A visit without an entry started before this period. One without an exit wasn’t over at its end.',
    time: 'Time inside counts only what is within this period. Where several devices are inside at once, the time of each one counts.',
    days: 'Days run from midnight to midnight in this time zone: {{zone}}.',
  },
} as const
