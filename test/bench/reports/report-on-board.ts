import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { mergedItems } from '../../../functions/stores/trails/merged-day.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { type StampedPosition, stamp } from '../../../shared/tracking/judging/clock.ts'
import { aTable } from '../../make/local/a-table.ts'
import { storeEngine } from '../../make/local/store-engine.ts'
import { aPosition } from '../../make/tracking/a-position.ts'
import { onBoardWith } from '../../make/tracking/on-board.ts'
import { figure } from '../figure.ts'
import { inForms } from '../part.ts'
import { chunked } from './chunked.ts'

const START = Date.UTC(2025, 0, 1)
/** Those of the function that generates reports, as in `lib/report-jobs.ts`. */
const [TIMEOUT_S, MEMORY_MB] = [300, 1_769]
const [MS_PER_SECOND, KILOBYTES_PER_MEGABYTE] = [1_000, 1_024]

const Written = z.object({
  readMs: z.number(),
  writeMs: z.number(),
  calls: z.number(),
  days: z.number(),
  pumpStarts: z.number(),
  peakKilobytes: z.number(),
})

/** A report of what a boat that never sleeps reported on board in a year, as a PDF. */
export const reportOnBoard = inForms({ days: 365 }, { days: 2 }, async ({ days }, { atEnd }) => {
  const engine = await storeEngine()
  atEnd(engine.stop)
  const table = await engine.createTable(aTable('Trails', 'trackId', 'itemKey'))
  const trackId = 'track-of-boat'
  let points = 0
  for (let day = 0; day < days; day++) {
    const positions = dayOfABoat(START + day * DAY_MS)
    points += positions.length
    for (const Item of mergedItems(trackId, chunked(positions)))
      await engine.client.send(new PutCommand({ TableName: table, Item }))
  }
  const period = [START, START + (days - 1) * DAY_MS].map(dateOf)
  const written = Written.parse(await write([engine.endpoint, table, trackId, ...period]))
  if (written.days !== days || written.pumpStarts !== days * HOURS_PER_DAY)
    throw new Error(`${written.days} days with ${written.pumpStarts} starts of the pump are wrong`)
  const { readMs, writeMs, calls, peakKilobytes } = written
  const title = `on-board report of a boat, ${points} points in ${days} days`
  const memory = '  highest memory of the process, with Node'
  return [
    figure(title, (readMs + writeMs) / MS_PER_SECOND, 's', { atMost: TIMEOUT_S }),
    figure('  of which reading the trail', readMs / MS_PER_SECOND, 's'),
    figure('  calls of the store, one after the other', calls, ''),
    figure(memory, peakKilobytes / KILOBYTES_PER_MEGABYTE, 'MB', { atMost: MEMORY_MB }),
  ]
})

const HOURS_PER_DAY = 24
/** The pump runs for the last three minutes of each hour, and shore power is lost from 1 AM to 3 AM. */
const [PUMP_MINUTES, OUTAGE_FROM_HOUR, OUTAGE_TO_HOUR] = [3, 1, 3]

/** A position each minute with every reading. */
const dayOfABoat = (start: number): StampedPosition[] =>
  Array.from({ length: DAY_MS / MINUTE_MS }, (_, minute) => {
    const recordedAt = start + minute * MINUTE_MS
    const hour = (minute * MINUTE_MS) / HOUR_MS
    const wave = Math.sin(minute / 60)
    return stamp(
      aPosition({
        recordedAt,
        receivedAt: recordedAt + SECOND_MS,
        lat: 26.1 + wave / 10_000,
        lng: -80.1 - wave / 10_000,
        speedKmh: 0,
        onBoard: onBoardWith({
          bilgePump: minute % 60 >= 60 - PUMP_MINUTES,
          bilgeHigh: minute === 0,
          shorePower: hour < OUTAGE_FROM_HOUR || hour >= OUTAGE_TO_HOUR,
          depthM: rounded(3 + wave),
          batteries: {
            house: { volts: rounded(12.8 + wave), percent: 80 },
            start: { volts: 12.7, percent: null },
          },
          tanks: { fuel: rounded(0.7 + wave / 10), water: 0.4 },
        }),
      }),
    )
  })
const rounded = (value: number) => Math.round(value * 100) / 100
const dateOf = (at: number) => toIso(at).slice(0, 'YYYY-MM-DD'.length)

async function write(words: readonly string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--import', 'tsx', 'test/bench/reports/write-on-board.ts', ...words],
  ])
  return JSON.parse(stdout)
}
