import type { Priority, Rule } from '../../shared/rules/rule.ts'
import { ANCHOR_RULE_ID } from '../../shared/watching/anchor/anchor-rule-id.ts'
import { FLOAT_PLAN_RULE_ID } from '../../shared/watching/float-plan/float-plan-rule-id.ts'
import type { StoredRuleEvent } from '../stores/events/stored-event.ts'

/**
 * A rule that nobody edits: the account is notified by email, text and push, and so is the member who set the watch or
 * plan.
 */
const builtIn = (ruleId: string, name: string): Rule => ({
  ruleId,
  name,
  scope: { kind: 'all' },
  enabled: true,
  conditions: [],
  actions: [{ type: 'email', target: '' }, { type: 'sms', target: '' }, { type: 'push' }],
  priority: 'critical',
  cooldownMinutes: 0,
  definedAt: 0,
})

const ALL = [builtIn(ANCHOR_RULE_ID, 'Anchor watch'), builtIn(FLOAT_PLAN_RULE_ID, 'Float plan')]

/** The rules of anchor watches and float plans. */
export const BUILT_IN_RULES: ReadonlyMap<string, Rule> = new Map(ALL.map((rule) => [rule.ruleId, rule]))

export const isBuiltIn = ({ ruleId }: Pick<StoredRuleEvent, 'ruleId'>): boolean => BUILT_IN_RULES.has(ruleId)

export const isOfFloatPlan = ({ ruleId }: Pick<StoredRuleEvent, 'ruleId'>): boolean =>
  ruleId === FLOAT_PLAN_RULE_ID

/** A boat that gets under way raises no alarm. */
export const builtInPriority = ({ reasons }: Pick<StoredRuleEvent, 'reasons'>): Priority =>
  reasons.every(({ check }) => check === 'underWay') ? 'medium' : 'critical'
