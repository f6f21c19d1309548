import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aWatchedGeofence, movedFrom, wirePoint } from '../../test/make/tracking/geofences.ts'
import { pointBetween } from '../geo/longitude.ts'
import { boundaryOf, metresInside } from '../geofences/boundary.ts'
import { EDGE_ZONE_M, geofenceIndex } from './geofence-index.ts'

const MIDDLES = [
  { lat: 26, lng: -80 },
  { lat: 65, lng: 179.99 },
  { lat: -40, lng: -179.99 },
  { lat: 0, lng: 0 },
]
const offset = fc.integer({ min: -5_000, max: 5_000 })
const place = fc
  .tuple(fc.constantFrom(...MIDDLES), offset, offset)
  .map(([middle, east, north]) => movedFrom(middle, east, north))
  .map((point) => pointBetween(point, point, 0))
const circle = fc.record({
  shape: fc.constant('circle' as const),
  points: place.map((point) => [wirePoint(point)]),
  radius: fc.integer({ min: 20, max: 2_000 }),
  width: fc.constant(null),
})
const line = fc
  .tuple(place, offset, offset)
  .map(([from, east, north]) => [
    wirePoint(from),
    wirePoint(pointBetween(from, movedFrom(from, east, north), 1)),
  ])
const rectangle = fc.record({
  shape: fc.constant('rectangle' as const),
  points: line,
  radius: fc.constant(null),
  width: fc.constant(null),
})
const corridor = fc.record({
  shape: fc.constant('corridor' as const),
  points: line,
  radius: fc.constant(null),
  width: fc.integer({ min: 20, max: 500 }),
})

test('GEO-6 an index finds every geofence that a place is inside of or near, and hardly any other', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(circle, rectangle, corridor), { maxLength: 60 }),
      place,
      (shapes, point) => {
        const geofences = shapes.map((shape, number) =>
          aWatchedGeofence({ geofenceId: `${number}`, boundary: boundaryOf(shape) }),
        )
        const near = geofenceIndex(geofences).near(point, point)
        expect(new Set(near).size).toBe(near.length)
        for (const geofence of geofences)
          if (metresInside(geofence.boundary, point) >= -EDGE_ZONE_M) expect(near).toContain(geofence)
      },
    ),
  )
})

test('GEO-4 an index finds the geofences between two fixes, and none far from them', () => {
  const at = (lng: number) =>
    aWatchedGeofence({
      geofenceId: `${lng}`,
      boundary: boundaryOf({
        shape: 'circle',
        points: [{ latitude: 10, longitude: lng }],
        radius: 100,
        width: null,
      }),
    })
  const index = geofenceIndex([-179.95, 179.95, 179.5, 0].map(at))
  const found = index.near({ lat: 10, lng: 179.9 }, { lat: 10, lng: -179.9 })
  expect(found.map(({ geofenceId }) => geofenceId).toSorted()).toEqual(['-179.95', '179.95'])
})

test('GEO-6 a boundary without points is nowhere, and hides no other', () => {
  const empty = aWatchedGeofence({ geofenceId: 'EMPTY', boundary: { shape: 'polygon', ring: [] } })
  const point = { lat: 26.1, lng: -80.099 }
  expect(metresInside(empty.boundary, point)).toBe(Number.NEGATIVE_INFINITY)
  expect(geofenceIndex([empty]).near(point, point)).toEqual([])
  const east = aWatchedGeofence()
  expect(geofenceIndex([empty, east]).near(point, point)).toEqual([east])
})
