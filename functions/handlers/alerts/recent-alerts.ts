import type { listRecentAlerts } from '../../../shared/alerts/alerts.routes.ts'
import type { RouteInput } from '../../../shared/http/route.ts'
import { HOUR_MS } from '../../../shared/time.ts'
import type { RuleEvent } from '../../../shared/watching/event.ts'
import { crossingView, ruleEventView } from '../../events/event-view.ts'
import { type ListEventsDeps, trackedEvents } from '../../events/list-events.ts'
import type { DeviceScope } from '../../stores/devices/device-scope.ts'
import type { DeviceStore } from '../../stores/devices/devices.ts'
import type { EventStore } from '../../stores/events/events.ts'
import type { StoredEvent } from '../../stores/events/stored-event.ts'

export type RecentAlertsDeps = Pick<ListEventsDeps, 'subscriptions'> & {
  devices: Pick<DeviceStore, 'getMany' | 'list'>
  events: Pick<EventStore, 'listPage'>
  now: () => number
}

/** More are not counted: the lists of events have them. */
const ALERTS_MAX = 1_000

/** The rules that fired and the crossings of some devices in the last hours, newest first. */
export async function readRecentAlerts(
  scope: DeviceScope,
  { deviceIds, hours }: RouteInput<typeof listRecentAlerts>['body'],
  deps: RecentAlertsDeps,
) {
  const { accountId } = scope
  const wanted = new Set(deviceIds)
  const own = new Set((await deps.devices.list(scope)).map(({ deviceId }) => deviceId))
  if (!deviceIds.every((deviceId) => own.has(deviceId))) return { refused: 'not-found' as const }
  if (wanted.size === 0) return recent([])
  const from = deps.now() - hours * HOUR_MS
  const { events } = await deps.events.listPage(accountId, { from }, null, ALERTS_MAX)
  const keepTracked = await trackedEvents(scope, deps)
  const shown = await keepTracked(events.filter(({ deviceId }) => wanted.has(deviceId)))
  return recent(shown.map(alertView))
}

/** The other reply of its route is a 201. */
const recent = (alerts: RuleEvent[]) => ({
  reply: { success: true as const, alerts },
  status: 200 as const,
})

function alertView(stored: StoredEvent): RuleEvent {
  if (stored.kind === 'rule') return ruleEventView(stored)
  const {
    eventType: _type,
    geofenceId: ruleId,
    geofenceName: ruleName,
    interpolated: _interpolated,
    notificationSent: _sent,
    ...event
  } = crossingView(stored)
  return { ...event, ruleId, ruleName, reasons: [] }
}
