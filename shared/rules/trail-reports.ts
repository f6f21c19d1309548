import { advance } from '../tracking/advance.ts'
import type { StampedPosition } from '../tracking/judging/clock.ts'
import { inFixOrder } from '../tracking/judging/fix-order.ts'
import { NOTHING_TRACKED } from '../tracking/tracked.ts'
import { HeldBy } from '../watching/judged-fixes.ts'
import { type ReportedDevice, type WatchedReport, watchedReport } from './watched-report.ts'

/** A position of a trail as rules see it. The report of a held one is the last accepted one, with newer readings. */
export type TrailReport = {
  shownAt: number
  receivedAt: number
  heldBy: HeldBy | null
  report: WatchedReport
}

/** The reports of a trail in fix order, judged as on arrival. Without those before the first accepted fix. */
export function trailReports(
  positions: readonly StampedPosition[],
  deviceType: string,
  device: ReportedDevice,
): TrailReport[] {
  const reports: TrailReport[] = []
  let tracked = NOTHING_TRACKED
  for (const position of inFixOrder(positions)) {
    const step = advance(tracked, position, { now: position.receivedAt, deviceType })
    tracked = step.tracked
    if (step.judgement === null) continue
    const { held, flags } = step.judgement
    const report = watchedReport(tracked, held ? null : position, device)
    if (report === null) continue
    const { shownAt, receivedAt } = position
    reports.push({ shownAt, receivedAt, heldBy: held ? heldByOf(flags) : null, report })
  }
  return reports
}

const heldByOf = (flags: readonly string[]) => HeldBy.options.find((flag) => flags.includes(flag)) ?? null
