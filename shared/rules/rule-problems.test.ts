import { expect, it } from 'vitest'
import type { Condition } from './condition.ts'
import { ruleProblems } from './rule-problems.ts'

const above = (value: number): Condition => ({ type: 'speed', operator: 'above', value })
const below = (value: number): Condition => ({ type: 'speed', operator: 'below', value })
const between = (value: number, valueTo?: number): Condition => ({
  type: 'battery',
  operator: 'between',
  value,
  valueTo,
})
const daily = (timeStart: string, timeEnd: string, timezone = 'UTC'): Condition => ({
  type: 'timeRange',
  timeStart,
  timeEnd,
  timezone,
})

const NEVER: readonly (readonly [
  name: string,
  conditions: readonly Condition[],
  path: string,
  code: string,
])[] = [
  ['above 80 and below 60', [above(80), below(60)], 'conditions.1', 'contradiction'],
  ['above 80 and below 80', [above(80), below(80)], 'conditions.1', 'contradiction'],
  ['below 0', [below(0)], 'conditions.0.value', 'never-met'],
  ['an empty time range', [daily('06:00', '06:00')], 'conditions.0.timeEnd', 'time-range-empty'],
  [
    'morning and evening',
    [daily('06:00', '12:00'), daily('12:00', '18:00')],
    'conditions.1',
    'contradiction',
  ],
  ['no upper limit', [between(11)], 'conditions.0.valueTo', 'value-to-missing'],
  ['limits reversed', [between(12, 11)], 'conditions.0.valueTo', 'limits-reversed'],
  [
    'ignition on and off',
    [
      { type: 'accessory', operator: 'on' },
      { type: 'accessory', operator: 'off' },
    ],
    'conditions.1',
    'contradiction',
  ],
  ['no contact and a speed', [{ type: 'noContact', value: 30 }, above(80)], 'conditions.1', 'contradiction'],
  [
    'inside and outside',
    [
      { type: 'insideGeofence', geofenceId: 'EAST' },
      { type: 'outsideGeofence', geofenceId: 'EAST' },
    ],
    'conditions.1',
    'contradiction',
  ],
]

it.each(NEVER)('ALR-3 a rule that can never be true is refused: %s', (_name, conditions, path, code) => {
  expect(ruleProblems({ conditions })).toEqual([{ path, code }])
})

const POSSIBLE: readonly (readonly [name: string, conditions: readonly Condition[]])[] = [
  ['above 60 and below 80', [above(60), below(80)]],
  ['across midnight and at night', [daily('22:00', '06:00'), daily('00:00', '01:00')]],
  ['times of two zones', [daily('06:00', '12:00'), daily('12:00', '18:00', 'Asia/Tokyo')]],
  ['one voltage', [between(12, 12)]],
  [
    'inside one geofence and outside of another',
    [
      { type: 'insideGeofence', geofenceId: 'EAST' },
      { type: 'outsideGeofence', geofenceId: 'WEST' },
    ],
  ],
  [
    'no contact with the ignition on',
    [
      { type: 'noContact', value: 30 },
      { type: 'accessory', operator: 'on' },
    ],
  ],
]

it.each(POSSIBLE)('ALR-3 a rule that can be true is accepted: %s', (_name, conditions) => {
  expect(ruleProblems({ conditions })).toEqual([])
})
