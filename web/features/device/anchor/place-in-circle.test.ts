import { expect, it } from 'vitest'
import { bearingDegrees } from '../../../../shared/geo/bearing.ts'
import { haversineMetres } from '../../../../shared/geo/distance.ts'
import { placeFromCircle, placeInCircle } from './place-in-circle.ts'

it('draws a boat to scale, north up', () => {
  expect(placeInCircle(0, 20, 40).y).toBeCloseTo(-33)
  expect(placeInCircle(90, 40, 40).x).toBeCloseTo(66)
})

it('keeps a boat in the drawing that lies far outside its circle', () => {
  expect(placeInCircle(180, 54, 40).y).toBeCloseTo(89.1)
  expect(placeInCircle(180, 900, 40).y).toBeCloseTo(90)
})

it.each([
  [0, 10],
  [90, 40],
  [225, 54],
])('finds the place on the ground of a point in the drawing: %i°, %i m', (bearing, metres) => {
  const anchor = { lat: 26.1, lng: -80.1 }
  const place = placeFromCircle(anchor, placeInCircle(bearing, metres, 40), 40)
  expect(haversineMetres(anchor, place)).toBeCloseTo(metres)
  expect(bearingDegrees(anchor, place)).toBeCloseTo(bearing, 1)
})
