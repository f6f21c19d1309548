import type { StoredRule } from '../../../functions/stores/rules.ts'
import { toIso } from '../../../shared/time.ts'
import { NOON } from '../tracking/a-position.ts'

/** An alert rule of all devices in the rules table: faster than 80 km/h, by email to the account itself. */
export const aStoredRule = (fields: Partial<StoredRule> = {}): StoredRule => ({
  accountId: 'owner',
  ruleId: 'too-fast',
  settings: {
    format: 'alert',
    name: 'Too fast',
    deviceId: 'ALL_DEVICES',
    tags: [],
    enabled: true,
    conditions: [{ type: 'speed', operator: 'above', value: 80 }],
    actions: [{ type: 'email', target: '' }],
    cooldownMinutes: 30,
  },
  disabledBecause: null,
  definedAt: NOON,
  version: 1,
  createdAt: toIso(NOON),
  triggerCount: 0,
  lastTriggered: null,
  lastEventId: null,
  ...fields,
})
