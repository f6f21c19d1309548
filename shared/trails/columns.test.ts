import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aStampedPosition, NOON } from '../../test/make/tracking/a-position.ts'
import { type ColumnPoint, columnsJson, fromColumns } from './columns.ts'
import { TrailColumns } from './trail-columns.ts'

const point = fc.record({
  shownAt: fc.integer({ min: 0, max: 4e9 }).map((second) => second * 1000),
  lat: fc.integer({ min: -90e6, max: 90e6 }).map((steps) => steps / 1e6),
  lng: fc.integer({ min: -180e6, max: 180e6 }).map((steps) => steps / 1e6),
  speedKmh: fc.option(fc.integer({ min: 0, max: 15_000 }).map((steps) => steps / 10)),
  course: fc.option(fc.integer({ min: 0, max: 359 })),
  altitudeM: fc.option(fc.integer({ min: -1000, max: 30_000 })),
})

const toColumns = (points: readonly ColumnPoint[]) => TrailColumns.parse(JSON.parse(columnsJson(points)))

it('columns match the schema of the route and read back as the same points', () => {
  fc.assert(
    fc.property(fc.array(point), (points) => {
      expect(toColumns(points).count).toBe(points.length)
      expect(fromColumns(toColumns(points))).toEqual(points)
    }),
  )
})

it('columns hold differences from the last known value', () => {
  const speeds = [10, null, 12.5]
  const points = speeds.map((speedKmh, index) => ({
    ...aStampedPosition({ recordedAt: NOON + index * 1000, speedKmh, course: 359.6 }),
  }))
  const { time, speed, heading } = toColumns(points)
  expect({ time, speed, heading }).toEqual({
    time: [NOON / 1000, 1, 1],
    speed: [100, null, 25],
    heading: [0, 0, 0],
  })
})

it('a column that is too short ends the trail, or leaves its values unknown', () => {
  const columns = toColumns([aStampedPosition({ speedKmh: 4 }), aStampedPosition({ speedKmh: 5 })])
  expect(fromColumns({ ...columns, latitude: [1] })).toHaveLength(1)
  expect(fromColumns({ ...columns, speed: [] }).map(({ speedKmh }) => speedKmh)).toEqual([null, null])
})
