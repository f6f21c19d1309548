import type { Firing } from '../../shared/rules/firing.ts'
import type { Rule } from '../../shared/rules/rule.ts'
import { toIso } from '../../shared/time.ts'
import { eventId } from '../../shared/watching/event-id.ts'
import type { StoredDevice } from '../stores/devices/devices.ts'
import { eventKeyOf, newEvent, type StoredRuleEvent } from '../stores/events/stored-event.ts'

type Watched = Pick<StoredDevice, 'accountId' | 'deviceId' | 'deviceName' | 'trackId' | 'vehicleNum'>

/** The event of a rule that fired: the names of its device and rule are those of now, and stay when these change. */
export function ruleEvent(
  { at, lat, lng, speedKmh, course, reasons, memberId, clears }: Firing,
  { accountId, deviceId, deviceName, trackId, vehicleNum }: Watched,
  { ruleId, name }: Pick<Rule, 'ruleId' | 'name'>,
  late: boolean,
): StoredRuleEvent {
  const idAt = (time: number) => ({ eventId: eventId([trackId, ruleId, time]), timestamp: toIso(time) })
  return newEvent({
    kind: 'rule',
    accountId,
    trackId,
    ...idAt(at),
    ruleId,
    ruleName: name,
    plateNumber: vehicleNum,
    deviceId,
    deviceName,
    location: { latitude: lat, longitude: lng },
    heading: course,
    speed: speedKmh,
    late,
    reasons: [...reasons],
    ...(memberId !== undefined && { memberId }),
    ...(clears !== undefined && { clears: eventKeyOf(idAt(clears)) }),
  })
}
