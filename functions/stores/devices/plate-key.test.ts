import { expect, it } from 'vitest'
import { plateKeyOf } from './plate-key.ts'

it.each([
  ['FL 4821 RK', 'FL4821RK'],
  ['fl-4821·rk', 'FL4821RK'],
  ['品川 330 あ 12-34', '品川330あ1234'],
  ['ＡＢ１２', 'AB12'],
])('the plate %s is found as %s', (plate, key) => {
  expect(plateKeyOf(plate)).toBe(key)
})

it.each([null, '', ' - '])('the plate %j is not found at all', (plate) => {
  expect(plateKeyOf(plate)).toBeUndefined()
})
