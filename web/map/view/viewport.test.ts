import type { Feature } from 'geojson'
import { describe, expect, test } from 'vitest'
import { aDevice } from '../../make/a-device.ts'
import { deviceFeatures } from '../features/device-features.ts'
import { featuresInViewport, isVisibleChange, type Viewport } from './viewport.ts'

type Change = Parameters<typeof aDevice>[0]
const HERE = { latitude: 26, longitude: -80 }
const AROUND_HERE = { west: -90, south: 20, east: -70, north: 30 }

function featureOf(change: Change): Feature {
  const [feature] = deviceFeatures([aDevice(change)]).features
  if (feature === undefined) throw new Error('the device has no place')
  return feature
}
const seen = (was: Change, now: Change, sight: Partial<Viewport> = {}) =>
  isVisibleChange(featureOf(was), featureOf(now), { zoom: 5, area: AROUND_HERE, ...sight })
const at = (place: object, more: object = {}) => ({ tracking: { ...HERE, ...place, ...more } })

describe('LIV-8 what can be seen to change', () => {
  test('LIV-8 a move of half a pixel, not of less', () => {
    // Half of a pixel at zoom 5 is 0.5 * 360 / (512 * 32) = 0.01099 degrees of longitude.
    expect(seen(at({}), at({ longitude: -80.0109 }))).toBe(false)
    expect(seen(at({}), at({ longitude: -80.0111 }))).toBe(true)
    expect(seen(at({}), at({ longitude: -80.0109 }), { zoom: 5.1 })).toBe(true)
  })
  test('LIV-8 to the north by the scale of the place: at 60 degrees half as far as at the equator', () => {
    const world = { area: { west: -180, south: -80, east: 180, north: 80 } }
    const north = (from: number, degrees: number) =>
      seen(at({ latitude: from }), at({ latitude: from + degrees }), world)
    expect(north(0.1, 0.0109)).toBe(false)
    expect(north(0.1, 0.0111)).toBe(true)
    expect(north(60, 0.0054)).toBe(false)
    expect(north(60, 0.0056)).toBe(true)
  })
  test('LIV-8 freshness, name and silhouette wherever it is shown', () => {
    expect(seen(at({}), at({}, { freshness: 'delayed' }))).toBe(true)
    expect(seen(at({}), { ...at({}), deviceName: 'Renamed' })).toBe(true)
    expect(seen(at({}), { ...at({}), deviceType: 'truck' })).toBe(true)
    expect(seen(at({}), at({}))).toBe(false)
  })
  test('LIV-8 a turn of 5 degrees, over north too', () => {
    const turned = (from: number, to: number) => seen(at({ heading: from }), at({ heading: to }))
    expect(turned(90, 94)).toBe(false)
    expect(turned(90, 95)).toBe(true)
    expect(turned(358, 2)).toBe(false)
    expect(turned(358, 3)).toBe(true)
  })
  test('LIV-8 nothing outside of the area; what enters or leaves it is', () => {
    const outside = { latitude: 40 }
    expect(seen(at(outside), at({ ...outside, longitude: -81 }))).toBe(false)
    expect(seen(at(outside), at(outside, { freshness: 'silent' }))).toBe(false)
    expect(seen(at(outside), at({}))).toBe(true)
    expect(seen(at({}), at(outside))).toBe(true)
  })
  test('LIV-8 on both sides of the date line, and where the map shows the world twice', () => {
    const dateLine = { area: { west: 170, south: 20, east: 190, north: 30 } }
    expect(seen(at({ longitude: 179 }), at({ longitude: -179 }), dateLine)).toBe(true)
    expect(seen(at({ longitude: -169 }), at({ longitude: -168 }), dateLine)).toBe(false)
    const twice = { area: { west: -400, south: 20, east: 400, north: 30 } }
    expect(seen(at({ longitude: 10 }), at({ longitude: 11 }), twice)).toBe(true)
  })
})

test('LIV-8 in sight is what lies in the area, its edges with it', () => {
  const longitudes = [-90.01, -90, -80, -70, -69.99]
  const fleet = longitudes.map((longitude) => aDevice(at({ longitude })))
  const { features } = featuresInViewport(deviceFeatures(fleet), { zoom: 12, area: AROUND_HERE })
  expect(features.map(({ geometry }) => geometry)).toEqual(
    [-90, -80, -70].map((longitude) => ({ type: 'Point', coordinates: [longitude, HERE.latitude] })),
  )
  const south = aDevice(at({ latitude: 19.99 }))
  expect(featuresInViewport(deviceFeatures([south]), { zoom: 12, area: AROUND_HERE }).features).toEqual([])
})
