import { metresInside } from '../../geofences/boundary.ts'
import type { CrossingType } from '../../geofences/crossing-type.ts'
import { MINUTE_MS, toIso } from '../../time.ts'
import { tenths } from '../band.ts'
import type { Crossing, WatchedFix, WatchedGeofence } from '../crossing.ts'
import { THROUGH_MAX_GAP_MS, throughLimitM, wayInside } from '../pass-through.ts'
import { suppressedBetween } from '../rehearse.ts'
import type { FirstAcross, Presence } from '../watch-state.ts'
import type { Explanation } from './explanation.ts'
import { minutesOf, sideOf } from './figures.ts'
import type { Found } from './nearest.ts'

export type Finding = Found<Explanation>

/**
 * The change that a fix made to the presence of a device at a geofence. `previous` is the last fix that the geofence
 * saw.
 */
export type Change = {
  geofence: WatchedGeofence
  before: Presence | null
  after: Presence | null
  crossings: readonly Crossing[]
  fix: WatchedFix
  previous: WatchedFix | null
  /** The last fix that was received before the geofence was defined, if no other came after it. */
  unseen: WatchedFix | null
}

/** The findings of a fix that are not events, apart from its crossings. */
export const findingsOf = (change: Change): Finding[] => [
  ...unconfirmed(change),
  ...baselines(change),
  ...passedBy(change),
  ...shortVisits(change),
]

export const findingAt = (at: number, explanation: Explanation): Finding => ({
  from: at,
  to: at,
  explanation,
})

export const alertsOn = ({ alertOnEntry, alertOnExit, dwellMinutes }: WatchedGeofence, type: CrossingType) =>
  ({ entry: alertOnEntry, exit: alertOnExit, dwell: dwellMinutes !== null })[type]

/** First fixes across that the next one contradicted. */
function unconfirmed({ geofence, before, after, fix }: Change): Finding[] {
  const first = firstOf(before)
  const presences = (presence: Presence | null) => (presence === null ? [] : [presence])
  const state = (presence: Presence | null) => ({ presences: presences(presence) })
  return suppressedBetween(state(before), state(after)).flatMap(({ type, at, because }) => {
    if (first === null || !alertsOn(geofence, type)) return []
    const checks = [acrossBy(type, first), sideOf(geofence.boundary, fix)]
    return [findingAt(at, { fired: false, because, eventType: type, checks })]
  })
}

/** A first fix across without a second one yet. */
export function unfollowed(geofence: WatchedGeofence, presence: Presence | null): Finding[] {
  const first = firstOf(presence)
  const type = presence?.kind === 'entering' ? 'entry' : 'exit'
  if (first === null || !alertsOn(geofence, type)) return []
  const because = first.standing ? 'standing' : 'notConfirmed'
  return [findingAt(first.at, { fired: false, because, eventType: type, checks: [acrossBy(type, first)] })]
}

const firstOf = (presence: Presence | null) =>
  presence?.kind === 'inside' ? presence.leaving : (presence?.first ?? null)

const acrossBy = (type: 'entry' | 'exit', { at, byM, bandM, accuracyM }: FirstAcross) => ({
  check: type === 'entry' ? ('insideBy' as const) : ('outsideBy' as const),
  saw: byM,
  limit: bandM,
  unit: 'm' as const,
  at: toIso(at),
  accuracyM,
})

/** The first fix that a geofence sees, where it shows the device inside, or on the other side than before. */
function baselines({ geofence, before, after, crossings, fix, previous, unseen }: Change): Finding[] {
  if (previous !== null || before !== null || crossings.length > 0) return []
  const wasInside = unseen !== null && metresInside(geofence.boundary, unseen) >= 0
  if (after === null && !wasInside) return []
  const checks = [
    sideOf(geofence.boundary, fix),
    minutesOf('changed', geofence.definedAt, fix.receivedAt - geofence.definedAt, null),
  ]
  return [findingAt(fix.shownAt, { fired: false, because: 'baseline', checks })]
}

/** A way through the geofence between two fixes outside that is too short, or took too long, to be certain. */
function passedBy({ geofence, before, after, crossings, fix, previous }: Change): Finding[] {
  if (previous === null || before !== null || after !== null || crossings.length > 0) return []
  const elapsedMs = fix.shownAt - previous.shownAt
  const way = wayInside(geofence.boundary, previous, fix, SHORTEST_WAY_M)
  if (way === null || elapsedMs <= 0) return []
  const checks = [
    {
      check: 'passedThrough' as const,
      saw: tenths(way.metres),
      limit: throughLimitM(previous, fix),
      unit: 'm' as const,
      at: toIso(fix.shownAt),
      accuracyM: fix.accuracyM,
    },
  ]
  const span = { from: previous.shownAt, to: fix.shownAt }
  if (elapsedMs <= THROUGH_MAX_GAP_MS)
    return [{ ...span, explanation: { fired: false, because: 'passedTooShort', checks } }]
  const gap = minutesOf('gap', fix.shownAt, elapsedMs, THROUGH_MAX_GAP_MS)
  return [{ ...span, explanation: { fired: false, because: 'gapTooLong', checks: [gap, ...checks] } }]
}

const SHORTEST_WAY_M = 1

/** A visit that ended before its dwell was due. */
function shortVisits({ geofence, before, crossings }: Change): Finding[] {
  const exit = crossings.find(({ type }) => type === 'exit')
  if (exit === undefined || before?.kind !== 'inside' || before.dwelled) return []
  if (crossings.some(({ type }) => type === 'dwell')) return []
  return dwellFinding(geofence, before.since, exit.at)
}

/** A visit that is too short for a dwell at a time. */
export function dwellFinding({ dwellMinutes }: WatchedGeofence, since: number, at: number): Finding[] {
  if (dwellMinutes === null || at - since >= dwellMinutes * MINUTE_MS) return []
  const checks = [minutesOf('dwelled', at, at - since, dwellMinutes * MINUTE_MS)]
  return [findingAt(at, { fired: false, because: 'dwellTooShort', checks })]
}
