import { expect, test } from 'vitest'
import { reconnectDelayMs } from './live-push.ts'

test.each([
  [0, 500, 1_000],
  [1, 1_000, 2_000],
  [4, 8_000, 16_000],
  [5, 15_000, 30_000],
  [100, 15_000, 30_000],
])('LIV-8 after %d failures the next connection comes in %d to %d ms', (failures, soonest, latest) => {
  expect(reconnectDelayMs(failures, 0)).toBe(soonest)
  expect(reconnectDelayMs(failures, 1)).toBe(latest)
})
