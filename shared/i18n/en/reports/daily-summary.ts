/** The report of what each device did on a day. */
export const dailySummaryTexts = {
  devices: 'By device',
  days: 'By day',
  details: 'Trips and stops',
  detailsLeftOut: 'For trips, stops and maps, choose fewer devices or days.',
  dayOf: '{{device}}, {{date}}',
  dayBar: 'The day by the hour',
  map: 'Route',
  mapHidden: 'The map is left out because of a private trip.',
  noTimeline: 'No trip or stop started on this day.',
  trip: 'Trip',
  stop: 'Stop',
  activity: 'Activity',
  events: 'Events',
  noEvents: 'No events',
} as const
