import * as z from 'zod'
import { DisabledBecause } from '../alerts/alert-rule.ts'
import { Label } from '../devices/label.ts'
import { ACTIONS_MAX, CONDITIONS_MAX, COOLDOWN_MINUTES, Priority } from '../rules/rule.ts'

const Operator = z.enum(['greaterThan', 'lessThan', 'equals', 'notEquals', 'between'])

/**
 * A condition of a notification rule. `value` is a number for speed (km/h), battery (V) and gForce (g), a pair for
 * `between`, hours of the day in the account's time zone for time, and unused for a geofence, where `equals` means
 * inside and `notEquals` outside of the one that `geofenceName` names.
 */
export const NotificationCondition = z.strictObject({
  type: z.enum(['speed', 'geofence', 'battery', 'time', 'gForce']),
  field: z.string().max(64).nullish(),
  operator: Operator,
  value: z.union([z.number(), z.tuple([z.number(), z.number()]), z.string().max(100)]).nullish(),
  geofenceName: z.string().max(100).nullish(),
})
export type NotificationCondition = z.infer<typeof NotificationCondition>

export const NotificationAction = z.strictObject({
  type: z.enum(['notify', 'email', 'sms', 'webhook', 'log']),
  channels: z.array(z.enum(['email', 'sms', 'push'])).default([]),
  priority: Priority.default('medium'),
  webhookUrl: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .nullish(),
})
export type NotificationAction = z.infer<typeof NotificationAction>

const settings = {
  name: Label,
  description: z.string().trim().max(500).nullish(),
  enabled: z.boolean(),
  conditions: z.array(NotificationCondition).min(1).max(CONDITIONS_MAX),
  actions: z.array(NotificationAction).min(1).max(ACTIONS_MAX),
  /** Minutes. */
  cooldownPeriod: z
    .number()
    .int()
    .min(COOLDOWN_MINUTES.min)
    .max(COOLDOWN_MINUTES.max)
    .multipleOf(COOLDOWN_MINUTES.step),
}

export const NotificationRule = z.object({
  id: z.string(),
  ...settings,
  triggerCount: z.number().int(),
  lastTriggered: z.iso.datetime().nullable(),
  disabledBecause: DisabledBecause.nullable(),
})
export type NotificationRule = z.infer<typeof NotificationRule>

const readOnly = {
  id: z.unknown().optional(),
  triggerCount: z.unknown().optional(),
  lastTriggered: z.unknown().optional(),
  disabledBecause: z.unknown().optional(),
}

export const NewNotificationRule = z.strictObject({
  ...readOnly,
  ...settings,
  enabled: settings.enabled.default(true),
  cooldownPeriod: settings.cooldownPeriod.default(COOLDOWN_MINUTES.default),
})
export type NewNotificationRule = z.infer<typeof NewNotificationRule>

export const NotificationRuleChange = z.strictObject({ ...readOnly, ...settings }).partial()
export type NotificationRuleChange = z.infer<typeof NotificationRuleChange>
