import { expect, test } from 'vitest'
import { pullOf, pullRefreshes } from './use-pull.ts'

test.each([
  [-5, 0],
  [0, 0],
  [79, 79],
  [80, 80],
  [81, 80],
  [300, 80],
])('OVR-1 a finger that moves %i px pulls the page %i px', (finger, pulled) => {
  expect(pullOf(finger)).toBe(pulled)
})

test.each([
  [60, false],
  [61, true],
  [80, true],
])('OVR-1 releasing at %i px refreshes: %s', (pulled, refreshes) => {
  expect(pullRefreshes(pulled)).toBe(refreshes)
})
