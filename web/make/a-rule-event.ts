import type { RuleEvent } from '../../shared/watching/event.ts'

/** An event of a rule with the given fields; everything else has a default. */
export function aRuleEvent(more: Partial<RuleEvent> = {}): RuleEvent {
  return {
    eventId: 'r1',
    ruleId: 'rule-1',
    ruleName: 'Speeding',
    timestamp: '2026-11-21T12:00:00.000Z',
    plateNumber: null,
    deviceId: 'SEA240',
    deviceName: 'Sea Ray 240',
    location: { latitude: 25.77, longitude: -80.17 },
    heading: null,
    speed: null,
    late: false,
    reasons: [],
    notifications: [],
    ...more,
  }
}
