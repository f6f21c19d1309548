/** The report of when devices are used. */
export const usagePatternTexts = {
  heat: 'Driving by day of the week and hour',
  heatOf: '{{device}}: driving by day of the week and hour',
  busiestHour: 'Busiest hour',
  busiestHourAt: '{{day}}, {{from}} – {{to}}',
  atNight: 'At night',
  onWeekends: 'On weekends',
  shareOfDriving: '{{share}} of driving',
  daysNotUsed: 'Days not used',
  daysUnknown: 'Days without contact',
  devices: 'By device',
  notUsedOn: 'Days on which {{device}} was not used',
  everyDayUsed: 'Used every day.',
  definitions: {
    night: 'Night is from {{from}} to {{to}}.',
    weekend: 'Weekends are Saturdays and Sundays.',
    notUsed:
      'A day counts as not used if the device did not drive. Days of which nothing is known are listed as without contact.',
  },
} as const
