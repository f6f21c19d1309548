import type { TrailReport } from '../../rules/trail-reports.ts'
import type { ReportedDevice } from '../../rules/watched-report.ts'
import { watchedReport } from '../../rules/watched-report.ts'
import { SECOND_MS } from '../../time.ts'
import type { StampedPosition } from '../../tracking/judging/clock.ts'
import type { Tracked } from '../../tracking/tracked.ts'
import type { AnchorReport } from './anchor-watch.ts'

/** The interval of a boat at anchor is the one that its tracker reports, also in storage mode. */
export const AS_REPORTED: ReportedDevice = { storageMode: false, relayRequested: null }

/** A position of a trail, judged as on arrival, as an anchor watch needs it. */
export function anchorReport({ shownAt, receivedAt, heldBy, report }: TrailReport): AnchorReport {
  const { lat, lng, speedKmh, accuracyM, ignition, batteryVolts, reportIntervalSeconds } = report
  return {
    shownAt,
    receivedAt,
    fix: heldBy === null ? { lat, lng, speedKmh, accuracyM } : null,
    ignition,
    batteryVolts,
    intervalMs: reportIntervalSeconds === null ? null : reportIntervalSeconds * SECOND_MS,
  }
}

/** The position that has just led to `tracked`, likewise; null before the first accepted fix. */
export function newestAnchorReport(
  tracked: Tracked,
  { shownAt, receivedAt }: StampedPosition,
  isHeld: boolean,
): AnchorReport | null {
  const report = watchedReport(tracked, null, AS_REPORTED)
  return (
    report && { ...anchorReport({ shownAt, receivedAt, heldBy: null, report }), ...(isHeld && { fix: null }) }
  )
}
