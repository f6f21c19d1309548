import { deviceStatusTexts } from '../../../shared/i18n/en/device-status.ts'

export const statusTexts = {
  freshness: {
    ...deviceStatusTexts.freshness,
    asleepUntil: 'Asleep until {{time}}',
    silentFor: 'Silent, last contact {{age}}',
  },
  age: {
    now: 'just now',
    seconds: '{{count}} s ago',
    minutes_one: '{{count}} minute ago',
    minutes_other: '{{count}} minutes ago',
    hours_one: '{{count}} hour ago',
    hours_other: '{{count}} hours ago',
    days_one: '{{count}} day ago',
    days_other: '{{count}} days ago',
    invalid: 'Invalid time',
  },
  times: {
    zone: 'Times in {{zone}}',
    zonesHere: 'This device',
    zonesElsewhere: 'Other time zones',
  },
  motion: {
    ...deviceStatusTexts.motion,
    idleEngineOn: 'Idle - Engine ON',
    since: 'since {{time}}',
    was: deviceStatusTexts.was,
  },
  battery: { excellent: 'Excellent', good: 'Good', fair: 'Fair', low: 'LOW', critical: 'CRITICAL' },
  cellular: { excellent: 'Excellent', good: 'Good', fair: 'Fair', weak: 'Weak' },
  satellites: { good: 'Good', fair: 'Fair', poor: 'Poor' },
  flags: {
    noFix: 'The latest report has no GPS fix. Showing the position before it.',
    inaccurate: 'The latest fix is too inaccurate. Showing the position before it.',
    clock: 'The tracker’s clock is wrong. Showing the time the position was received.',
    weekRepaired:
      'The tracker’s clock is off by whole weeks, a known GPS fault. The time shown is corrected.',
    jump: 'The latest fix is implausibly far away. Showing the position before it until more fixes agree.',
    frozen: 'The tracker keeps reporting exactly the same position. It may have moved since.',
  },
}
