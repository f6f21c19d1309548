import { expect, test } from 'vitest'
import { aDevice } from '../../make/a-device.ts'
import { pollIntervalMs } from './list-poll.ts'

const SEEN = aDevice()
const WAITING = aDevice({ tracking: null })
const UNCOVERED = aDevice({ tracking: null, hasSubscription: false })

test.each([
  ['as specified', { devices: [SEEN], pushed: false, pageAgeMs: 0 }, 30_000],
  ['while positions are pushed', { devices: [SEEN], pushed: true, pageAgeMs: 0 }, 60_000],
  ['while one waits for its first', { devices: [SEEN, WAITING], pushed: false, pageAgeMs: 599_999 }, 5_000],
  ['but not for ever', { devices: [SEEN, WAITING], pushed: false, pageAgeMs: 600_000 }, 30_000],
  ['and not when it is pushed', { devices: [WAITING], pushed: true, pageAgeMs: 0 }, 60_000],
  ['nor without a subscription', { devices: [UNCOVERED], pushed: false, pageAgeMs: 0 }, 30_000],
])('LIV-8 the list is read again %s', (_, asked, every) => {
  expect(pollIntervalMs(asked)).toBe(every)
})
