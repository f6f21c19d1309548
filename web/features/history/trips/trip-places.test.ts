import { describe, expect, test } from 'vitest'
import { tripPlaces } from './trip-places.ts'

const METRES_PER_DEGREE = 111_195
const place = (metresNorth: number, name: string | null) => ({
  lat: 25.6 + metresNorth / METRES_PER_DEGREE,
  lng: -80.4,
  name,
  distanceKm: name === null ? null : metresNorth / 1000,
  bearing: name === null ? null : 0,
})
const HOME = place(0, 'Country Walk')

describe('HIS-1 the places of a trip', () => {
  test.each([
    [199, 'Country Walk', 'roundTrip'],
    [201, 'Country Walk', 'sameTown'],
    [199, 'Kendall', 'roundTrip'],
    [201, 'Kendall', 'towns'],
    [201, null, 'towns'],
  ])('HIS-1 with an end %d m from its start near %s are named as: %s', (metres, name, kind) => {
    expect(tripPlaces(HOME, place(metres, name)).kind).toBe(kind)
  })

  test('HIS-1 of a trip that goes on have no end', () => {
    expect(tripPlaces(HOME, null)).toEqual({ kind: 'unfinished' })
  })

  test('HIS-1 in the same town have a distance and a direction each', () => {
    expect(tripPlaces(HOME, place(3000, 'Country Walk'))).toEqual({
      kind: 'sameTown',
      from: { name: 'Country Walk', distanceKm: 0, bearing: 0 },
      to: { name: 'Country Walk', distanceKm: 3, bearing: 0 },
    })
  })
})
