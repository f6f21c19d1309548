import * as z from 'zod'
import { route } from '../http/route.ts'
import { NEW_RULE_REFUSALS, NO_RULE_REFUSALS, RULE_CHANGE_REFUSALS } from '../rules/rule-refusals.ts'
import { ANALYTICS_DAYS, NotificationAnalytics } from './notification-analytics.ts'
import { NewNotificationRule, NotificationRule, NotificationRuleChange } from './notification-rule.ts'

const one = z.object({ rule: NotificationRule })
const success = z.object({ success: z.literal(true) })

const listNotificationRules = route({
  method: 'GET',
  path: '/reporting/notification-rules',
  access: 'account',
  permission: 'devices:read',
  summary: 'The notification rules of the account, newest first',
  reply: z.object({ rules: z.array(NotificationRule) }),
})

const createNotificationRule = route({
  method: 'POST',
  path: '/reporting/notification-rules',
  access: 'account',
  permission: 'rules:write',
  summary: 'Creates a notification rule for all devices',
  body: NewNotificationRule,
  reply: one,
  status: 201,
  refusals: NEW_RULE_REFUSALS,
})

const updateNotificationRule = route({
  method: 'PUT',
  path: '/reporting/notification-rules/{id}',
  access: 'account',
  permission: 'rules:write',
  summary: 'Changes a notification rule. Fields that are left out stay as they are',
  body: NotificationRuleChange,
  reply: one,
  refusals: RULE_CHANGE_REFUSALS,
})

const deleteNotificationRule = route({
  method: 'DELETE',
  path: '/reporting/notification-rules/{id}',
  access: 'account',
  permission: 'rules:write',
  summary: 'Deletes a notification rule. Its events remain',
  reply: success,
  refusals: NO_RULE_REFUSALS,
})

const testNotificationRule = route({
  method: 'POST',
  path: '/reporting/notification-rules/{id}/test',
  access: 'account',
  permission: 'rules:write',
  summary: 'Sends a test notification of a rule to the account itself',
  reply: success,
  refusals: [...NO_RULE_REFUSALS, { status: 429, code: 'too-many-requests' }],
})

const getNotificationAnalytics = route({
  method: 'GET',
  path: '/reporting/notification-analytics',
  access: 'account',
  permission: 'devices:read',
  summary: 'What became of the notifications of the last days, by day, channel and rule',
  query: z.object({
    days: z.coerce
      .number()
      .int()
      .min(ANALYTICS_DAYS.min)
      .max(ANALYTICS_DAYS.max)
      .default(ANALYTICS_DAYS.default),
  }),
  reply: NotificationAnalytics,
})

export const notificationRules = {
  listNotificationRules,
  createNotificationRule,
  updateNotificationRule,
  testNotificationRule,
  getNotificationAnalytics,
  deleteNotificationRule,
}
