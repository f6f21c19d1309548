import type { alerts as routes } from '../../../shared/alerts/alerts.routes.ts'
import { accountEventView, ruleEventView } from '../../events/event-view.ts'
import { type ListEventsDeps, listEvents } from '../../events/list-events.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import type { EventStore } from '../../stores/events/events.ts'
import type { ExplainDeps } from './explain-rule.ts'
import { type RecentAlertsDeps, readRecentAlerts } from './recent-alerts.ts'
import type { RehearseDeps } from './rehearse-rule.ts'
import { createAlertRule, type RuleDeps, ruleActions } from './rule-actions.ts'
import { type UndeliveredDeps, undeliveredActions } from './undelivered-actions.ts'

export type AlertsDeps = RuleDeps &
  ListEventsDeps &
  RecentAlertsDeps &
  ExplainDeps &
  RehearseDeps &
  UndeliveredDeps & { events: Pick<EventStore, 'listPage' | 'listRuleEvents'> }

export const alertActions = (deps: AlertsDeps): Actions<typeof routes> => ({
  ...ruleActions(deps),
  ...undeliveredActions(deps),

  postAlerts: async ({ body }, caller) =>
    'hours' in body ? readRecentAlerts(caller.scope, body, deps) : createAlertRule(caller, body, deps),

  async listRuleEvents({ query }, { scope }) {
    const page = await listEvents(scope, query, deps.events.listRuleEvents, deps)
    if ('refused' in page) return page
    return { reply: { events: page.events.map(ruleEventView), nextCursor: page.nextCursor } }
  },

  explainAlertRule: async ({ path, query }, { scope }) =>
    (await import('./explain-rule.ts')).explainAlertRule(scope, path.id, query, deps),

  rehearseAlertRule: async ({ body }, { scope }) =>
    (await import('./rehearse-rule.ts')).rehearseAlertRule(scope, body, deps),

  async listAccountEvents({ query }, { scope }) {
    const page = await listEvents(scope, query, deps.events.listPage, deps)
    if ('refused' in page) return page
    return { reply: { events: page.events.map(accountEventView), nextCursor: page.nextCursor } }
  },
})
