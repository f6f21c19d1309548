import * as z from 'zod'
import { route } from '../http/route.ts'
import { UndeliveredAlert } from '../notifications/undelivered.ts'
import { RuleExplanation } from '../rules/explain/rule-explanation.ts'
import { Noise } from '../rules/noise.ts'
import { NEW_RULE_REFUSALS, NO_RULE_REFUSALS, RULE_CHANGE_REFUSALS } from '../rules/rule-refusals.ts'
import { AccountEvent, RuleEvent } from '../watching/event.ts'
import {
  DeviceId,
  END_BEFORE_START,
  EventsQuery,
  eventsPage,
  INVALID_CURSOR,
  Instant,
  isInOrder,
} from '../watching/events-query.ts'
import { PositionsAround } from '../watching/explain/positions-around.ts'
import { AlertRule, AlertRuleChange, NewAlertRule } from './alert-rule.ts'

const HOURS_MAX = 31 * 24
/** Clients with more devices split the request. */
const ALERT_DEVICES_MAX = 5_000

/** The most devices of one rehearsal. Fewer at once answer sooner. */
const REHEARSED_DEVICES_MAX = 100
const TOO_MANY_POINTS = { status: 413, code: 'too-many-points' } as const

const one = z.object({ alert: AlertRule })
const success = z.object({ success: z.literal(true) })

const listAlertRules = route({
  method: 'GET',
  path: '/vectra/alerts',
  access: 'account',
  permission: 'devices:read',
  summary: 'The alert rules of the account, newest first',
  reply: z.object({ alerts: z.array(AlertRule) }),
})

/** The call of `postAlerts` that creates a rule, for clients. */
export const createAlertRule = route({
  method: 'POST',
  path: '/vectra/alerts',
  access: 'account',
  permission: 'rules:write',
  summary: 'Creates an alert rule, with the id of the client if it has one',
  body: NewAlertRule,
  reply: one,
  status: 201,
  refusals: [...NEW_RULE_REFUSALS, { status: 409, code: 'rule-exists' }],
})

/** The call of `postAlerts` that lists events, for clients. */
export const listRecentAlerts = route({
  method: 'POST',
  path: '/vectra/alerts',
  access: 'account',
  permission: 'devices:read',
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
  permission: {
    either: ['rules:write', 'devices:read'],
    ofBody: (body) => (listRecentAlerts.body.safeParse(body).success ? 'devices:read' : 'rules:write'),
  },
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
  permission: 'rules:write',
  summary: 'Changes an alert rule. Fields that are left out stay as they are',
  body: AlertRuleChange,
  reply: one,
  refusals: RULE_CHANGE_REFUSALS,
})

const patchAlertRule = route({
  method: 'PATCH',
  path: '/vectra/alerts/{id}',
  access: 'account',
  permission: 'rules:write',
  summary: 'Changes some fields of an alert rule, such as enabled',
  body: AlertRuleChange,
  reply: one,
  refusals: RULE_CHANGE_REFUSALS,
})

const deleteAlertRule = route({
  method: 'DELETE',
  path: '/vectra/alerts/{id}',
  access: 'account',
  permission: 'rules:write',
  summary: 'Deletes an alert rule. Its events remain',
  reply: success,
  refusals: NO_RULE_REFUSALS,
})

const listRuleEvents = route({
  method: 'GET',
  path: '/vectra/alerts/events',
  access: 'account',
  permission: 'devices:read',
  summary: 'The alert rules and notification rules that fired, newest first',
  query: EventsQuery.safeExtend({ ruleId: z.string().min(1).max(64).optional() }),
  reply: eventsPage(RuleEvent),
  refusals: [INVALID_CURSOR],
})

const listAccountEvents = route({
  method: 'GET',
  path: '/vectra/events',
  access: 'account',
  permission: 'devices:read',
  summary: 'The crossings of geofences and the rules that fired, newest first',
  query: EventsQuery,
  reply: eventsPage(AccountEvent),
  refusals: [INVALID_CURSOR],
})

/** More are dismissed by more than one call. */
const SEEN_MAX = 50

const listUndeliveredAlerts = route({
  method: 'GET',
  path: '/vectra/events/undelivered',
  access: 'account',
  permission: 'devices:read',
  summary:
    'Critical events with notifications that did not arrive, newest first, until somebody has seen that',
  reply: z.object({ undelivered: z.array(UndeliveredAlert) }),
})

const seeUndeliveredAlerts = route({
  method: 'POST',
  path: '/vectra/events/undelivered/seen',
  access: 'account',
  permission: 'rules:write',
  summary:
    'Says that somebody has seen that notifications of these events did not arrive. Others are ignored',
  body: z.object({ eventIds: z.array(z.string().min(1).max(64)).min(1).max(SEEN_MAX) }),
  reply: success,
})

const explainAlertRule = route({
  method: 'GET',
  path: '/vectra/alerts/{id}/explain',
  access: 'account',
  permission: 'devices:read',
  summary: 'Why a rule of either format fired for a device around a time, or did not',
  query: z.object({ deviceId: DeviceId, at: Instant }),
  reply: RuleExplanation.extend({
    /** The nearest stored event within 5 minutes, with its notifications, also where something else lies nearer. */
    event: RuleEvent.nullable(),
    positions: PositionsAround,
  }),
  refusals: [...NO_RULE_REFUSALS, TOO_MANY_POINTS],
})

const rehearseAlertRule = route({
  method: 'POST',
  path: '/vectra/alerts/rehearse',
  access: 'account',
  permission: 'devices:read',
  summary: 'What a saved or unsaved alert rule would have raised. Stores and sends nothing',
  body: z
    .object({
      rule: NewAlertRule,
      /** None: the first ones that the rule watches. */
      deviceIds: z.array(DeviceId).max(REHEARSED_DEVICES_MAX),
      from: Instant,
      to: Instant,
    })
    .refine(isInOrder, END_BEFORE_START),
  reply: z.object({
    firings: z.array(RuleEvent),
    suppressed: z.array(
      z.object({
        timestamp: z.iso.datetime(),
        deviceId: z.string(),
        because: z.enum(['cooldown', 'notConfirmed']),
      }),
    ),
    positionsRead: z.number().int(),
    noise: Noise,
  }),
  refusals: [...RULE_CHANGE_REFUSALS, { status: 400, code: 'range-too-long' }, TOO_MANY_POINTS],
})

export const alerts = {
  listAlertRules,
  postAlerts,
  updateAlertRule,
  patchAlertRule,
  listRuleEvents,
  listAccountEvents,
  listUndeliveredAlerts,
  seeUndeliveredAlerts,
  explainAlertRule,
  rehearseAlertRule,
  deleteAlertRule,
}
