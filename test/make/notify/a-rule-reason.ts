import { toIso } from '../../../shared/time.ts'
import type { RuleReason } from '../../../shared/watching/event.ts'
import { NOON } from './notify-services.ts'

/** Why a rule fired: at noon, the speed was above its limit. */
export const aRuleReason = (fields: Partial<RuleReason> = {}): RuleReason => ({
  check: 'speed',
  operator: 'above',
  saw: 86.2,
  limit: 80,
  unit: 'km/h',
  at: toIso(NOON),
  accuracyM: 4,
  ...fields,
})
