import type { alerts as routes } from '../../../shared/alerts/alerts.routes.ts'
import { undeliveredOf } from '../../../shared/notifications/undelivered.ts'
import { accountEventView, namedNotifications, notificationView } from '../../events/event-view.ts'
import { type ListEventsDeps, trackedEvents } from '../../events/list-events.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import type { EventStore } from '../../stores/events/events.ts'
import type { StoredEvent } from '../../stores/events/stored-event.ts'
import type { UndeliveredStore } from '../../stores/events/undelivered.ts'

/** More at once are no longer read one by one. */
const SHOWN_MAX = 50

export type UndeliveredDeps = Pick<ListEventsDeps, 'devices' | 'subscriptions'> & {
  events: Pick<EventStore, 'get'>
  undelivered: Pick<UndeliveredStore, 'listUnseen' | 'markSeen'>
  now: () => number
}
type UndeliveredRoutes = Pick<typeof routes, 'listUndeliveredAlerts' | 'seeUndeliveredAlerts'>

/** Critical alerts that did not arrive, and that somebody has seen that. */
export function undeliveredActions(deps: UndeliveredDeps): Actions<UndeliveredRoutes> {
  async function unseen(accountId: string): Promise<StoredEvent[]> {
    const keys = await deps.undelivered.listUnseen(accountId, SHOWN_MAX)
    const events = await Promise.all(keys.map((eventKey) => deps.events.get(accountId, eventKey)))
    return events.filter((event) => event !== null)
  }

  return {
    async listUndeliveredAlerts(_input, { accountId, scope }) {
      const events = await unseen(accountId)
      const keepTracked = events.length === 0 ? null : await trackedEvents(scope, deps)
      const shown = keepTracked === null ? [] : await keepTracked(events)
      const undelivered = shown.flatMap((event) => {
        const missing = undeliveredOf(namedNotifications(event))
        if (missing.length === 0) return []
        return [{ event: accountEventView(event), undelivered: missing.map(notificationView) }]
      })
      return { reply: { undelivered } }
    },

    async seeUndeliveredAlerts({ body }, { accountId }) {
      const seen = (await unseen(accountId)).filter(({ eventId }) => body.eventIds.includes(eventId))
      for (const event of seen) await deps.undelivered.markSeen(event, accountId, deps.now())
      return { reply: { success: true } }
    },
  }
}
