import { expect, it } from 'vitest'
import { geofenceKillRun } from '../../faults/geofence-kill-run.ts'

it('GEO-4 F05 trackers that cross a geofence under kill -9 have one entry and one exit each, mailed no more often than claimed', async () => {
  const { events, expected, mails } = await geofenceKillRun(30, 1, { awaitsTick: false })
  expect(events).toEqual({ '1 entry': expected, '1 exit': expected })
  expect(mails.moreThanClaims).toBe(0)
  expect(mails.once + mails.repeated).toBeGreaterThan(0)
}, 600_000)
