import * as z from 'zod'
import { E164_PATTERN } from '../account/phone-pattern.ts'
import { WebhookUrl } from '../watching/webhook-url.ts'
import type { Condition } from './condition.ts'

export const CONDITIONS_MAX = 10
export const ACTIONS_MAX = 20
export const COOLDOWN_MINUTES = { min: 0, max: 240, step: 15, default: 30 } as const
/** Longer than 15 minutes, and the event would be late when the rule fires. */
export const DELAY_MINUTES = { min: 0, max: 10, default: 0 } as const

/** Which devices a rule watches, decided when a position is evaluated. */
export const RuleScope = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('device'), deviceId: z.string() }),
  /** Devices with at least one of the tags. */
  z.object({ kind: z.literal('tags'), tags: z.array(z.string()) }),
])
export type RuleScope = z.infer<typeof RuleScope>

export const Priority = z.enum(['low', 'medium', 'high', 'critical'])
export type Priority = z.infer<typeof Priority>

/** The actions of a rule. An empty target is the account's own address or phone. */
export const Action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('email'), target: z.union([z.literal(''), z.email().max(254)]) }),
  z.strictObject({
    type: z.literal('sms'),
    target: z.union([z.literal(''), z.string().regex(E164_PATTERN, 'invalid-phone')]),
  }),
  z.strictObject({ type: z.literal('push') }),
  /** A member of the account, named by id, by whatever channels they have switched on. */
  z.strictObject({ type: z.literal('member'), target: z.string().min(1).max(64) }),
  z.strictObject({ type: z.literal('webhook'), target: WebhookUrl }),
  /** `off` cuts the relay, `on` restores it. */
  z.strictObject({ type: z.literal('relay'), relayState: z.enum(['on', 'off']) }),
  /** Only stores the event. */
  z.strictObject({ type: z.literal('log') }),
])
export type Action = z.infer<typeof Action>

/** The ids of the members whom actions name, each once. */
export const membersIn = (actions: readonly Action[]): string[] => [
  ...new Set(actions.flatMap((action) => (action.type === 'member' ? [action.target] : []))),
]

/** Alert rules and notification rules are two formats of this on the wire. */
export type Rule = {
  ruleId: string
  name: string
  scope: RuleScope
  enabled: boolean
  conditions: readonly Condition[]
  actions: readonly Action[]
  priority: Priority
  cooldownMinutes: number
  /** How long the conditions must hold before it fires. What is true at one report only does not wait. */
  delayMinutes?: number | undefined
  /** When conditions, scope or activation last changed, epoch ms. The first fix received after it is a baseline. */
  definedAt: number
}
