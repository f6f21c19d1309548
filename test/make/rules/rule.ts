import { createAlertRule } from '../../../shared/alerts/alerts.routes.ts'
import { reporting as routes } from '../../../shared/reporting/reporting.routes.ts'
import type { Account } from '../accounts/account.ts'

/** The body of a new alert rule of all devices: faster than 80 km/h, by email to the account itself. */
export const anAlertBody = () => ({
  name: 'Too fast',
  deviceId: 'ALL_DEVICES',
  conditions: [{ type: 'speed', operator: 'above', value: 80 }],
  actions: [{ type: 'email', target: '' }],
})

/** The same as a notification rule. */
export const aNotificationRuleBody = () => ({
  name: 'Too fast',
  description: 'Above the limit',
  conditions: [{ type: 'speed', field: 'speed', operator: 'greaterThan', value: 80 }],
  actions: [{ type: 'notify', channels: ['email'], priority: 'high' }],
})

/** An alert rule of the account. `more` overrides or adds body fields. */
export async function anAlert(account: Account, more: Record<string, unknown> = {}) {
  const created = await account.call('POST', '/vectra/alerts', { ...anAlertBody(), ...more })
  if (created.status !== 201) throw new Error(`Creating the alert rule failed: ${created.text}`)
  return createAlertRule.reply.parse(created.body).alert
}

/** A notification rule of the account. `more` overrides or adds body fields. */
export async function aNotificationRule(account: Account, more: Record<string, unknown> = {}) {
  const body = { ...aNotificationRuleBody(), ...more }
  const created = await account.call('POST', '/reporting/notification-rules', body)
  if (created.status !== 201) throw new Error(`Creating the notification rule failed: ${created.text}`)
  return routes.createNotificationRule.reply.parse(created.body).rule
}
