import { DAY_MS } from '../../shared/time.ts'
import { zoneOffsetMs } from '../../shared/trails/day-range.ts'
import { utcDate } from '../figures/kept-day.ts'
import type { DeviceScope } from '../stores/devices/device-scope.ts'
import type { DeviceStore } from '../stores/devices/devices.ts'
import type { ListedReport } from '../stores/reports/reports.ts'
import type { DayItemStore } from '../stores/trails/day-items.ts'

export type PredatesDeps = {
  devices: Pick<DeviceStore, 'list'>
  days: Pick<DayItemStore, 'list'>
}

/** How many items, each with a month of late marks of a device, can be read in a tenth of a second. */
const ITEMS_MAX = 2_000
const DAYS_PER_MONTH = 28

type Spanned = { report: ListedReport; from: number; to: number }

/**
 * Whether positions of the period of each report, by its id, arrived after it was generated. A report that has no file
 * yet has none that it could miss; `null` where too much would have to be read.
 */
export async function predatesPositions(
  scope: DeviceScope,
  reports: readonly ListedReport[],
  { devices, days }: PredatesDeps,
): Promise<ReadonlyMap<string, boolean | null>> {
  const completed = reports.filter(({ status }) => status === 'completed').map(spanned)
  if (completed.length === 0) return new Map()
  const own = await devices.list(scope)
  const from = Math.min(...completed.map((one) => one.from))
  const to = Math.max(...completed.map((one) => one.to))
  const months = Math.ceil((to - from) / (DAYS_PER_MONTH * DAY_MS)) + 1
  if (own.length * months > ITEMS_MAX) return new Map(completed.map(({ report }) => [report.reportId, null]))
  const stored = await days.list(
    own.map(({ trackId }) => trackId),
    { timezone: 'UTC', dates: [], marks: { first: utcDate(from), last: utcDate(to) } },
  )
  const marks = own.map(({ deviceId, trackId }) => ({ deviceId, lateAt: stored.get(trackId)?.lateAt }))
  return new Map(
    completed.map((one) => {
      const { reportId, deviceIds } = one.report
      if (deviceIds === null) return [reportId, null]
      const isAbout = (deviceId: string) => deviceIds.length === 0 || deviceIds.includes(deviceId)
      return [reportId, marks.some(({ deviceId, lateAt }) => isAbout(deviceId) && isMissing(one, lateAt))]
    }),
  )
}

/** Within the hour of a clock change, which is near enough for marks of whole days, and fast. */
function spanned(report: ListedReport): Spanned {
  const { from, to, timezone } = report.period
  const startOf = (day: string) => {
    const midnight = Date.parse(`${day}T00:00Z`)
    return midnight - zoneOffsetMs(midnight, timezone)
  }
  return { report, from: startOf(from), to: startOf(to) + DAY_MS - 1 }
}

/** Whether a late mark of one of the report's days is newer than the report. */
function isMissing({ report, from, to }: Spanned, lateAt: ReadonlyMap<string, number> = new Map()): boolean {
  const [first, last] = [utcDate(from), utcDate(to)]
  return [...lateAt].some(([date, at]) => date >= first && date <= last && at > report.generatedAt)
}
