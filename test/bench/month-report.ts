import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { readFigures } from '../../functions/common/figures/read-figures.ts'
import { mapAtMost } from '../../functions/runtime/map-at-most.ts'
import { chunkItem } from '../../functions/stores/trails/chunk-item.ts'
import { dayItemStore } from '../../functions/stores/trails/day-items.ts'
import { trailStore } from '../../functions/stores/trails/trails.ts'
import type { DayFigures } from '../../shared/reports/figures/day-figures.ts'
import { periodFrom } from '../../shared/reports/period.ts'
import { DAY_MS, HOUR_MS, SECOND_MS, toIso } from '../../shared/time.ts'
import { type StampedPosition, stamp } from '../../shared/tracking/judging/clock.ts'
import { roundedCoordinate } from '../../shared/tracking/packing/resolution.ts'
import { aStoredDevice } from '../make/a-stored-device.ts'
import { aTable } from '../make/local/a-table.ts'
import { storeEngine } from '../make/local/store-engine.ts'
import { median } from '../make/percentile.ts'
import { aPosition } from '../make/tracking/a-position.ts'
import { type Row, rounded } from './report.ts'
import { hasSqlite, sqliteFigures } from './sqlite-figures.ts'
import { daysOfAVan } from './week-of-a-van.ts'

const DEVICES = 100
/** The month, and the day after it, on which the report is made. */
const DAYS = 31
const END = Date.UTC(2026, 6, 2, 4)
const TIMEZONE = 'America/New_York'
const PERIOD = periodFrom('2026-06-01', '2026-06-30', TIMEZONE)
const POINTS_PER_CHUNK = 30
const DRIVES_FROM_HOUR = 8
const DRIVING_HOURS = 4
const KEPT_READS = 15
const GOAL_TIMES_SQLITE = 1.5
const GOAL_KEPT_MS = 300
const BATCH = 25
const BATCHES_AT_ONCE = 8
/** Devices drive side by side. */
const APART_DEGREES = 0.05

/** A month report of 100 devices: when its figures are computed, beside SQLite, and when they are kept. */
export async function measureMonthReport(deviceCount = DEVICES): Promise<Row[]> {
  const engine = await storeEngine()
  const table = await engine.createTable(aTable('Trails', 'trackId', 'itemKey'))
  const sqlite = hasSqlite() ? sqliteFigures() : null
  if (sqlite === null) console.warn('Skipping the comparison with SQLite: there is no sqlite3 command.')
  const month = monthOfAVan()
  const devices = Array.from({ length: deviceCount }, (_, index) =>
    aStoredDevice({
      deviceId: `VAN${index}`,
      trackId: `track${index}`,
      deviceType: 'van',
      createdAt: toIso(END - 365 * DAY_MS),
    }),
  )
  for (const [index, { trackId }] of devices.entries()) {
    const positions = month.map((position) => movedBy(position, index * APART_DEGREES))
    sqlite?.add(trackId, positions)
    const puts = chunked(positions).map((chunk) => ({ PutRequest: { Item: chunkItem(trackId, chunk) } }))
    const batches = Array.from({ length: Math.ceil(puts.length / BATCH) }, (_, batch) =>
      puts.slice(batch * BATCH, (batch + 1) * BATCH),
    )
    await mapAtMost(batches, BATCHES_AT_ONCE, (batch) =>
      engine.client.send(new BatchWriteCommand({ RequestItems: { [table]: batch } })),
    )
  }

  /** A new function instance: nothing is cached. */
  const report = async () => {
    const deps = {
      trails: trailStore(engine.client, table),
      days: dayItemStore(engine.client, table),
      now: () => END,
    }
    const startedAt = performance.now()
    const figures = await readFigures(devices, PERIOD, deps)
    return { ms: performance.now() - startedAt, figures }
  }
  const first = await report()
  const peer = sqlite?.groupBy() ?? null
  const kept: Awaited<ReturnType<typeof report>>[] = []
  for (let read = 0; read < KEPT_READS; read++) kept.push(await report())
  sqlite?.end()
  await engine.stop()

  const times = peer === null ? null : first.ms / peer.ms
  const keptMs = median(kept.map(({ ms }) => ms))
  const [computedKm, keptKm] = [kmOf(first.figures), kmOf(kept[0]?.figures ?? new Map())]
  if (computedKm !== keptKm) throw new Error(`Kept figures have ${keptKm} km instead of ${computedKm}`)
  return [
    {
      name: `month report of ${deviceCount} devices, ${month.length * deviceCount} points, computed`,
      value: rounded(first.ms),
      unit: 'ms',
    },
    ...(peer === null || times === null
      ? []
      : [
          { name: "  SQLite's GROUP BY over the same points", value: rounded(peer.ms), unit: 'ms' },
          {
            name: '  compared with SQLite',
            value: rounded(times, 2),
            unit: 'times',
            goal: '1.5 or less',
            met: times <= GOAL_TIMES_SQLITE,
          },
        ]),
    {
      name: '  from kept days',
      value: rounded(keptMs),
      unit: 'ms median',
      goal: '300 or less',
      met: keptMs <= GOAL_KEPT_MS,
    },
    { name: '  distance of all devices', value: rounded(computedKm), unit: 'km' },
  ]
}

/** Every 15 s for four hours a day, and every hour while parked: 980 positions a day. */
function monthOfAVan(): StampedPosition[] {
  const start = END - DAYS * DAY_MS
  return daysOfAVan(END, DAYS).flatMap(({ time, ...fields }) => {
    const recordedAt = Date.parse(time)
    const sinceMidnight = (recordedAt - start) % DAY_MS
    const hour = sinceMidnight / HOUR_MS
    const isDriving = hour >= DRIVES_FROM_HOUR && hour < DRIVES_FROM_HOUR + DRIVING_HOURS
    if (!isDriving && sinceMidnight % HOUR_MS !== 0) return []
    const receivedAt = recordedAt + SECOND_MS
    return stamp(aPosition({ ...fields, course: fields.course ?? null, recordedAt, receivedAt }))
  })
}

const movedBy = (position: StampedPosition, degrees: number): StampedPosition => ({
  ...position,
  lng: roundedCoordinate(position.lng + degrees, 'lng'),
})

function chunked(positions: readonly StampedPosition[]): StampedPosition[][] {
  const chunks: StampedPosition[][] = []
  for (const position of positions) {
    const chunk = chunks.at(-1)
    const start = chunk?.at(0)?.shownAt ?? Number.NEGATIVE_INFINITY
    const fits =
      chunk !== undefined && chunk.length < POINTS_PER_CHUNK && position.shownAt - start < 6 * HOUR_MS
    if (fits) chunk.push(position)
    else chunks.push([position])
  }
  return chunks
}

const kmOf = (figures: ReadonlyMap<string, readonly DayFigures[]>) =>
  [...figures.values()].flat().reduce((sum, { distanceKm }) => sum + distanceKm, 0)
