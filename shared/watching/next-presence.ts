import { metresInside } from '../geofences/boundary.ts'
import { MINUTE_MS, toIso } from '../time.ts'
import { STOPPED_AFTER_MS } from '../tracking/motion/motion.ts'
import { bandM, tenths } from './band.ts'
import type { Crossing, WatchedFix, WatchedGeofence } from './crossing.ts'
import type { Reason } from './event.ts'
import { passedThrough } from './pass-through.ts'
import type { FirstAcross, Presence } from './watch-state.ts'

/** A fix beside a geofence: how deep it is inside, and whether the device stands. */
export type Sight = {
  geofence: WatchedGeofence
  fix: WatchedFix
  previous: WatchedFix | null
  /** Metres; negative outside. */
  insideM: number
  standing: boolean
}
type Step = { presence: Presence | null; crossings: readonly Crossing[] }
type Entering = Extract<Presence, { kind: 'entering' }>
type Inside = Extract<Presence, { kind: 'inside' }>

/** The presence of a device at a geofence after a fix; the same object if nothing changed. */
export function nextPresence(presence: Presence | null, sight: Sight): Step {
  if (presence === null) return firstSight(sight)
  if (presence.definedAt !== sight.geofence.definedAt) return silently(baseline(presence, sight))
  return presence.kind === 'entering' ? confirmEntry(presence, sight) : watchExit(presence, sight)
}

const NO_CROSSINGS: readonly Crossing[] = []
const silently = (presence: Presence | null): Step => ({ presence, crossings: NO_CROSSINGS })

/**
 * The side of the edge on which a device is found, silently. A visit goes on where the device is still inside, without
 * a dwell that was due before the definition.
 */
function baseline(before: Presence | null, { geofence, fix, insideM }: Sight): Presence | null {
  if (insideM < 0) return null
  const { geofenceId, definedAt, dwellMinutes } = geofence
  if (before?.kind === 'inside') {
    const wasDue = dwellMinutes !== null && before.since + dwellMinutes * MINUTE_MS < definedAt
    return { ...before, definedAt, leaving: null, dwelled: before.dwelled || wasDue }
  }
  const place = { lat: fix.lat, lng: fix.lng }
  return { geofenceId, definedAt, kind: 'inside', since: fix.shownAt, place, dwelled: false, leaving: null }
}

function firstSight(sight: Sight): Step {
  const { geofence, fix, previous, insideM } = sight
  if (previous === null || previous.receivedAt < geofence.definedAt) return silently(baseline(null, sight))
  // A fix inside without a presence is from before the definition.
  const wasInside = metresInside(geofence.boundary, previous) >= 0
  if (wasInside) return silently(baseline(null, sight))
  if (insideM < 0) return { presence: null, crossings: passedThrough(geofence, previous, fix) }
  return firstInside(sight)
}

/** A fix deeper than the band counts at once; any other needs a second one. */
function firstInside(sight: Sight): Step {
  const { geofence, insideM, standing } = sight
  const first = firstAcross(sight)
  if (insideM > first.bandM && !standing) return enter(geofence, first, [])
  const { geofenceId, definedAt } = geofence
  return silently({ geofenceId, definedAt, kind: 'entering', first })
}

function confirmEntry(presence: Entering, sight: Sight): Step {
  const { geofence, fix, insideM } = sight
  if (insideM < 0) return silently(null)
  if (mayBeDrift(presence.first, sight)) return silently(presence)
  if (wasDrift(presence.first, sight)) return firstInside(sight)
  return enter(geofence, presence.first, [confirmation(fix, insideM, 0)])
}

function watchExit(presence: Inside, sight: Sight): Step {
  const { fix, insideM, geofence } = sight
  const { leaving } = presence
  const limitM = bandM(fix)
  if (-insideM <= limitM) return silently(leaving === null ? presence : { ...presence, leaving: null })
  if (leaving !== null && mayBeDrift(leaving, sight)) return silently(presence)
  if (leaving === null || wasDrift(leaving, sight))
    return silently({ ...presence, leaving: firstAcross(sight) })
  if (!geofence.alertOnExit) return silently(null)
  const reasons = [reasonOf('outsideBy', leaving), confirmation(fix, -insideM, limitM)]
  return { presence: null, crossings: [crossing(geofence, 'exit', leaving, reasons)] }
}

/** First seen across while it stood, and standing still. */
const mayBeDrift = (first: FirstAcross, { standing }: Sight) => first.standing && standing

/** First seen across while it stood, and a stop's time before it moved: not the crossing itself. */
const wasDrift = (first: FirstAcross, { fix }: Sight) =>
  first.standing && fix.shownAt - first.at >= STOPPED_AFTER_MS

function enter(geofence: WatchedGeofence, first: FirstAcross, confirmed: readonly Reason[]): Step {
  const { geofenceId, definedAt } = geofence
  const place = { lat: first.lat, lng: first.lng }
  const presence = { geofenceId, definedAt, since: first.at, place, dwelled: false, leaving: null }
  const reasons = [reasonOf('insideBy', first), ...confirmed]
  return {
    presence: { ...presence, kind: 'inside' },
    crossings: geofence.alertOnEntry ? [crossing(geofence, 'entry', first, reasons)] : NO_CROSSINGS,
  }
}

const firstAcross = ({ fix, insideM, standing }: Sight): FirstAcross => ({
  at: fix.shownAt,
  lat: fix.lat,
  lng: fix.lng,
  speedKmh: fix.speedKmh,
  course: fix.course,
  accuracyM: fix.accuracyM,
  byM: tenths(Math.abs(insideM)),
  bandM: bandM(fix),
  standing,
})

const crossing = (
  { geofenceId }: WatchedGeofence,
  type: Crossing['type'],
  { at, lat, lng, speedKmh, course }: FirstAcross,
  reasons: readonly Reason[],
): Crossing => ({ geofenceId, type, at, lat, lng, speedKmh, course, interpolated: false, reasons })

const reasonOf = (check: 'insideBy' | 'outsideBy', first: FirstAcross): Reason => ({
  check,
  saw: first.byM,
  limit: first.bandM,
  unit: 'm',
  at: toIso(first.at),
  accuracyM: first.accuracyM,
})

const confirmation = ({ shownAt, accuracyM }: WatchedFix, acrossM: number, limitM: number): Reason => ({
  check: 'confirmedBy',
  saw: tenths(acrossM),
  limit: limitM,
  unit: 'm',
  at: toIso(shownAt),
  accuracyM,
})
