import { expect, it } from 'vitest'
import { geofenceKillRun } from '../../faults/geofence-kill-run.ts'

it('GEO-4 F05 trackers that cross a geofence under kill -9 have one entry and one exit each', async () => {
  const { events, expected } = await geofenceKillRun(30, 1, { awaitsTick: false })
  expect(events).toEqual({ '1 entry': expected, '1 exit': expected })
}, 600_000)
