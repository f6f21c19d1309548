import { alertActions } from '../../../functions/handlers/alerts/actions.ts'
import { reportingActions } from '../../../functions/handlers/reporting/actions.ts'
import { AlertRuleChange } from '../../../shared/alerts/alert-rule.ts'
import { alerts as routes } from '../../../shared/alerts/alerts.routes.ts'
import { NewNotificationRule, NotificationRuleChange } from '../../../shared/reporting/notification-rule.ts'
import { geofenceOwners } from '../geofences/geofence-owner.ts'
import { aNotificationRuleBody, anAlertBody } from './rule.ts'

const none = { query: undefined, body: undefined }

/** Owners as `geofenceOwners` makes them, with the calls about their rules. */
export function ruleOwners() {
  const anOwner = geofenceOwners()
  return async (...deviceIds: readonly string[]) => {
    const owner = await anOwner(...deviceIds)
    const { caller, deps } = owner
    const alerts = alertActions(deps)
    const reporting = reportingActions(deps)
    return {
      ...owner,
      alerts,
      reporting,

      async createAlert(more: Record<string, unknown> = {}) {
        const body = routes.postAlerts.body.parse({ ...anAlertBody(), ...more })
        return alerts.postAlerts({ path: {}, query: undefined, body }, caller)
      },

      updateAlert: (id: string, change: Record<string, unknown>) =>
        alerts.updateAlertRule({ ...none, path: { id }, body: AlertRuleChange.parse(change) }, caller),

      deleteAlert: (id: string) => alerts.deleteAlertRule({ ...none, path: { id } }, caller),

      async listAlerts() {
        const answer = await alerts.listAlertRules({ ...none, path: {} }, caller)
        if (!('reply' in answer)) throw new Error('Listing was refused')
        return answer.reply.alerts
      },

      createNotificationRule: (more: Record<string, unknown> = {}) =>
        reporting.createNotificationRule(
          {
            ...none,
            path: {},
            body: NewNotificationRule.parse({ ...aNotificationRuleBody(), ...more }),
          },
          caller,
        ),

      updateNotificationRule: (id: string, change: Record<string, unknown>) =>
        reporting.updateNotificationRule(
          { ...none, path: { id }, body: NotificationRuleChange.parse(change) },
          caller,
        ),

      async listNotificationRules() {
        const answer = await reporting.listNotificationRules({ ...none, path: {} }, caller)
        if (!('reply' in answer)) throw new Error('Listing was refused')
        return answer.reply.rules
      },
    }
  }
}
export type RuleOwner = Awaited<ReturnType<ReturnType<typeof ruleOwners>>>

/** The alert rule in the answer of a call that created or changed it. */
export function alertIn(answer: Awaited<ReturnType<RuleOwner['createAlert' | 'updateAlert']>>) {
  if ('reply' in answer && 'alert' in answer.reply) return answer.reply.alert
  throw new Error(`The call was refused: ${JSON.stringify(answer)}`)
}

/** The notification rule in the answer of a call that created or changed it. */
export function notificationRuleIn(
  answer: Awaited<ReturnType<RuleOwner['createNotificationRule' | 'updateNotificationRule']>>,
) {
  if ('reply' in answer) return answer.reply.rule
  throw new Error(`The call was refused: ${JSON.stringify(answer)}`)
}
