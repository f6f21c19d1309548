import type { WatchedReport } from '../../watched-report.ts'
import type { Memory } from '../compiled-condition.ts'
import { isElsewhere, MOVING, standAfter, standSince } from './stand.ts'

/** Whether a device is on a trip, or where it stands: until it leaves that place, and until it has stood for 300 s. */
export const firstTrip = (report: WatchedReport): Memory =>
  report.moving ? MOVING : standSince(report.motionSince, report)

export function tripAfter(report: WatchedReport, before: Memory): Memory {
  if (before.length === 0) return report.moving ? before : firstTrip(report)
  return isElsewhere(before, report) ? firstTrip(report) : standAfter(before, report)
}

export const starts = (before: Memory, after: Memory) => before.length > 0 && after.length === 0
export const ends = (before: Memory, after: Memory) => before.length === 0 && after.length > 0
