import { expect, it } from 'vitest'
import { trailHoursOf } from './trail-hours.ts'

it.each([
  [0, 1],
  [-5, 1],
  [1, 1],
  [1.9, 1],
  [24, 24],
  [167.9, 167],
  [168, 168],
  [169, 168],
  [Number.POSITIVE_INFINITY, 168],
  ['48', 48],
  [' 2 ', 2],
  ['500', 168],
  ['', 24],
  ['  ', 24],
  ['a day', 24],
  [Number.NaN, 24],
  [null, 24],
  [undefined, 24],
  [true, 24],
  [[3], 24],
  [{}, 24],
])('SHR-1 T40 %j hours of trail are %i: whole, 1 to 168, 24 by default', (value, hours) => {
  expect(trailHoursOf(value)).toBe(hours)
})
