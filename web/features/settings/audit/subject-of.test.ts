import { expect, test } from 'vitest'
import { subjectOf } from './subject-of.ts'

test.each([
  ['/vectra/devices/{deviceId}/anchor-watch', 'anchorWatch'],
  ['/vectra/devices/{deviceId}/float-plan', 'floatPlan'],
  ['/vectra/devices/{deviceId}', 'devices'],
])('a log entry for %s is about %s', (path, subject) => {
  expect(subjectOf({ path })).toBe(subject)
})
