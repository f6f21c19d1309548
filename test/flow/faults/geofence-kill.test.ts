import { expect, it } from 'vitest'
import { geofenceKillRun } from '../../faults/geofence-kill-run.ts'

it('GEO-4 F05 trackers that cross a geofence under kill -9 have one entry and one exit each, and none is left unsent', async () => {
  const { events, expected, leftDue } = await geofenceKillRun(30, 2)
  expect(events).toEqual({ '1 entry': expected, '1 exit': expected })
  expect(leftDue).toBe(0)
}, 600_000)
