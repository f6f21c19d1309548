import type { Firing } from '../../shared/rules/firing.ts'
import type { Rule } from '../../shared/rules/rule.ts'
import { MINUTE_MS, SECOND_MS, toIso } from '../../shared/time.ts'
import type { StampedPosition } from '../../shared/tracking/judging/clock.ts'
import type { Crossing } from '../../shared/watching/crossing.ts'
import { LATE_AFTER_MS } from '../../shared/watching/event.ts'
import type { RelaySwitch } from '../relay/switch-relay.ts'
import type { StoredDevice } from '../stores/devices/devices.ts'
import type { StoredEvent } from '../stores/events/stored-event.ts'
import type { Due, EventWrite } from '../stores/trails/watch-item.ts'
import type { DeviceGeofences } from '../watching/watched-geofences.ts'
import type { DeviceRules } from '../watching/watched-rules.ts'
import { crossingEvent } from './crossing-event.ts'
import { ruleEvent } from './rule-event.ts'

/** The oldest event that switches the relay. */
export const SWITCH_WITHIN_MS = 5 * MINUTE_MS
/** When the tick does what the function that stored an event has not done by then. */
const NOTIFY_DUE_MS = MINUTE_MS
const SWITCH_DUE_MS = 20 * SECOND_MS

/** When events were found (epoch ms), and the positions that prove them; none where time alone does. */
type Found = { now: number; positions: readonly StampedPosition[] }

/** The events of crossings, each with the work that ensures what follows from it. */
export const crossingWrites = (
  device: StoredDevice,
  crossings: readonly Crossing[],
  { byId }: Pick<DeviceGeofences, 'byId'>,
  found: Found,
): EventWrite[] =>
  crossings.flatMap((crossing) => {
    const geofence = byId.get(crossing.geofenceId)
    if (geofence === undefined) return []
    const event = crossingEvent(crossing, device, geofence, isLate(crossing, found))
    const cuts = geofence.cutRelayOnEntry && crossing.type === 'entry' && !crossing.interpolated
    return [eventWrite(event, cuts ? 'cut' : null, found)]
  })

/** The same for rules that fired. */
export const firingWrites = (
  device: StoredDevice,
  firings: readonly Firing[],
  { ruleById }: Pick<DeviceRules, 'ruleById'>,
  found: Found,
): EventWrite[] =>
  firings.flatMap((firing) => {
    const rule = ruleById.get(firing.ruleId)
    if (rule === undefined) return []
    const event = ruleEvent(firing, device, rule, isLate(firing, found))
    return [eventWrite(event, relayActionOf(rule), found)]
  })

const isLate = ({ at }: { at: number }, { now }: Found) => now - at > LATE_AFTER_MS

/** A rule that both cuts and restores the relay restores it. */
function relayActionOf({ actions }: Rule): RelaySwitch | null {
  const states = actions.flatMap((action) => (action.type === 'relay' ? [action.relayState] : []))
  if (states.includes('on')) return 'restore'
  return states.includes('off') ? 'cut' : null
}

function eventWrite(event: StoredEvent, relay: RelaySwitch | null, found: Found): EventWrite {
  if (event.late) return lateWrite(event, found)
  const { now } = found
  const { accountId, eventKey } = event
  const isRecent = now - Date.parse(event.timestamp) <= SWITCH_WITHIN_MS
  if (relay === null || !isRecent) return { event, due: [notifyDue(event, now)] }
  const switched: Due = { dueAt: now + SWITCH_DUE_MS, work: { kind: relay, accountId, eventKey } }
  return { event, due: [notifyDue(event, now), switched] }
}

/**
 * A late event with the time at which it was reported: when the first position at its time or after it was received. It
 * never switches a relay, and one that was notified under another time is not notified again.
 */
export function lateWrite(event: StoredEvent, { now, positions }: Found): EventWrite {
  const reported = firstFrom(Date.parse(event.timestamp), positions)
  const late = reported === null ? event : { ...event, reportedAt: toIso(reported.receivedAt) }
  return { event: late, due: event.sameAs === undefined ? [notifyDue(event, now)] : [] }
}

function firstFrom(at: number, positions: readonly StampedPosition[]): StampedPosition | null {
  let first: StampedPosition | null = null
  for (const position of positions)
    if (position.shownAt >= at && (first === null || position.shownAt < first.shownAt)) first = position
  return first
}

const notifyDue = ({ accountId, eventKey }: StoredEvent, now: number): Due => ({
  dueAt: now + NOTIFY_DUE_MS,
  work: { kind: 'event', accountId, eventKey },
})
