import type { Point } from '../../geo/point.ts'
import { simplifyLine } from '../../geo/simplify.ts'
import { newAnchorState } from './anchor-state.ts'
import type { AnchorFinding, AnchorReport, AnchorWatch } from './anchor-watch.ts'
import { acknowledged, anchorDue, watchAnchor } from './watch-anchor.ts'

/** A line of a night is drawn with about this error. */
const SWING_TOLERANCE_M = 1

type Alarm = Extract<AnchorFinding, { kind: 'dragging' | 'noPosition' }>

/**
 * The alarms that a watch would have raised on the reports of a boat, in fix order, until a time (epoch ms), and the way
 * of the boat. Each drag is acknowledged at once, so that the next one counts too.
 */
export function rehearseAnchor(
  reports: readonly AnchorReport[],
  watch: AnchorWatch,
  until: number,
): { alarms: Alarm[]; swing: Point[] } {
  const alarms: Alarm[] = []
  const swing: Point[] = []
  let state = newAnchorState(watch)
  for (const report of reports) {
    const step = watchAnchor(state, watch, report)
    alarms.push(...step.findings.filter(isAlarm))
    const isNewPlace = step.state.credible.at !== state.credible.at
    if (isNewPlace && step.state.credible.place !== null) swing.push(step.state.credible.place)
    state = step.findings.some(({ kind }) => kind === 'dragging')
      ? acknowledged(step.state, watch)
      : step.state
  }
  alarms.push(...anchorDue(state, until).findings.filter(isAlarm))
  return { alarms, swing: simplifyLine(swing, SWING_TOLERANCE_M) }
}

const isAlarm = (finding: AnchorFinding): finding is Alarm =>
  finding.kind === 'dragging' || finding.kind === 'noPosition'
