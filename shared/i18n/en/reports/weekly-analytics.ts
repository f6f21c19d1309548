/** The report that compares a period with the one before. */
export const weeklyAnalyticsTexts = {
  compared: 'Compared with {{period}}.',
  /** Of the period before, on a tile. */
  before: '{{before}} before',
  beforeAndChange: '{{before}} before ({{change}})',
  thisPeriod: 'This period',
  periodBefore: 'Period before',
  distanceBefore: 'Distance before',
  change: 'Change',
  busiest: 'Busiest device',
  idlest: 'Least used device',
  busiestNote: '{{duration}} of driving, {{distance}}',
  notDriven: 'Not driven',
  devices: 'By device',
  days: 'By day',
  events: 'Events',
  countBefore: 'Before',
  count: 'Count',
  noEvents: 'Nothing happened in either period.',
  otherEvents: 'Other events',
  definitions: {
    before:
      'The period before is the same number of days, just before this one. Until this period is over, only as many of the earlier days count as have started in this one.',
  },
} as const
