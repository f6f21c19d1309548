import { type AnchorState, newAnchorState } from '../../../shared/watching/anchor/anchor-state.ts'
import {
  type AnchorFinding,
  type AnchorFix,
  type AnchorReport,
  type AnchorWatch,
  SILENT_AFTER_MS,
} from '../../../shared/watching/anchor/anchor-watch.ts'
import { watchAnchor } from '../../../shared/watching/anchor/watch-anchor.ts'
import { NOON } from '../tracking/a-position.ts'
import { movedFrom } from '../tracking/geofences.ts'

const ANCHOR = { lat: 26.1, lng: -80.1 }

/** A watch with a radius of 50 m, set at noon, of a boat whose receiver drifts by 5 m. */
export const anAnchorWatch = (fields: Partial<AnchorWatch> = {}): AnchorWatch => ({
  anchor: ANCHOR,
  radiusM: 50,
  setAt: NOON,
  restDriftM: 5,
  silentAfterMs: SILENT_AFTER_MS,
  ...fields,
})

type BoatFields = Partial<Pick<AnchorReport, 'receivedAt' | 'ignition' | 'batteryVolts' | 'intervalMs'>> &
  Partial<AnchorFix>

/** A boat `second` seconds after noon, so many metres north and east of its anchor, received at once. */
export function boatAt(second: number, north: number, fields: BoatFields = {}, east = 0): AnchorReport {
  const at = NOON + second * 1_000
  const { receivedAt = at, ignition = null, batteryVolts = null, intervalMs = null, ...place } = fields
  const fix = { speedKmh: null, accuracyM: null, ...movedFrom(ANCHOR, east, north), ...place }
  return { shownAt: at, receivedAt, fix, ignition, batteryVolts, intervalMs }
}

/** A boat that lies 40 m north of its anchor for an hour, every `every` seconds, until noon + 1 h. */
export const lyingBoat = (every = 30, north = 40): AnchorReport[] =>
  Array.from({ length: Math.floor(3_600 / every) }, (_, index) => boatAt((index + 1) * every, north))

/** The state and the findings after these reports, one by one. */
export function watched(
  reports: readonly AnchorReport[],
  watch: AnchorWatch = anAnchorWatch(),
): { state: AnchorState; findings: AnchorFinding[] } {
  let state = newAnchorState(watch)
  const findings: AnchorFinding[] = []
  for (const report of reports) {
    const step = watchAnchor(state, watch, report)
    state = step.state
    findings.push(...step.findings)
  }
  return { state, findings }
}
