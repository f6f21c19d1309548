import type { Firing } from '../../shared/rules/firing.ts'
import type { Rule } from '../../shared/rules/rule.ts'
import { MINUTE_MS, SECOND_MS } from '../../shared/time.ts'
import type { Crossing } from '../../shared/watching/crossing.ts'
import { LATE_AFTER_MS } from '../../shared/watching/event.ts'
import type { StoredDevice } from '../stores/devices.ts'
import type { StoredEvent } from '../stores/stored-event.ts'
import type { Due, EventWrite } from '../stores/trails/watch-item.ts'
import { crossingEvent } from './crossing-event.ts'
import { ruleEvent } from './rule-event.ts'
import type { RelaySwitch } from './switch-relay.ts'
import type { DeviceGeofences } from './watched-geofences.ts'
import type { DeviceRules } from './watched-rules.ts'

/** The oldest event that switches the relay. */
export const SWITCH_WITHIN_MS = 5 * MINUTE_MS
/** When the tick does what the function that stored an event has not done by then. */
const NOTIFY_DUE_MS = MINUTE_MS
const SWITCH_DUE_MS = 20 * SECOND_MS

/** The events of crossings, each with the work that ensures what follows from it. */
export const crossingWrites = (
  device: StoredDevice,
  crossings: readonly Crossing[],
  { byId }: Pick<DeviceGeofences, 'byId'>,
  now: number,
): EventWrite[] =>
  crossings.flatMap((crossing) => {
    const geofence = byId.get(crossing.geofenceId)
    if (geofence === undefined) return []
    const event = crossingEvent(crossing, device, geofence, now - crossing.at > LATE_AFTER_MS)
    const cuts = geofence.cutRelayOnEntry && crossing.type === 'entry' && !crossing.interpolated
    return [eventWrite(event, cuts ? 'cut' : null, now)]
  })

/** The same for rules that fired. */
export const firingWrites = (
  device: StoredDevice,
  firings: readonly Firing[],
  { ruleById }: Pick<DeviceRules, 'ruleById'>,
  now: number,
): EventWrite[] =>
  firings.flatMap((firing) => {
    const rule = ruleById.get(firing.ruleId)
    if (rule === undefined) return []
    const event = ruleEvent(firing, device, rule, now - firing.at > LATE_AFTER_MS)
    return [eventWrite(event, relayActionOf(rule), now)]
  })

/** A rule that both cuts and restores the relay restores it. */
function relayActionOf({ actions }: Rule): RelaySwitch | null {
  const states = actions.flatMap((action) => (action.type === 'relay' ? [action.relayState] : []))
  if (states.includes('on')) return 'restore'
  return states.includes('off') ? 'cut' : null
}

function eventWrite(event: StoredEvent, relay: RelaySwitch | null, now: number): EventWrite {
  if (event.late) return { event, due: [] }
  const { accountId, eventKey } = event
  const notify: Due = { dueAt: now + NOTIFY_DUE_MS, work: { kind: 'event', accountId, eventKey } }
  const isRecent = now - Date.parse(event.timestamp) <= SWITCH_WITHIN_MS
  if (relay === null || !isRecent) return { event, due: [notify] }
  return { event, due: [notify, { dueAt: now + SWITCH_DUE_MS, work: { kind: relay, accountId, eventKey } }] }
}
