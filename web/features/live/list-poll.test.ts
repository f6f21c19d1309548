import { expect, test } from 'vitest'
import { aDevice } from '../../make/a-device.ts'
import { pollIntervalMs } from './list-poll.ts'

const POSITIONED = aDevice()
const CONNECTING = aDevice({ tracking: null })
const UNSUBSCRIBED = aDevice({ tracking: null, hasSubscription: false })

test.each([
  ['30 s', 'as specified', { devices: [POSITIONED], pushed: false, pageAgeMs: 0 }, 30_000],
  ['60 s', 'while positions are pushed', { devices: [POSITIONED], pushed: true, pageAgeMs: 0 }, 60_000],
  [
    '5 s',
    'while a device waits for its first position',
    { devices: [POSITIONED, CONNECTING], pushed: false, pageAgeMs: 599_999 },
    5_000,
  ],
  [
    '30 s',
    'once that has taken 10 minutes',
    { devices: [POSITIONED, CONNECTING], pushed: false, pageAgeMs: 600_000 },
    30_000,
  ],
  [
    '60 s',
    'while it waits but positions are pushed',
    { devices: [CONNECTING], pushed: true, pageAgeMs: 0 },
    60_000,
  ],
  [
    '30 s',
    'while it waits without a subscription',
    { devices: [UNSUBSCRIBED], pushed: false, pageAgeMs: 0 },
    30_000,
  ],
])('LIV-8 the list is fetched every %s %s', (_every, _when, state, intervalMs) => {
  expect(pollIntervalMs(state)).toBe(intervalMs)
})
