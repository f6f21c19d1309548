import { onBoardNames } from '../on-board-names.ts'

/** The report of what boats report on board. */
export const onBoardReportTexts = {
  byDay: 'By day',
  episodes: 'High water and shore power',
  noEpisodes: 'No high bilge water and no time without shore power was reported.',
  nothing: 'None of these devices has sent readings on board.',
  without_one: '{{count}} of the devices sends no readings on board.',
  without_other: '{{count}} of the devices send no readings on board.',
  batteries: 'Batteries',
  tanks: 'Tanks',
  /** How often the water was high. */
  times_one: '{{count}} time',
  times_other: '{{count}} times',
  /** Below the time without shore power. */
  longest: 'Longest: {{duration}}',
  /** The most starts of the bilge pump on a day. */
  most: 'Most: {{count}} ({{day}})',
  columns: {
    highWater: 'High bilge water',
    pumpStarts: 'Bilge pump starts',
    shorePower: 'On shore power',
    share: 'Share on shore power',
    withoutShorePower: 'Without shore power',
    shallowest: 'Shallowest depth',
    battery: 'Battery',
    tank: 'Tank',
    lowestVoltage: 'Lowest voltage',
    lowestOn: 'Lowest on',
    highestVoltage: 'Highest voltage',
    level: 'Level',
    reportedOn: 'Reported on',
  },
  definitions: {
    unknown:
      'A dash means that the boat didn’t report it, so it is unknown. If only part of a day is known, that part counts.',
    pump: 'The bilge pump has started when a report says that it is running and the one before said that it was off. A run between two reports is not seen.',
    state:
      'High water, the pump and shore power stay as reported until a report changes them. After more than {{duration}} without a report they are unknown until the next one.',
    share: 'The share on shore power is that of the time for which it is known.',
    levels:
      'Voltages and depths are those that were reported on the day. The level of a tank is the last one of the day.',
    days: 'Days run from midnight to midnight in this time zone: {{zone}}. What lasts past midnight counts on each day with its part, and is listed once.',
  },
  names: onBoardNames,
} as const
