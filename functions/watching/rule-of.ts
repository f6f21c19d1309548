import { fromAlertRule, type RuleBody } from '../../shared/rules/formats/from-alert-rule.ts'
import { fromNotificationRule } from '../../shared/rules/formats/from-notification-rule.ts'
import type { Rule } from '../../shared/rules/rule.ts'
import type { RuleSettings, StoredRule } from '../stores/rules.ts'

/** The settings of a rule as the engine evaluates them, or the fields that do not fit together. */
export const convertRule = (settings: RuleSettings) =>
  settings.format === 'alert' ? { rule: fromAlertRule(settings) } : fromNotificationRule(settings, settings)

/** The settings of a rule that was checked. */
export function ruleBodyOf(settings: RuleSettings): RuleBody {
  const converted = convertRule(settings)
  if ('rule' in converted) return converted.rule
  throw new Error('A rule was stored although it is not valid')
}

/** A stored rule as the engine evaluates it. */
export const ruleOf = ({ ruleId, settings, definedAt }: StoredRule): Rule => ({
  ...ruleBodyOf(settings),
  ruleId,
  definedAt,
})
