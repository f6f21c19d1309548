import { aDrive, aNoisyPhone, thinned } from '../../test/make/tracks.ts'
import { fromColumns, toColumns } from '../trails/columns.ts'
import { inFixOrder } from './fix-order.ts'
import { packPositions } from './pack-positions.ts'
import { settle } from './settle.ts'
import { tripsOf } from './trips.ts'
import { unpackPositions } from './unpack-positions.ts'

{
  for (const seed of [3, 5, 9])
    for (const th of [1, 10, 15]) {
      const w = thinned(aNoisyPhone(seed), th)
      const { points } = settle(w, { now: Infinity, deviceType: 'custom' })
      const t = tripsOf(points, w.at(-1)!.shownAt)
      console.log(
        seed,
        th,
        JSON.stringify(t.trips.map((x) => [x.distanceKm, x.maxSpeedKmh, x.averageSpeedKmh])),
        points.filter((p) => p.held).length,
      )
    }
  const base = aDrive().slice(0, 2016)
  const many = Array.from({ length: 40320 }, (_, i) => {
    const f = base[i % base.length]!
    const t = f.recordedAt + Math.floor(i / base.length) * base.length * 1000
    return {
      ...f,
      recordedAt: t,
      shownAt: t,
      receivedAt: t + 900,
      speedKmh: ((i * 7) % 900) / 10,
      course: i % 360,
      altitudeM: i % 40,
      satellites: 9 + (i % 3),
      accuracyM: 5,
      ignition: true,
      odometerKm: Math.floor(i / 10) / 10,
      batteryVolts: 13.8,
      cellular: 22,
      reportIntervalSeconds: 15,
      statusText: 'ACC_ON; Main voltage 13.8V',
    }
  })
  const chunks = Array.from({ length: 1344 }, (_, i) => packPositions(many.slice(i * 30, i * 30 + 30)))
  console.log('bytes', chunks.reduce((s, c) => s + c.length, 0) / 1344)
  for (let k = 0; k < 6; k++) {
    let t = performance.now()
    const un = chunks.flatMap(unpackPositions)
    const a = performance.now() - t
    t = performance.now()
    inFixOrder(un)
    const o = performance.now() - t
    t = performance.now()
    const s = settle(un, { now: Infinity, deviceType: 'car' })
    const b = performance.now() - t
    t = performance.now()
    const tr = tripsOf(s.points, 4e12)
    const c = performance.now() - t
    t = performance.now()
    const col = toColumns(un)
    const d = performance.now() - t
    t = performance.now()
    fromColumns(col)
    const e = performance.now() - t
    console.log(
      'unpack',
      a.toFixed(1),
      'order',
      o.toFixed(1),
      'settle',
      b.toFixed(1),
      'trips',
      c.toFixed(1),
      'toCol',
      d.toFixed(1),
      'fromCol',
      e.toFixed(1),
      tr.trips.length,
    )
  }
}
