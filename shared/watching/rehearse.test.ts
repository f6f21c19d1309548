import { expect, test } from 'vitest'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { aWatchedGeofence } from '../../test/make/tracking/geofences.ts'
import { fixAt } from '../../test/make/tracking/tracks.ts'
import { geofenceIndex } from './geofence-index.ts'
import { rehearse } from './rehearse.ts'

const index = geofenceIndex([aWatchedGeofence({ dwellMinutes: 1 })])
const rehearsed = (...steps: readonly (readonly [second: number, east: number, speedKmh?: number])[]) =>
  rehearse(
    steps.map(([second, east, speedKmh = 30]) => fixAt(second, east, 0, { speedKmh })),
    index,
  )

test('GEO-4 a rehearsal gives the crossings in order, and what a second fix did not confirm', () => {
  const { crossings, suppressed } = rehearsed(
    [0, -200],
    [10, 5],
    [20, -5],
    [30, 100],
    [40, -100],
    [50, 100],
    [100, 100],
    [110, -100],
    [120, -100],
  )
  expect(crossings.map(({ type, at }) => [type, (at - NOON) / 1_000])).toEqual([
    ['entry', 30],
    ['dwell', 90],
    ['exit', 110],
  ])
  expect(suppressed).toEqual([
    { geofenceId: 'EAST', type: 'entry', at: NOON + 10_000, because: 'notConfirmed' },
    { geofenceId: 'EAST', type: 'exit', at: NOON + 40_000, because: 'notConfirmed' },
  ])
})

test('GEO-4 a rehearsal says that a parked device drifted across', () => {
  const { crossings, suppressed } = rehearsed([0, -5, 0], [60, -5, 0], [120, 5, 0], [180, 6, 0], [240, -5, 0])
  expect(crossings).toEqual([])
  expect(suppressed).toEqual([{ geofenceId: 'EAST', type: 'entry', at: NOON + 120_000, because: 'standing' }])
})

test('GEO-4 a rehearsal without fixes raises nothing', () => {
  expect(rehearse([], index)).toEqual({ crossings: [], suppressed: [] })
})
