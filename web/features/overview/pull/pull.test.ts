import { expect, test } from 'vitest'
import { pulledPx, pullRefreshes } from './pull.ts'

test.each([
  [-5, 0],
  [0, 0],
  [79, 79],
  [80, 80],
  [81, 80],
  [300, 80],
])('OVR-1 a finger %i px down draws the page %i px down', (finger, pulled) => {
  expect(pulledPx(finger)).toBe(pulled)
})

test.each([
  [60, false],
  [61, true],
  [80, true],
])('OVR-1 letting go at %i px refreshes: %s', (pulled, refreshes) => {
  expect(pullRefreshes(pulled)).toBe(refreshes)
})
