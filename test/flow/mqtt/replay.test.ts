import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { replay } from '../../../bin/simulate/replay/replay.ts'
import { toIso } from '../../../shared/time.ts'
import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import { type Account, anAccount } from '../../make/accounts/account.ts'
import { trailOf, tripsOf } from '../../make/tracking/device-reads.ts'
import { aTracker, deviceOf } from '../../make/tracking/tracker.ts'
import { aBicycleRide, aDrift, fixAt, shuffled, thinned } from '../../make/tracking/tracks.ts'

const HEADER = 't,lat,lon,speed_kmh,course,hacc_m,sats,hdop,alt_m'
const folder = mkdtempSync(join(tmpdir(), 'replayed-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes the fixes to a recording, in the order given. */
function writeRecording(fixes: readonly StampedPosition[]): string {
  const file = join(folder, `${randomUUID()}.csv`)
  const lines = fixes.map(
    ({ recordedAt, lat, lng, speedKmh }) => `${toIso(recordedAt)},${lat},${lng},${speedKmh ?? ''},,,,,`,
  )
  writeFileSync(file, [HEADER, ...lines].join('\n'))
  return file
}

/** Replays a recording as a new device of the type, and returns the device's position, trips, stops and points. */
async function replayed(account: Account, deviceType: string, fixes: readonly StampedPosition[]) {
  const { trackerId, username, password } = await aTracker(account, { deviceType })
  const broker = { host: '127.0.0.1', port: inject('mqttPort'), tls: false }
  const sent = await replay({
    file: writeRecording(fixes),
    trackerId,
    credentials: { username, password, ...broker },
    speedup: null,
  })
  expect(sent).toBe(fixes.length)

  const { tracking } = await deviceOf(account, trackerId)
  const { trips, stops } = await tripsOf(account, trackerId)
  return { tracking, trips, stops, points: (await trailOf(account, trackerId)).length }
}

describe('HIS-1 a replayed recording', () => {
  it('T66 is two rides with a rest between, whether sent oldest first, newest first, twice or shuffled', async () => {
    const account = await anAccount()
    const ride = thinned(aBicycleRide(), 5)
    for (const order of [ride, ride.toReversed(), [...ride, ...ride], shuffled(ride)]) {
      const { trips, stops, points } = await replayed(account, 'bicycle', order)
      expect([trips.length, stops.length, points]).toEqual([2, 1, ride.length])
      const [first, second] = trips
      // 15 km/h for 600 s and 18 for 600 s, then 16 for 600 s.
      expect(Math.abs((first?.distanceKm ?? 0) / 5.5 - 1)).toBeLessThan(0.05)
      expect(Math.abs((second?.distanceKm ?? 0) / 2.67 - 1)).toBeLessThan(0.05)
      expect(first?.maxSpeedKmh).toBeLessThan(25)
      expect(second?.end).toBeNull()
    }
  })

  it('is one stop for a boat swinging on its anchor while the tide turns, and for a drifting receiver', async () => {
    const account = await anAccount()
    const swinging = Array.from({ length: 960 }, (_, minute) => {
      const turned = Math.PI / (1 + Math.exp(-(minute - 480) / 10)) + 0.4 * Math.sin(minute)
      return fixAt(minute * 60, 35 * Math.sin(turned), 35 * Math.cos(turned))
    })
    const drifting = aDrift(12 * 3600, 60).map((fix) => ({ ...fix, speedKmh: 6 }))
    for (const [type, fixes] of [
      ['boat', swinging],
      ['car', drifting],
    ] as const) {
      const { tracking, trips, stops } = await replayed(account, type, fixes)
      expect(trips).toEqual([])
      expect(stops).toMatchObject([{ end: null }])
      expect(tracking?.motionStatus).toBe('STOPPED')
    }
  })

  it('T70 has no trip to and no point at an echo a kilometre away', async () => {
    const account = await anAccount()
    const parked = thinned(aDrift(3600), 15).map((fix, index) =>
      index % 50 === 30 ? { ...fix, lat: fix.lat + 0.008 } : fix,
    )
    const { trips, stops, points } = await replayed(account, 'car', parked)
    expect([trips.length, stops.length, points]).toEqual([0, 1, parked.length - 5])
  })
})
