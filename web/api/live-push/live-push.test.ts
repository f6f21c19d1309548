import { expect, test } from 'vitest'
import { reconnectDelayMs } from './live-push.ts'

test.each([
  [0, 500, 1_000],
  [1, 1_000, 2_000],
  [4, 8_000, 16_000],
  [5, 15_000, 30_000],
  [100, 15_000, 30_000],
])('LIV-8 after %d failures it reconnects in %d to %d ms', (failures, least, most) => {
  expect(reconnectDelayMs(failures, 0)).toBe(least)
  expect(reconnectDelayMs(failures, 1)).toBe(most)
})
