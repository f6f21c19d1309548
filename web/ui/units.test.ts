import { expect, test } from 'vitest'
import { unitTexts } from './units.tsx'

const km = unitTexts('km')
const miles = unitTexts('miles')

test.each([
  [100, '100 km/h', '62 mph'],
  [31.5, '32 km/h', '20 mph'],
  [0.8, '1 km/h', '0 mph'],
  [0, '0 km/h', '0 mph'],
])('APP-11 a speed of %d km/h is shown as %s or %s', (speedKmh, inKm, inMiles) => {
  expect(plain(km.speedText(speedKmh))).toBe(inKm)
  expect(plain(miles.speedText(speedKmh))).toBe(inMiles)
})

test.each([
  [100, '100.0 km', '62.1 mi'],
  [1.60934, '1.6 km', '1.0 mi'],
])('APP-11 a distance of %d km is shown as %s or %s', (distanceKm, inKm, inMiles) => {
  expect(plain(km.distanceText(distanceKm))).toBe(inKm)
  expect(plain(miles.distanceText(distanceKm))).toBe(inMiles)
})

test('APP-11 an unknown value is a dash', () => {
  expect(miles.speedText(null)).toBe('–')
  expect(miles.distanceText(null)).toBe('–')
})

const plain = (text: string) => text.replaceAll(/\s/g, ' ')
