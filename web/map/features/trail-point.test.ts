import { describe, expect, test } from 'vitest'
import type { DeviceTrail } from './trail-features.ts'
import { nearestTrailPoint } from './trail-point.ts'

const aTrail = (deviceId: string, places: readonly (readonly [lat: number, lng: number])[]): DeviceTrail => ({
  deviceId,
  online: true,
  selected: false,
  points: places.map(([lat, lng], index) => ({
    shownAt: index,
    lat,
    lng,
    speedKmh: 10,
    course: null,
    altitudeM: null,
  })),
})

describe('LIV-6 the point of a trail under the pointer', () => {
  test('LIV-6 is the nearest of all trails', () => {
    const trails = [
      aTrail('A', [
        [25, -80],
        [25.1, -80],
      ]),
      aTrail('B', [[25.2, -80]]),
    ]
    const found = nearestTrailPoint(trails, { lat: 25.11, lng: -80.01 })
    expect(found?.trail.deviceId).toBe('A')
    expect(found?.point.shownAt).toBe(1)
  })
  test('LIV-6 takes into account that degrees of longitude are shorter in the north', () => {
    const trails = [
      aTrail('A', [
        [60, 10.015],
        [60.01, 10],
      ]),
    ]
    expect(nearestTrailPoint(trails, { lat: 60, lng: 10 })?.point.lng).toBe(10.015)
  })
  test('LIV-6 may lie on the other side of the antimeridian', () => {
    const trails = [
      aTrail('FIJI', [
        [0, 179.9],
        [0, -179.99],
      ]),
    ]
    expect(nearestTrailPoint(trails, { lat: 0, lng: 179.99 })?.point.lng).toBe(-179.99)
  })
  test('LIV-6 is null without any point', () => {
    expect(nearestTrailPoint([], { lat: 0, lng: 0 })).toBeNull()
    expect(nearestTrailPoint([aTrail('A', [])], { lat: 0, lng: 0 })).toBeNull()
  })
})
