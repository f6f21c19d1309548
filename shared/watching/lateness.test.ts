import { expect, test } from 'vitest'
import { MINUTE_MS, toIso } from '../time.ts'
import { latenessOf } from './lateness.ts'

const NIGHT = Date.parse('2026-06-01T02:00:00Z')
const at = (minute: number, ms = 0) => toIso(NIGHT + minute * MINUTE_MS + ms)

test.each([
  ['the tracker reported more than 15 minutes later', { reportedAt: at(25, 1), foundAt: at(26) }, 'tracker'],
  ['the tracker reported within 15 minutes', { reportedAt: at(25), foundAt: at(26) }, 'order'],
  ['it was found within 15 minutes of that', { reportedAt: at(34), foundAt: at(49) }, 'tracker'],
  ['it was found more than 15 minutes after that', { reportedAt: at(34), foundAt: at(49, 1) }, 'us'],
  ['no position proves it', { foundAt: at(40) }, 'us'],
  ['it was found in time', {}, 'delivery'],
] as const)('NOT-5 a message is late because %s', (_why, event, because) => {
  expect(latenessOf({ timestamp: at(10), ...event }).because).toBe(because)
})

test('NOT-5 a message about several events has the times of all, and the reason that they share', () => {
  const tow = { timestamp: at(10), reportedAt: at(34), foundAt: at(34, 500) }
  const exit = { timestamp: at(14), reportedAt: at(35), foundAt: at(36) }
  expect(latenessOf(tow, [exit])).toEqual({ from: at(10), to: at(14), knownAt: at(35), because: 'tracker' })
  const ours = { timestamp: at(16), foundAt: at(38) }
  expect(latenessOf(tow, [exit, ours])).toMatchObject({ to: at(16), knownAt: at(38), because: 'order' })
  expect(latenessOf(ours)).toEqual({ from: at(16), to: at(16), knownAt: at(38), because: 'us' })
})
