import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { haversineKm } from '../../shared/geo/distance.ts'
import type { StampedPosition } from '../../shared/tracking/clock.ts'
import { stamp } from '../../shared/tracking/clock.ts'
import { settle } from '../../shared/tracking/settle.ts'
import { tripsOf } from '../../shared/tracking/trips.ts'
import { aPosition } from '../make/a-position.ts'
import { shuffled, thinned } from '../make/tracks.ts'

const FOLDER = resolve(import.meta.dirname, '../../../shared/tracks')

function readTrack(file: string): StampedPosition[] {
  const rows = readFileSync(resolve(FOLDER, file), 'utf8').trim().split('\n').slice(1)
  return rows.map((row) => {
    const [t = '', lat, lng, speed, course, accuracy, sats, hdop, altitude] = row.split(',')
    const number = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text))
    return stamp(
      aPosition({
        recordedAt: Date.parse(t),
        lat: Number(lat),
        lng: Number(lng),
        speedKmh: number(speed),
        course: number(course),
        accuracyM: number(accuracy),
        satellites: number(sats),
        hdop: number(hdop),
        altitudeM: number(altitude),
      }),
    )
  })
}
for (const f of [
  'car-munich-1hz.csv',
  'car-visnjan-etrex.csv',
  'bus-limerick-304.csv',
  'parked-drift-amsterdam.csv',
]) {
  const all = readTrack(f)
  it(f, () => {
    for (const track of [all, thinned(all, 5), thinned(all, 15), thinned(all, 30), thinned(all, 60)]) {
      const now = Math.max(...all.map((p) => p.receivedAt))
      const { points, tracked } = settle(track, { now, deviceType: 'car' })
      const raw = track.reduce((s, p, i) => {
        const q = track[i - 1]
        return q ? s + haversineKm(q, p) : s
      }, 0)
      const trips = tripsOf(points, now)
      const fl: Record<string, number> = {}
      for (const p of points) for (const x of p.flags) fl[x] = (fl[x] ?? 0) + 1
      console.log(
        f,
        track.length,
        'raw',
        raw.toFixed(2),
        'flags',
        JSON.stringify(fl),
        'held',
        points.filter((p) => p.held).length,
        tracked.motion?.moving,
        JSON.stringify(
          trips.trips.map((t) => ({
            s: t.start - (all[0]?.recordedAt ?? 0),
            e: t.end,
            d: t.distanceKm,
            m: t.maxSpeedKmh,
            a: t.averageSpeedKmh,
          })),
        ),
        JSON.stringify(trips.stops),
      )
    }
  })
}
