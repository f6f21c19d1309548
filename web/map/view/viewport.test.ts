import type { Feature } from 'geojson'
import { describe, expect, test } from 'vitest'
import { aDevice } from '../../make/a-device.ts'
import { deviceFeatures } from '../features/device-features.ts'
import { featuresInViewport, isVisibleChange, type Viewport } from './viewport.ts'

type Fields = Parameters<typeof aDevice>[0]
const HERE = { latitude: 26, longitude: -80 }
const AREA = { west: -90, south: 20, east: -70, north: 30 }

function featureOf(change: Fields): Feature {
  const [feature] = deviceFeatures([aDevice(change)]).features
  if (feature === undefined) throw new Error('the device has no place')
  return feature
}
const isVisible = (was: Fields, now: Fields, viewport: Partial<Viewport> = {}) =>
  isVisibleChange(featureOf(was), featureOf(now), { zoom: 5, area: AREA, ...viewport })
const at = (place: object, more: object = {}) => ({ tracking: { ...HERE, ...place, ...more } })

describe('LIV-8 visible changes', () => {
  test('LIV-8 a move of half a pixel is visible, a smaller one is not', () => {
    // Half a pixel at zoom 5 is 0.5 * 360 / (512 * 32) = 0.01099 degrees of longitude.
    expect(isVisible(at({}), at({ longitude: -80.0109 }))).toBe(false)
    expect(isVisible(at({}), at({ longitude: -80.0111 }))).toBe(true)
    expect(isVisible(at({}), at({ longitude: -80.0109 }), { zoom: 5.1 })).toBe(true)
  })
  test('LIV-8 a move to the north depends on the latitude: at 60 degrees half as far as at the equator is visible', () => {
    const world = { area: { west: -180, south: -80, east: 180, north: 80 } }
    const north = (from: number, degrees: number) =>
      isVisible(at({ latitude: from }), at({ latitude: from + degrees }), world)
    expect(north(0.1, 0.0109)).toBe(false)
    expect(north(0.1, 0.0111)).toBe(true)
    expect(north(60, 0.0054)).toBe(false)
    expect(north(60, 0.0056)).toBe(true)
  })
  test('LIV-8 a change of freshness, name or silhouette is visible inside the area', () => {
    expect(isVisible(at({}), at({}, { freshness: 'delayed' }))).toBe(true)
    expect(isVisible(at({}), { ...at({}), deviceName: 'Renamed' })).toBe(true)
    expect(isVisible(at({}), { ...at({}), deviceType: 'truck' })).toBe(true)
    expect(isVisible(at({}), at({}))).toBe(false)
  })
  test('LIV-8 a turn of 5 degrees is visible, across north too', () => {
    const turned = (from: number, to: number) => isVisible(at({ heading: from }), at({ heading: to }))
    expect(turned(90, 94)).toBe(false)
    expect(turned(90, 95)).toBe(true)
    expect(turned(358, 2)).toBe(false)
    expect(turned(358, 3)).toBe(true)
  })
  test('LIV-8 nothing outside the area is visible; entering or leaving it is', () => {
    const outside = { latitude: 40 }
    expect(isVisible(at(outside), at({ ...outside, longitude: -81 }))).toBe(false)
    expect(isVisible(at(outside), at(outside, { freshness: 'silent' }))).toBe(false)
    expect(isVisible(at(outside), at({}))).toBe(true)
    expect(isVisible(at({}), at(outside))).toBe(true)
  })
  test('LIV-8 on both sides of the antimeridian, and in a view of two copies of the world', () => {
    const antimeridian = { area: { west: 170, south: 20, east: 190, north: 30 } }
    expect(isVisible(at({ longitude: 179 }), at({ longitude: -179 }), antimeridian)).toBe(true)
    expect(isVisible(at({ longitude: -169 }), at({ longitude: -168 }), antimeridian)).toBe(false)
    const twice = { area: { west: -400, south: 20, east: 400, north: 30 } }
    expect(isVisible(at({ longitude: 10 }), at({ longitude: 11 }), twice)).toBe(true)
  })
})

test('LIV-8 the features in a viewport are those in its area, including its edges', () => {
  const longitudes = [-90.01, -90, -80, -70, -69.99]
  const fleet = longitudes.map((longitude) => aDevice(at({ longitude })))
  const { features } = featuresInViewport(deviceFeatures(fleet), { zoom: 12, area: AREA })
  expect(features.map(({ geometry }) => geometry)).toEqual(
    [-90, -80, -70].map((longitude) => ({ type: 'Point', coordinates: [longitude, HERE.latitude] })),
  )
  const south = aDevice(at({ latitude: 19.99 }))
  expect(featuresInViewport(deviceFeatures([south]), { zoom: 12, area: AREA }).features).toEqual([])
})
