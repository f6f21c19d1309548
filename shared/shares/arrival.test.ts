import { describe, expect, it } from 'vitest'
import { haversineMetres } from '../geo/distance.ts'
import { findArrival } from './arrival.ts'
import { Circle, isInCircle } from './circle.ts'

const HARBOUR = { lat: 26, lng: -80, radiusM: 500 }
const there = (shownAt: number) => ({ lat: 26.001, lng: -80, shownAt })
const away = (shownAt: number) => ({ lat: 26.1, lng: -80, shownAt })

describe('an arrival', () => {
  it('SHR-6 is the first fix inside the circle after being away', () => {
    expect(findArrival([away(1), there(2), there(3)], HARBOUR, 0)).toEqual({ awaySince: 0, arrivedAt: 2 })
    expect(findArrival([there(1)], HARBOUR, 1)).toEqual({ awaySince: 1, arrivedAt: 1 })
    expect(findArrival([away(1), away(2)], HARBOUR, 0)).toEqual({ awaySince: 0, arrivedAt: null })
    expect(findArrival([], HARBOUR, null)).toEqual({ awaySince: null, arrivedAt: null })
  })

  it('SHR-6 is not that of a device that is already there: it has to leave first', () => {
    expect(findArrival([there(1), there(2)], HARBOUR, null)).toEqual({ awaySince: null, arrivedAt: null })
    expect(findArrival([there(1), away(2)], HARBOUR, null)).toEqual({ awaySince: 2, arrivedAt: null })
    expect(findArrival([there(1), away(2), there(3)], HARBOUR, null)).toEqual({ awaySince: 2, arrivedAt: 3 })
  })

  it('SHR-6 is not a fix from before it left', () => {
    expect(findArrival([there(1), away(2)], HARBOUR, 2).arrivedAt).toBeNull()
  })

  it('SHR-6 is found when its fix arrives late', () => {
    expect(findArrival([there(1), away(2), there(3), away(5)], HARBOUR, 5).arrivedAt).toBe(3)
  })
})

it('SHR-6 the edge of a circle is in it, a step further is not', () => {
  const onEdge = { lat: 26.004, lng: -80 }
  const radiusM = haversineMetres(HARBOUR, onEdge)
  expect(isInCircle({ ...HARBOUR, radiusM }, onEdge)).toBe(true)
  expect(isInCircle({ ...HARBOUR, radiusM }, { lat: 26.004001, lng: -80 })).toBe(false)
})

it.each([
  [49.9, false],
  [50, true],
  [20_000, true],
  [20_000.1, false],
  [Number.NaN, false],
])('SHR-8 a radius of %d m is valid: %j', (radiusM, valid) => {
  expect(Circle.safeParse({ ...HARBOUR, radiusM }).success).toBe(valid)
})
