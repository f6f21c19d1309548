import { expect, it } from 'vitest'
import { placeInCircle } from './place-in-circle.ts'

it('draws a boat to scale, north up', () => {
  expect(placeInCircle(0, 20, 40).y).toBeCloseTo(-33)
  expect(placeInCircle(90, 40, 40).x).toBeCloseTo(66)
})

it('keeps a boat in the drawing that lies far outside its circle', () => {
  expect(placeInCircle(180, 54, 40).y).toBeCloseTo(89.1)
  expect(placeInCircle(180, 900, 40).y).toBeCloseTo(90)
})
