import { expect, it } from 'vitest'
import { HOUR_MS } from '../time.ts'
import { snoozedUntil } from './snoozed-until.ts'

const NEW_YORK = 'America/New_York'

it.each([
  // Sunday, Monday before and at 08:00, Tuesday; New York is at UTC-4 in summer
  ['2026-06-07T12:00:00.000Z', '2026-06-08T12:00:00.000Z'],
  ['2026-06-08T11:59:59.999Z', '2026-06-08T12:00:00.000Z'],
  ['2026-06-08T12:00:00.000Z', '2026-06-15T12:00:00.000Z'],
  ['2026-06-09T00:00:00.000Z', '2026-06-15T12:00:00.000Z'],
  // the clocks go back on the Sunday between
  ['2026-10-30T12:00:00.000Z', '2026-11-02T13:00:00.000Z'],
])('SET-2 muted until Monday at %s in New York ends at %s', (now, until) => {
  const muted = snoozedUntil('monday', NEW_YORK, Date.parse(now))
  expect(muted !== null && new Date(muted).toISOString()).toBe(until)
})

it('SET-2 muted for hours ends after as many hours, and off ends it', () => {
  expect(snoozedUntil('1h', NEW_YORK, 0)).toBe(HOUR_MS)
  expect(snoozedUntil('8h', NEW_YORK, 0)).toBe(8 * HOUR_MS)
  expect(snoozedUntil('off', NEW_YORK, 0)).toBeNull()
})
