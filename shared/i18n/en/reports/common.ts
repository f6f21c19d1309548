/** What reports of several types say. */
export const commonReportTexts = {
  devices_one: '{{count}} device',
  devices_other: '{{count}} devices',
  duration: {
    hours: '{{hours}}\u202fh',
    minutes: '{{minutes}}\u202fmin',
    hoursMinutes: '{{hours}}\u202fh {{minutes}}\u202fmin',
  },
  /** Of the heading of a column of numbers. */
  minuteUnit: 'min',
  /** The day of a month, on the axis of a chart. */
  shortDay: '{{weekday}} {{day}}',
  /** The first and the last day. */
  period: '{{from}} – {{to}}',
  total: 'Total',
  /** Of devices or days. */
  countOf: '{{count}} of {{total}}',
  withoutContact: '{{duration}} without contact',
  mayBeTooLow: 'Other figures may be too low',
  /** Instead of the places of a private trip. */
  private: 'Private',
  summary: 'Summary',
  noDevices: 'There are no devices in this report.',
  noPositions: 'There are no positions in this period.',
  notMoved: 'Nothing moved in this period.',
  columns: {
    device: 'Device',
    plate: 'Plate',
    date: 'Date',
    distance: 'Distance',
    driving: 'Driving',
    idle: 'Idling',
    stopped: 'Stopped',
    trips: 'Trips',
    stops: 'Stops',
    maxSpeed: 'Max speed',
    averageSpeed: 'Average speed',
    events: 'Events',
    withoutContact: 'Without contact',
    devicesUsed: 'Devices used',
    daysUsed: 'Days used',
    firstMoved: 'First movement',
    lastMoved: 'Last movement',
    start: 'Start',
    end: 'End',
    duration: 'Duration',
    from: 'From',
    to: 'To',
    time: 'Time',
    event: 'Event',
    purpose: 'Purpose',
    note: 'Note',
  },
  charts: {
    distanceByDay: 'Distance by day',
    distanceByDevice: 'Distance by device',
    farthest: 'Distance of the {{count}} devices driven farthest',
  },
  events: {
    entry: 'Entered {{geofence}}',
    exit: 'Left {{geofence}}',
    dwell: 'Stayed in {{geofence}}',
  },
  completeness: {
    noPositions: '{{device}} sent no positions in this period.',
    noPositionsOf_one: '{{count}} device sent no positions in this period.',
    noPositionsOf_other: '{{count}} devices sent no positions in this period.',
    withoutContact: '{{device}} was without contact for {{duration}}, so its figures may be too low.',
    withoutContactOf_one:
      '{{count}} device was without contact for {{duration}}, so its figures may be too low.',
    withoutContactOf_other:
      '{{count}} devices were without contact for {{duration}} in total, so their figures may be too low.',
    added: '{{device}} was added on {{date}} at {{time}}. Its figures start then.',
    addedOf_one: '{{count}} device was added after this period began. Its figures start then.',
    addedOf_other: '{{count}} devices were added after this period began. Their figures start then.',
    notOver: 'This period isn’t over. Its figures include positions up to {{time}}.',
  },
  definitions: {
    distance:
      'Distance is the length of the recorded route. A receiver that drifts while it stands adds nothing.',
    driving:
      'Driving is the time from the start to the end of each trip. A stop is standing for {{duration}} or longer; shorter halts are part of the trip.',
    idle: 'Idling is standing with the engine on. It is known only where the tracker reports the ignition.',
    withoutContact:
      'Without contact means that the tracker sent no positions, for example because it had no power or no coverage. What the device did then is unknown.',
    days: 'Days run from midnight to midnight in this time zone: {{zone}}. A trip across midnight counts on both days by its parts, and is listed on the day it starts.',
    times: 'Times are those of this time zone: {{zone}}.',
    clocksForward: 'On {{date}} the clocks went forward, so that day had {{duration}}.',
    clocksBack: 'On {{date}} the clocks went back, so that day had {{duration}}.',
    average: 'Average speed is that of the time in motion.',
  },
} as const
