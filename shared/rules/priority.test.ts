import { expect, test } from 'vitest'
import type { Condition } from './condition.ts'
import { alertPriority, geofencePriority, notificationPriority } from './priority.ts'

const OUTSIDE: Condition = { type: 'outsideGeofence', geofenceId: 'marina' }
const INSIDE: Condition = { type: 'insideGeofence', geofenceId: 'marina' }
const NIGHT: Condition = { type: 'timeRange', timeStart: '22:00', timeEnd: '06:00', timezone: 'UTC' }
const FAST: Condition = { type: 'speed', operator: 'above', value: 80 }

test.each<[string, Condition[]]>([
  ['a tow', [{ type: 'movedWithoutIgnition' }]],
  ['a collision', [{ type: 'drivingBehavior', behaviorType: 'collision' }]],
  ['a relay that somebody else switched', [{ type: 'relayChanged' }]],
  ['high water in a boat', [{ type: 'bilgeHigh' }]],
  ['leaving a geofence at a time', [NIGHT, OUTSIDE]],
  ['a tow and more', [FAST, { type: 'movedWithoutIgnition' }]],
])('ALR-2 %s is critical unless its owner says otherwise', (_name, conditions) => {
  expect(alertPriority(conditions, undefined)).toBe('critical')
  expect(alertPriority(conditions, null)).toBe('critical')
  expect(alertPriority(conditions, false)).toBe('medium')
})

test.each<[string, Condition[]]>([
  ['a speed', [FAST]],
  ['being outside of a geofence at any time', [OUTSIDE]],
  ['a time alone', [NIGHT]],
  ['being inside of a geofence at a time', [NIGHT, INSIDE]],
  ['a fall', [{ type: 'drivingBehavior', behaviorType: 'fall' }]],
])('ALR-2 %s is critical only if its owner says so', (_name, conditions) => {
  expect(alertPriority(conditions, undefined)).toBe('medium')
  expect(alertPriority(conditions, true)).toBe('critical')
})

test.each([
  ['low', 'low'],
  ['medium', 'critical'],
  ['high', 'critical'],
  ['critical', 'critical'],
] as const)('NOT-2 leaving a geofence at a time with priority %s is %s', (chosen, expected) => {
  expect(notificationPriority([OUTSIDE, NIGHT], chosen)).toBe(expected)
  expect(notificationPriority([FAST], chosen)).toBe(chosen)
})

test('GEO-4 crossings of a geofence are critical only if its owner says so', () => {
  expect(geofencePriority({})).toBe('medium')
  expect(geofencePriority({ critical: false })).toBe('medium')
  expect(geofencePriority({ critical: true })).toBe('critical')
})
