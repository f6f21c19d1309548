import type { Firing } from '../../shared/rules/firing.ts'
import { MINUTE_MS } from '../../shared/time.ts'
import { anchorFirings } from '../../shared/watching/anchor/anchor-firings.ts'
import { SILENT_AFTER_MS } from '../../shared/watching/anchor/anchor-watch.ts'
import {
  type Anchored,
  anchoredDueAt,
  dueAnchored,
  newAnchored,
  withAcknowledgement,
} from '../../shared/watching/anchor/anchored.ts'
import type { FleetVehicle } from '../simulate/vehicle/fleet.ts'

const RADIUS_M = 40
/** How long before an alarm is raised again somebody acknowledges it. */
const IN_TIME_MS = MINUTE_MS

/**
 * The anchor watch of a vehicle at `now` (epoch ms), which its crew sets and whose alarms the crew acknowledges, and what
 * time alone has raised; null for a vehicle that does not lie at anchor.
 */
export function watchedByCrew(
  before: Anchored | null,
  unit: FleetVehicle,
  crewId: string,
  now: number,
): { anchored: Anchored | null; firings: readonly Firing[] } {
  let anchored = before ?? watchSetBy(crewId, unit, now)
  const firings: Firing[] = []
  while (anchored !== null) {
    const dueAt = anchoredDueAt(anchored) ?? Number.POSITIVE_INFINITY
    const answerAt = anchored.repeatAt === null ? Number.POSITIVE_INFINITY : anchored.repeatAt - IN_TIME_MS
    if (Math.min(dueAt, answerAt) > now) break
    if (answerAt <= dueAt) {
      anchored = withAcknowledgement(anchored, { at: answerAt, by: crewId })
    } else {
      const step = dueAnchored(anchored, dueAt)
      anchored = step.anchored
      firings.push(...anchorFirings(anchored, step.raised))
    }
  }
  return { anchored, firings }
}

function watchSetBy(crewId: string, { atAnchor, itinerary }: FleetVehicle, now: number): Anchored | null {
  if (atAnchor === null || now < atAnchor.from) return null
  const watch = {
    anchor: itinerary.base,
    radiusM: RADIUS_M,
    restDriftM: null,
    silentAfterMs: SILENT_AFTER_MS,
  }
  return newAnchored({ ...watch, setAt: now }, crewId)
}
