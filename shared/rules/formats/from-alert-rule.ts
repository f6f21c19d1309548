import { ALL_DEVICES, type AlertRule, TAG_BASED } from '../../alerts/alert-rule.ts'
import { alertPriority } from '../priority.ts'
import type { Rule, RuleScope } from '../rule.ts'

/** The fields of an alert rule that an account sets. */
export type AlertSettings = Pick<
  AlertRule,
  | 'name'
  | 'deviceId'
  | 'tags'
  | 'enabled'
  | 'conditions'
  | 'actions'
  | 'cooldownMinutes'
  | 'delayMinutes'
  | 'critical'
>

/** A rule without what its storage adds. */
export type RuleBody = Omit<Rule, 'ruleId' | 'definedAt'>

/** An alert rule as the engine evaluates it. */
export const fromAlertRule = (settings: AlertSettings): RuleBody => ({
  name: settings.name,
  scope: scopeOf(settings),
  enabled: settings.enabled,
  conditions: settings.conditions,
  actions: settings.actions,
  priority: alertPriority(settings.conditions, settings.critical),
  cooldownMinutes: settings.cooldownMinutes,
  delayMinutes: settings.delayMinutes,
})

function scopeOf({ deviceId, tags }: AlertSettings): RuleScope {
  if (deviceId === ALL_DEVICES) return { kind: 'all' }
  return deviceId === TAG_BASED ? { kind: 'tags', tags } : { kind: 'device', deviceId }
}
