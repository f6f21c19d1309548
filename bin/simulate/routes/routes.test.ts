import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Feature, FeatureCollection } from 'geojson'
import { feature } from 'topojson-client'
import { describe, expect, it } from 'vitest'
import type { Point } from '../../../shared/geo/point.ts'
import { courseOf, distanceM, movedBy, placeAlong } from '../vehicle/course.ts'
import { MODELS } from '../vehicle/models.ts'
import { OVER_WATER } from './roads.ts'
import { ROUTES, type RouteName } from './routes.ts'
import type { Way } from './way.ts'

const STEP_M = 100
const FLORIDA = { south: 24.5, north: 27, west: -82, east: -79.5 }
/** The atlas knows the coast that well. */
const COAST_M = 1000
/** Between the ends of two ways that meet. */
const JOINT_M = 1

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

const DIRECTIONS = [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => (degrees * Math.PI) / 180)

const nearLand = (place: Point) =>
  onLand(place) ||
  DIRECTIONS.some((radians) =>
    onLand(movedBy(place, { northM: COAST_M * Math.cos(radians), eastM: COAST_M * Math.sin(radians) })),
  )

const waysOf = (name: RouteName): readonly Way[] => ROUTES[name]

function placesOf(ways: readonly Way[], medium: 'road' | 'water'): Point[] {
  const course = courseOf(ways, medium)
  const steps = Math.ceil(course.lengthM / STEP_M)
  return Array.from({ length: steps + 1 }, (_, index) => placeAlong(course, index * STEP_M).point)
}

const routesOn = (medium: 'road' | 'water') => [
  ...new Set(
    MODELS.filter(({ handling }) => handling.medium === medium)
      .flatMap(({ habits }) => habits.flatMap(({ errands }) => errands))
      .flatMap((errand) => ('minutes' in errand ? [] : [errand.route])),
  ),
]

/** A causeway may be taken in either direction. */
const isOverWater = ({ points }: Way) =>
  OVER_WATER.some((one) => [one.points, one.points.toReversed()].some((line) => `${line}` === `${points}`))

describe('the routes', () => {
  it('can be checked for land and water', () => {
    expect(onLand({ lat: 26.12, lng: -80.2 })).toBe(true)
    expect(onLand({ lat: 26.12, lng: -79.9 })).toBe(false)
  })

  it.each(Object.entries(ROUTES))('%s has no gaps', (_, ways: readonly Way[]) => {
    for (const [index, { points }] of ways.entries()) {
      const [lat, lng] = ways[index - 1]?.points.at(-1) ?? points[0] ?? []
      const [startLat, startLng] = points[0] ?? []
      if (lat === undefined || lng === undefined || startLat === undefined || startLng === undefined)
        throw new Error('A way needs points')
      expect(distanceM({ lat, lng }, { lat: startLat, lng: startLng })).toBeLessThan(JOINT_M)
    }
  })

  it.each(routesOn('road'))('%s stays on land, but for its causeways', (name) => {
    for (const one of waysOf(name).filter((candidate) => !isOverWater(candidate)))
      for (const place of placesOf([one], 'road')) expect(nearLand(place), JSON.stringify(place)).toBe(true)
  })

  it.each(routesOn('water'))('%s stays on water', (name) => {
    for (const place of placesOf(waysOf(name), 'water'))
      expect(onLand(place), JSON.stringify(place)).toBe(false)
  })
})
