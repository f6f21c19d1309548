import type { WatchedReport } from '../watched-report.ts'
import type { Memory } from './compiled-condition.ts'
import { firstStand, isElsewhere, MOVING, standAfter, standSince } from './memory/stand.ts'
import { standingFor } from './standing-for.ts'

/**
 * It has stood for a number of minutes, with the engine on or off, from when it came to its place. A stop that began
 * before its first position never counts.
 */
export const stoppedFor = ({ value }: { value: number }) =>
  standingFor('stoppedFor', value, {
    begin: (report) => (report.motion === 'moving' ? MOVING : firstStand(report)),
    remember: stopAfter,
  })

function stopAfter(report: WatchedReport, before: Memory): Memory {
  if (before.length === 0) return report.motion === 'moving' ? before : standSince(report.motionSince, report)
  return isElsewhere(before, report) ? standSince(report.motionSince, report) : standAfter(before, report)
}
