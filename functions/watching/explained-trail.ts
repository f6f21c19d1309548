import { DAY_MS, toIso } from '../../shared/time.ts'
import { EXPLAINED_MS } from '../../shared/watching/explain/question.ts'

/**
 * How much earlier than the time in question the trail is read, longer only where it has no accepted fix: the first one
 * is a baseline.
 */
export const LEADS_MS = [1, 31, 366].map((days) => days * DAY_MS)

/** More events than this around the time in question are not looked at. */
export const EXPLAINED_EVENTS_MAX = 200

/** A fix of a judged trail. */
type JudgedPlace = { lat: number; lng: number; shownAt: number; heldBy: string | null }

/** The fixes around a time (epoch ms), as the answer of an explanation has them. */
export const positionsAround = (fixes: readonly JudgedPlace[], at: number) =>
  fixes
    .filter(({ shownAt, heldBy }) => Math.abs(shownAt - at) <= EXPLAINED_MS && heldBy !== 'noFix')
    .map(({ lat, lng, shownAt, heldBy }) => ({
      latitude: lat,
      longitude: lng,
      timestamp: toIso(shownAt),
      held: heldBy !== null,
    }))
