import { beforeAll, describe, expect, it } from 'vitest'
import { entriesOf } from '../../../shared/entries-of.ts'
import { ReportJson } from '../../../shared/reports/report-json.ts'
import type { ReportFormat } from '../../../shared/reports/report-type.ts'
import { toIso } from '../../../shared/time.ts'
import type { Position } from '../../../shared/tracking/position.ts'
import { type Account, anAccount } from '../../make/accounts/account.ts'
import { ownedSince } from '../../make/devices/owned-since.ts'
import { hasPdftotext, textIn } from '../../make/pdf/read-pdf.ts'
import { aReport } from '../../make/reports/generated-reports.ts'
import { parseCsv } from '../../make/reports/parse-csv.ts'
import { readWorkbook } from '../../make/reports/read-workbook.ts'
import { weekPositions } from '../../make/reports/week-positions.ts'
import { at, dateOf, MON, NEW_YORK, SUN, WED } from '../../make/reports/weeks.ts'
import { aTracker, publishAs } from '../../make/tracking/tracker.ts'

const WEEK = NEW_YORK
const POSITIONS_PER_MESSAGE = 200
/** Half a percent, of positions that are a few metres from the road. */
const DISTANCE_TOLERANCE = 0.005

/** The distances as they were made: `week-truth.ts` has the days. */
const DISTANCES_KM = { BOAT2: 0, PICKUP4: 60, TRAILER3: 0, TRUCK7: 360, VAN1: 420 }
const TOTALS = { drivingMinutes: 770, idleMinutes: 50, engineMinutes: 820, maxSpeedKmh: 90, trips: 22 }

/** The position as a tracker sends it. */
function sent({ recordedAt, receivedAt: _received, sentAt: _sent, ...readings }: Position) {
  const known = Object.entries(readings).filter(([, value]) => value !== null)
  return { time: toIso(recordedAt), ...Object.fromEntries(known) }
}

let account: Account
beforeAll(async () => {
  account = await anAccount()
  await account.call('PUT', '/vectra/preferences', { units: 'km' })
  for (const [name, positions] of entriesOf(weekPositions(WEEK))) {
    const tracker = await aTracker(account, { deviceName: name, deviceType: 'car' })
    const since = name === 'PICKUP4' ? at(WEEK, WED, '12:00') : at(WEEK, MON - 10, '12:00')
    await ownedSince(account, tracker.trackerId, since)
    const messages = []
    for (let first = 0; first < positions.length; first += POSITIONS_PER_MESSAGE)
      messages.push(positions.slice(first, first + POSITIONS_PER_MESSAGE).map(sent))
    if (messages.length > 0) await publishAs(tracker, ...messages)
  }
})

async function fileOf(format: ReportFormat): Promise<Uint8Array> {
  const dateRange = { from: WEEK.monday, to: dateOf(WEEK, SUN) }
  const { fileUrl } = await aReport(account, {
    reportType: 'daily_summary',
    format,
    filters: { dateRange },
    timezone: WEEK.zone,
  })
  const response = await fetch(fileUrl ?? '')
  return new Uint8Array(await response.arrayBuffer())
}
const textOf = async (format: ReportFormat) => Buffer.from(await fileOf(format)).toString()
const jsonOf = async () => ReportJson.parse(JSON.parse(await textOf('json')))

const sumOf = (head: readonly unknown[], rows: readonly (readonly unknown[])[]) => {
  const column = head.indexOf('Distance (km)')
  return rows.reduce((sum, row) => sum + Number(row[column] ?? 0), 0)
}

describe('REP-3 the made week, as its trackers send it', () => {
  it('REP-3 has the figures that it was made with', async () => {
    const { devices, totals } = await jsonOf()
    expect(devices.map(({ deviceName }) => deviceName)).toEqual(Object.keys(DISTANCES_KM))
    for (const [index, [name, km]] of Object.entries(DISTANCES_KM).entries())
      expect(Math.abs((devices[index]?.distanceKm ?? 0) - km), name).toBeLessThanOrEqual(
        km * DISTANCE_TOLERANCE,
      )
    const { drivingMinutes, idleMinutes, engineMinutes, maxSpeedKmh, trips } = totals
    expect({ drivingMinutes, idleMinutes, engineMinutes, maxSpeedKmh, trips }).toEqual(TOTALS)
  })

  it('REP-3 says the same in every format', async () => {
    const { totals } = await jsonOf()
    const written = new RegExp(`${totals.distanceKm.toFixed(1)}\\s*km`)
    expect(await textOf('html')).toMatch(written)
    if (hasPdftotext) expect(textIn(await fileOf('pdf')).join('\n')).toMatch(written)
    const [head = [], ...lines] = parseCsv((await textOf('csv')).slice(1))
    expect(sumOf(head, lines)).toBeCloseTo(totals.distanceKm, 1)
    const { names, sheet } = readWorkbook(await fileOf('excel'))
    const rows = names.map((name) => sheet(name).rows).find(([first]) => first?.join() === head.join())
    expect(sumOf(head, rows?.slice(1, lines.length + 1) ?? [])).toBeCloseTo(totals.distanceKm, 1)
  })
})
