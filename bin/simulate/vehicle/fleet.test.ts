import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Feature, FeatureCollection } from 'geojson'
import { feature } from 'topojson-client'
import { describe, expect, it } from 'vitest'
import type { Point } from '../../../shared/geo/point.ts'
import { TRACKER_ID } from '../../../shared/tracking/topics.ts'
import { placeAlong } from './course.ts'
import { fleet } from './fleet.ts'

const STEP_M = 100
const FLORIDA = { south: 24.5, north: 27, west: -82, east: -79.5 }

type Ring = readonly (readonly number[])[]

const isWithin = ({ south, north, west, east }: typeof FLORIDA, { lat, lng }: Point) =>
  lat > south && lat < north && lng > west && lng < east

const atlas: Parameters<typeof feature>[0] = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'),
)
const featuresOf = (read: Feature | FeatureCollection) =>
  read.type === 'FeatureCollection' ? read.features : [read]
const LAND: readonly Ring[] = featuresOf(feature(atlas, 'countries'))
  .flatMap(({ geometry }) =>
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : [],
  )
  .flatMap((polygon) => polygon.slice(0, 1))
  .filter((ring) => ring.some(([lng = 0, lat = 0]) => isWithin(FLORIDA, { lat, lng })))

/** Even-odd rule on the outer rings, which is sufficient for South Florida. */
const onLand = ({ lat, lng }: Point) =>
  LAND.some((ring) => {
    let inside = false
    for (const [index, [x = 0, y = 0]] of ring.entries()) {
      const [beforeX = 0, beforeY = 0] = ring.at(index - 1) ?? []
      if (y > lat !== beforeY > lat && lng < ((beforeX - x) * (lat - y)) / (beforeY - y) + x) inside = !inside
    }
    return inside
  })

function placesOf({ travel }: ReturnType<typeof fleet>[number]): Point[] {
  if (travel.kind === 'parked') return [travel.at]
  const { course } = travel.ride
  return Array.from(
    { length: Math.ceil(course.lengthM / STEP_M) },
    (_, index) => placeAlong(course, index * STEP_M).point,
  )
}

describe('the fleet', () => {
  it('starts with the Sea Ray 240', () => {
    expect(fleet(1)).toMatchObject([{ trackerId: 'SEA240', name: 'Sea Ray 240', deviceType: 'boat' }])
  })

  it('has the requested number of vehicles, each with its own tracker id', () => {
    const ids = fleet(250).map(({ trackerId }) => trackerId)
    expect(new Set(ids).size).toBe(250)
    expect(ids[12]).toBe('SIM0013')
    for (const id of ids) expect(id).toMatch(TRACKER_ID)
  })

  it('can be checked for land and water', () => {
    expect(onLand({ lat: 26.12, lng: -80.2 })).toBe(true)
    expect(onLand({ lat: 26.12, lng: -79.9 })).toBe(false)
  })

  it.each(fleet(12))('$name stays on land or on water', (unit) => {
    const isVessel = unit.travel.kind === 'ride' && unit.travel.ride.handling.medium === 'water'
    for (const place of placesOf(unit)) {
      expect(onLand(place), JSON.stringify(place)).toBe(!isVessel)
      expect(isWithin(FLORIDA, place)).toBe(true)
    }
  })
})
