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

  postAlerts: async ({ body }, { accountId }) =>
    'hours' in body ? readRecentAlerts(accountId, body, deps) : createAlertRule(accountId, body, deps),

  async listRuleEvents({ query }, { accountId }) {
    const page = await listEvents(accountId, query, deps.events.listRuleEvents, deps)
    if ('refused' in page) return page
    return { reply: { events: page.events.map(ruleEventView), nextCursor: page.nextCursor } }
  },

  explainAlertRule: async ({ path, query }, { accountId }) =>
    (await import('./explain-rule.ts')).explainAlertRule(accountId, path.id, query, deps),

  rehearseAlertRule: async ({ body }, { accountId }) =>
    (await import('./rehearse-rule.ts')).rehearseAlertRule(accountId, body, deps),

  async listAccountEvents({ query }, { accountId }) {
    const page = await listEvents(accountId, query, deps.events.listPage, deps)
    if ('refused' in page) return page
    return { reply: { events: page.events.map(accountEventView), nextCursor: page.nextCursor } }
  },
})
