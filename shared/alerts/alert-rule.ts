import * as z from 'zod'
import { Label, Tags } from '../devices/label.ts'
import { Condition } from '../rules/condition.ts'
import { ACTIONS_MAX, Action, CONDITIONS_MAX, COOLDOWN_MINUTES, DELAY_MINUTES } from '../rules/rule.ts'

/** The devices of a rule that watches all of them, or those with one of its tags. */
export const ALL_DEVICES = 'ALL_DEVICES'
export const TAG_BASED = 'TAG_BASED'

const settings = {
  name: Label,
  /** A device's id, `ALL_DEVICES` or `TAG_BASED`. */
  deviceId: z.string().min(1).max(64),
  tags: Tags,
  enabled: z.boolean(),
  conditions: z.array(Condition).min(1).max(CONDITIONS_MAX),
  actions: z.array(Action).min(1).max(ACTIONS_MAX),
  cooldownMinutes: z.number().int().min(COOLDOWN_MINUTES.min).max(COOLDOWN_MINUTES.max),
  /** How long the conditions must hold before the rule fires. */
  delayMinutes: z.number().int().min(DELAY_MINUTES.min).max(DELAY_MINUTES.max).optional(),
  /** Whether its alerts are critical. Null or absent: if its conditions are about a theft or an accident. */
  critical: z.boolean().nullable().optional(),
}

/** Why a rule is off although nobody switched it off. */
export const DisabledBecause = z.enum(['device-deleted', 'geofence-deleted'])
export type DisabledBecause = z.infer<typeof DisabledBecause>

export const AlertRule = z.object({
  id: z.string(),
  ...settings,
  tags: z.array(z.string()),
  createdAt: z.iso.datetime(),
  lastTriggered: z.iso.datetime().nullable(),
  /** The newest event, for a link to it. */
  lastEventId: z.string().nullable(),
  triggerCount: z.number().int(),
  disabledBecause: DisabledBecause.nullable(),
})
export type AlertRule = z.infer<typeof AlertRule>

/**
 * Fields that a client may send back as it received them. They are ignored, except for an `id`, which is taken if it is
 * free.
 */
const readOnly = {
  createdAt: z.unknown().optional(),
  lastTriggered: z.unknown().optional(),
  lastEventId: z.unknown().optional(),
  triggerCount: z.unknown().optional(),
  disabledBecause: z.unknown().optional(),
}

export const NewAlertRule = z.strictObject({
  ...readOnly,
  ...settings,
  id: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  tags: settings.tags.default([]),
  enabled: settings.enabled.default(true),
  cooldownMinutes: settings.cooldownMinutes.default(COOLDOWN_MINUTES.default),
})
export type NewAlertRule = z.infer<typeof NewAlertRule>

export const AlertRuleChange = z
  .strictObject({ ...readOnly, ...settings, id: z.unknown().optional() })
  .partial()
export type AlertRuleChange = z.infer<typeof AlertRuleChange>
