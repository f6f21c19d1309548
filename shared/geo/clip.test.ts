import { expect, test } from 'vitest'
import { clipLine, clipRing } from './clip.ts'

const BOUNDS = { west: 0, south: 0, east: 10, north: 10 }

test('LIV-1 land is clipped to the bounds', () => {
  const ring = [
    [-5, 2],
    [5, 2],
    [5, 8],
    [-5, 8],
    [-5, 2],
  ]
  const clipped = clipRing(ring, BOUNDS)
  expect(new Set(clipped.map(String))).toEqual(new Set(['0,2', '5,2', '5,8', '0,8']))
  expect(clipped[0]).toEqual(clipped.at(-1))
})
test('LIV-1 land inside is unchanged, land outside is dropped, land all around fills the bounds', () => {
  const square = (from: number, to: number) => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
    [from, from],
  ]
  expect(new Set(clipRing(square(2, 3), BOUNDS).map(String))).toEqual(new Set(square(2, 3).map(String)))
  expect(clipRing(square(20, 30), BOUNDS)).toEqual([])
  expect(new Set(clipRing(square(-5, 15), BOUNDS).map(String))).toEqual(new Set(square(0, 10).map(String)))
})
test('LIV-1 a coast is reduced to the parts near the bounds', () => {
  expect(
    clipLine(
      [
        [-9, 5],
        [-1, 5],
        [5, 5],
        [11, 5],
        [19, 5],
        [30, 5],
      ],
      BOUNDS,
    ),
  ).toEqual([
    [
      [-1, 5],
      [5, 5],
      [11, 5],
    ],
  ])
  expect(
    clipLine(
      [
        [20, 5],
        [30, 5],
      ],
      BOUNDS,
    ),
  ).toEqual([])
})
