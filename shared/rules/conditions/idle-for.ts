import type { WatchedReport } from '../watched-report.ts'
import type { Memory } from './compiled-condition.ts'
import { firstStand, MOVING, standAfter, standSince } from './memory/stand.ts'
import { standingFor } from './standing-for.ts'

/**
 * Met after a number of minutes standing with the engine on. Idling that began before the first position never
 * counts.
 */
export const idleFor = ({ value }: { value: number }) =>
  standingFor('idleFor', value, {
    begin: (report) => (report.motion === 'idle' ? firstStand(report) : MOVING),
    remember: idleAfter,
  })

/** The engine off ends it, and so does leaving the place. */
function idleAfter(report: WatchedReport, before: Memory): Memory {
  if (before.length === 0) return report.motion === 'idle' ? standSince(report.shownAt, report) : before
  return report.motion === 'stopped' ? MOVING : standAfter(before, report)
}
