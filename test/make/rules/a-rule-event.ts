import { newEvent, type StoredRuleEvent } from '../../../functions/stores/events/stored-event.ts'
import { toIso } from '../../../shared/time.ts'
import { NOON } from '../tracking/a-position.ts'

/** A boat was too fast, at noon. */
export const aRuleEvent = (fields: Partial<StoredRuleEvent> = {}): StoredRuleEvent => ({
  ...newEvent({
    kind: 'rule',
    accountId: 'owner',
    trackId: 'track-1',
    eventId: `firing-at-${fields.timestamp ?? toIso(NOON)}`,
    ruleId: 'too-fast',
    ruleName: 'Too fast',
    timestamp: toIso(NOON),
    plateNumber: null,
    deviceId: 'SEA240',
    deviceName: 'Sea Ray',
    location: { latitude: 26.1, longitude: -80.1 },
    heading: 90,
    speed: 86,
    late: false,
    reasons: [],
    ...fields,
  }),
  notifications: fields.notifications ?? {},
})
