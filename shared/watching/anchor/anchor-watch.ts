import type { Point } from '../../geo/point.ts'
import { MINUTE_MS } from '../../time.ts'

/** A boat at anchor that is watched. Times in epoch ms. */
export type AnchorWatch = {
  anchor: Point
  radiusM: number
  setAt: number
  /** The 95th percentile of the receiver's drift, see `restDriftM`; null if it was never seen at rest. */
  restDriftM: number | null
  /** How long it may take until a position arrives. */
  silentAfterMs: number
}

/** Unless the owner sets another time. */
export const SILENT_AFTER_MS = 10 * MINUTE_MS
/** The limits of what an owner can set, minutes. */
export const SILENT_AFTER_MINUTES = { min: 5, max: 240 }

/** The place of a position. */
export type AnchorFix = Point & { speedKmh: number | null; accuracyM: number | null }

/** A position as an anchor watch needs it; times in epoch ms. */
export type AnchorReport = {
  shownAt: number
  receivedAt: number
  /** Null where the fix is held. */
  fix: AnchorFix | null
  /** Whether the engine runs. */
  ignition: boolean | null
  batteryVolts: number | null
  /** How often the tracker is expected to report. */
  intervalMs: number | null
}

/** What an anchor watch found, and when (epoch ms). */
export type AnchorFinding = { at: number } & (
  | { kind: 'nearEdge'; distanceM: number }
  | { kind: 'dragging'; distanceM: number; reason: DragReason }
  | { kind: 'noPosition'; distanceM: number | null; silentMs: number }
  | { kind: 'lowBattery'; batteryVolts: number }
  | { kind: 'ended'; because: 'underWay' }
)

/** The fixes that proved a drag, since when: outside the circle, or farther out than the boat lay before. */
export type DragReason = { check: 'outside' | 'fartherOut'; fixes: number; since: number }
