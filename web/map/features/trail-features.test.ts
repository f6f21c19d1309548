import { describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../../shared/time.ts'
import { type DeviceTrail, trailFeatures } from './trail-features.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')

const aTrail = (minutesAgo: readonly number[], more: Partial<DeviceTrail> = {}): DeviceTrail => ({
  deviceId: 'SEA240',
  online: true,
  selected: false,
  points: minutesAgo.map((minutes, index) => ({
    shownAt: NOW - minutes * MINUTE_MS,
    lat: 25,
    lng: -80 + index / 100,
    speedKmh: index * 10,
    course: null,
    altitudeM: null,
  })),
  ...more,
})

const lines = (trail: DeviceTrail, minutes = 60) => trailFeatures([trail], minutes, NOW).features

describe('LIV-8 trails on the map', () => {
  test('LIV-8 a trail fades: newer lines are stronger, and each line joins the next', () => {
    const [first, second, ...rest] = lines(aTrail([59, 58, 2, 1]))
    expect(first?.properties.strength).toBe(1 / 8)
    expect(second?.properties.strength).toBe(1)
    expect(first?.geometry.coordinates.at(-1)).toEqual(second?.geometry.coordinates[0])
    expect(rest).toEqual([])
  })
  test('LIV-8 a straight stretch is reduced to its ends', () => {
    const [line] = lines(aTrail([4, 3.9, 3.8, 3.7]))
    expect(line?.geometry.coordinates).toEqual([
      [-80, 25],
      [-79.97, 25],
    ])
  })
  test('LIV-8 one point, or none, is no line', () => {
    expect(lines(aTrail([1]))).toEqual([])
    expect(lines(aTrail([]))).toEqual([])
  })
  test('LIV-8 a gap of an hour is drawn, a longer one is not', () => {
    const at = (gapMs: number) => lines(aTrail([gapMs / MINUTE_MS, 0]), 600).length
    expect(at(HOUR_MS + MINUTE_MS)).toBe(0)
    expect(at(HOUR_MS)).toBe(1)
  })
  test('LIV-8 the selected trail is split by speed, the others are not', () => {
    expect(lines(aTrail([3, 2, 1, 0])).length).toBe(1)
    expect(
      lines(aTrail([3, 2, 1, 0], { selected: true })).map(({ properties }) => properties.speedKmh),
    ).toEqual([10, 20, 30])
  })
  test('LIV-8 across the antimeridian the trail continues beyond 180 degrees', () => {
    const fiji = aTrail([2, 1])
    const points = fiji.points.map((point, index) => ({ ...point, lng: index === 0 ? 179.99 : -179.99 }))
    const [line] = lines({ ...fiji, points })
    expect(line?.geometry.coordinates.map(([lng]) => lng)).toEqual([179.99, 180.01])
  })
})
