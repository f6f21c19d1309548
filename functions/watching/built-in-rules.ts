import type { Priority, Rule } from '../../shared/rules/rule.ts'
import { ANCHOR_RULE_ID } from '../../shared/watching/anchor/anchor-rule-id.ts'
import type { StoredRuleEvent } from '../stores/events/stored-event.ts'

/** The rule of every anchor watch: the account is notified by email, text and push, and so is the member who set it. */
export const ANCHOR_RULE: Rule = {
  ruleId: ANCHOR_RULE_ID,
  name: 'Anchor watch',
  scope: { kind: 'all' },
  enabled: true,
  conditions: [],
  actions: [{ type: 'email', target: '' }, { type: 'sms', target: '' }, { type: 'push' }],
  priority: 'critical',
  cooldownMinutes: 0,
  definedAt: 0,
}

export const isOfAnchorWatch = ({ ruleId }: Pick<StoredRuleEvent, 'ruleId'>): boolean =>
  ruleId === ANCHOR_RULE_ID

/** A boat that gets under way raises no alarm. */
export const anchorPriority = ({ reasons }: Pick<StoredRuleEvent, 'reasons'>): Priority =>
  reasons.every(({ check }) => check === 'underWay') ? 'medium' : 'critical'
