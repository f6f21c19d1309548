import { expect, test } from 'vitest'
import { dueInMs } from './due-in.ts'

test.each([
  [0, 30_000],
  [12_000, 18_000],
  [29_000, 1_000],
  [31_000, 1_000],
])(
  'LIV-8 %d ms after the newest reply the next poll is due in %d ms, whatever was pushed',
  (ageMs, dueMs) => {
    expect(dueInMs(30_000, 1_000, 1_000 + ageMs)).toBe(dueMs)
  },
)
