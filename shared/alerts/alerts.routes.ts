import * as z from 'zod'
import { route } from '../http/route.ts'
import { NEW_RULE_REFUSALS, NO_RULE_REFUSALS, RULE_CHANGE_REFUSALS } from '../rules/rule-refusals.ts'
import { AccountEvent, RuleEvent } from '../watching/event.ts'
import {
  END_BEFORE_START,
  eventsQuery,
  INVALID_CURSOR,
  isInOrder,
  nextCursor,
} from '../watching/events-query.ts'
import { AlertRule, AlertRuleChange, NewAlertRule } from './alert-rule.ts'

const HOURS_MAX = 31 * 24
/** Clients with more devices split the request. */
const ALERT_DEVICES_MAX = 5_000

const one = z.object({ alert: AlertRule })
const success = z.object({ success: z.literal(true) })

const listAlertRules = route({
  method: 'GET',
  path: '/vectra/alerts',
  access: 'account',
  summary: 'The alert rules of the account, newest first',
  reply: z.object({ alerts: z.array(AlertRule) }),
})

/** One of the two calls of `postAlerts`, for clients. */
export const createAlertRule = route({
  method: 'POST',
  path: '/vectra/alerts',
  access: 'account',
  summary: 'Creates an alert rule, with the id of the client if it has one',
  body: NewAlertRule,
  reply: one,
  status: 201,
  refusals: [...NEW_RULE_REFUSALS, { status: 409, code: 'rule-exists' }],
})

/** One of the two calls of `postAlerts`, for clients. */
export const listRecentAlerts = route({
  method: 'POST',
  path: '/vectra/alerts',
  access: 'account',
  summary: 'The newest rule events and crossings of some devices in the last hours',
  body: z.strictObject({
    deviceIds: z.array(z.string().min(1).max(64)).max(ALERT_DEVICES_MAX),
    hours: z.number().positive().max(HOURS_MAX),
  }),
  reply: z.object({
    success: z.literal(true),
    /** A crossing has its geofence as `ruleId` and `ruleName`, and no reasons. */
    alerts: z.array(RuleEvent),
  }),
  refusals: NO_RULE_REFUSALS,
})

/** Two calls with one method and path, which differ in their bodies. */
const postAlerts = route({
  method: 'POST',
  path: '/vectra/alerts',
  access: 'account',
  summary: 'Creates an alert rule (201), or lists the recent alerts of some devices (200)',
  body: z.union([createAlertRule.body, listRecentAlerts.body]),
  reply: z.union([createAlertRule.reply, listRecentAlerts.reply]),
  status: 201,
  otherStatus: 200,
  refusals: createAlertRule.refusals,
})

const updateAlertRule = route({
  method: 'PUT',
  path: '/vectra/alerts/{id}',
  access: 'account',
  summary: 'Changes an alert rule. Fields that are left out stay as they are',
  body: AlertRuleChange,
  reply: one,
  refusals: RULE_CHANGE_REFUSALS,
})

const patchAlertRule = route({
  method: 'PATCH',
  path: '/vectra/alerts/{id}',
  access: 'account',
  summary: 'Changes some fields of an alert rule, such as enabled',
  body: AlertRuleChange,
  reply: one,
  refusals: RULE_CHANGE_REFUSALS,
})

const deleteAlertRule = route({
  method: 'DELETE',
  path: '/vectra/alerts/{id}',
  access: 'account',
  summary: 'Deletes an alert rule. Its events remain',
  reply: success,
  refusals: NO_RULE_REFUSALS,
})

const listRuleEvents = route({
  method: 'GET',
  path: '/vectra/alerts/events',
  access: 'account',
  summary: 'The alert rules and notification rules that fired, newest first',
  query: z
    .object({ ...eventsQuery, ruleId: z.string().min(1).max(64).optional() })
    .refine(isInOrder, END_BEFORE_START),
  reply: z.object({ events: z.array(RuleEvent), nextCursor }),
  refusals: [INVALID_CURSOR],
})

const listAccountEvents = route({
  method: 'GET',
  path: '/vectra/events',
  access: 'account',
  summary: 'The crossings of geofences and the rules that fired, newest first',
  query: z.object(eventsQuery).refine(isInOrder, END_BEFORE_START),
  reply: z.object({ events: z.array(AccountEvent), nextCursor }),
  refusals: [INVALID_CURSOR],
})

export const alerts = {
  listAlertRules,
  postAlerts,
  updateAlertRule,
  patchAlertRule,
  deleteAlertRule,
  listRuleEvents,
  listAccountEvents,
}
