import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { readFigures } from '../../../functions/figures/read-figures.ts'
import { mapAtMost } from '../../../functions/runtime/map-at-most.ts'
import { chunkItem } from '../../../functions/stores/trails/chunk-item.ts'
import { dayItemStore } from '../../../functions/stores/trails/day-items.ts'
import { trailStore } from '../../../functions/stores/trails/trails.ts'
import type { DayFigures } from '../../../shared/reports/figures/day-figures.ts'
import { periodFrom } from '../../../shared/reports/period.ts'
import { DAY_MS, HOUR_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { type StampedPosition, stamp } from '../../../shared/tracking/judging/clock.ts'
import { roundedCoordinate } from '../../../shared/tracking/packing/resolution.ts'
import { aStoredDevice } from '../../make/a-stored-device.ts'
import { aTable } from '../../make/local/a-table.ts'
import { type StoreEngine, storeEngine } from '../../make/local/store-engine.ts'
import { median } from '../../make/percentile.ts'
import { aPosition } from '../../make/tracking/a-position.ts'
import { daysOfAVan } from '../days-of-a-van.ts'
import { figure } from '../figure.ts'
import { inForms } from '../part.ts'
import { chunked } from './chunked.ts'
import { hasSqlite, sqliteFigures } from './sqlite-figures.ts'

/** The day after the month, on which the report is made. */
const END = Date.UTC(2026, 6, 2, 4)
const TIMEZONE = 'America/New_York'
const PERIOD = periodFrom('2026-06-01', '2026-06-30', TIMEZONE)
const DRIVES_FROM_HOUR = 8
const DRIVING_HOURS = 4
const BATCH = 25
const BATCHES_AT_ONCE = 8
/** Devices drive side by side. */
const APART_DEGREES = 0.05

/** A month report of many devices: when its figures are computed, beside SQLite, and when they are kept. */
export const reportMonth = inForms(
  { devices: 100, days: 31, keptReads: 15 },
  { devices: 1, days: 1, keptReads: 1 },
  async ({ devices: deviceCount, days, keptReads }, { atEnd }) => {
    const engine = await storeEngine()
    atEnd(engine.stop)
    const table = await engine.createTable(aTable('Trails', 'trackId', 'itemKey'))
    const sqlite = hasSqlite() ? sqliteFigures() : null
    if (sqlite === null) console.warn('Skipping the comparison with SQLite: there is no sqlite3 command.')
    else atEnd(sqlite.end)
    const month = daysOfAMonth(days)
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
      await storeTrail(engine.client, table, trackId, positions)
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
      return { ms: performance.now() - startedAt, km: kmOf(figures) }
    }
    const computed = await report()
    const sqliteMs = sqlite?.groupByMs() ?? null
    const kept: Awaited<ReturnType<typeof report>>[] = []
    for (let read = 0; read < keptReads; read++) kept.push(await report())
    const wrong = kept.find(({ km }) => km !== computed.km)
    if (wrong) throw new Error(`Kept figures have ${wrong.km} km instead of ${computed.km}`)
    return [
      figure(
        `month report of ${deviceCount} devices, ${month.length * deviceCount} points, computed`,
        computed.ms,
        'ms',
      ),
      ...(sqliteMs === null
        ? []
        : [
            figure("  SQLite's GROUP BY over the same points", sqliteMs, 'ms'),
            figure('  compared with SQLite', computed.ms / sqliteMs, 'times', { atMost: 1.5 }),
          ]),
      figure('  from kept days', median(kept.map(({ ms }) => ms)), 'ms median', { atMost: 300 }),
      figure('  distance of all devices', computed.km, 'km'),
    ]
  },
)

async function storeTrail(
  client: StoreEngine['client'],
  table: string,
  trackId: string,
  positions: readonly StampedPosition[],
): Promise<void> {
  const puts = chunked(positions).map((chunk) => ({ PutRequest: { Item: chunkItem(trackId, chunk) } }))
  const batches = Array.from({ length: Math.ceil(puts.length / BATCH) }, (_, batch) =>
    puts.slice(batch * BATCH, (batch + 1) * BATCH),
  )
  await mapAtMost(batches, BATCHES_AT_ONCE, (batch) =>
    client.send(new BatchWriteCommand({ RequestItems: { [table]: batch } })),
  )
}

/** Every 15 s for four hours a day, and every hour while parked: 980 positions a day. */
function daysOfAMonth(days: number): StampedPosition[] {
  const start = END - days * DAY_MS
  return daysOfAVan(END, days).flatMap(({ time, ...fields }) => {
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

const kmOf = (figures: ReadonlyMap<string, readonly DayFigures[]>) =>
  [...figures.values()].flat().reduce((sum, { distanceKm }) => sum + distanceKm, 0)
