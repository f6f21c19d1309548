import { expect, test } from 'vitest'
import { unwrapLine, unwrapRing } from './unwrap.ts'

test('LIV-1 a coast that crosses the antimeridian goes on beyond it, in both directions', () => {
  expect(
    unwrapLine([
      [179, 60],
      [-179, 61],
      [178, 62],
    ]),
  ).toEqual([
    [179, 60],
    [181, 61],
    [178, 62],
  ])
  expect(
    unwrapLine([
      [-179, 0],
      [179, 1],
    ]),
  ).toEqual([
    [-179, 0],
    [-181, 1],
  ])
})
test('LIV-1 a ring round the pole is closed along it', () => {
  expect(
    unwrapRing([
      [-120, -70],
      [0, -70],
      [120, -70],
      [-120, -70],
    ]),
  ).toEqual([
    [-120, -70],
    [0, -70],
    [120, -70],
    [240, -70],
    [240, -90],
    [-120, -90],
    [-120, -70],
  ])
})
test('LIV-1 a ring that does not, stays', () => {
  const ring = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ]
  expect(unwrapRing(ring)).toEqual(ring)
})
