import { coversDevice } from '../../../shared/geofences/covers-device.ts'
import type { geofences as routes } from '../../../shared/geofences/geofences.routes.ts'
import type { RouteInput } from '../../../shared/http/route.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import type { GeofenceEvent } from '../../../shared/watching/event.ts'
import { explain } from '../../../shared/watching/explain/explain.ts'
import { EXPLAINED_MS } from '../../../shared/watching/explain/question.ts'
import { type JudgedFix, judgedFixes } from '../../../shared/watching/judged-fixes.ts'
import { crossingView } from '../../events/event-view.ts'
import type { SubscriptionStore } from '../../stores/billing/subscriptions.ts'
import type { DeviceScope } from '../../stores/devices/device-scope.ts'
import type { DeviceStore, StoredDevice } from '../../stores/devices/devices.ts'
import type { EventStore } from '../../stores/events/events.ts'
import type { GeofenceStore, StoredGeofence } from '../../stores/geofences/geofences.ts'
import { POSITIONS_READ_MAX, TooManyPositions, type TrailStore } from '../../stores/trails/trails.ts'
import { EXPLAINED_EVENTS_MAX, LEADS_MS, positionsAround } from '../../watching/explained-trail.ts'
import { watchedGeofence } from '../../watching/watched-geofence.ts'

export type ExplainDeps = {
  devices: Pick<DeviceStore, 'getMany'>
  events: Pick<EventStore, 'listCrossings'>
  geofences: Pick<GeofenceStore, 'get'>
  subscriptions: Pick<SubscriptionStore, 'assignments'>
  trails: Pick<TrailStore, 'listPositions'>
  now: () => number
}

type Query = RouteInput<typeof routes.explainGeofence>['query']

/** Why a geofence raised nothing for a device at a time. Writes and sends nothing. */
export async function explainGeofence(
  scope: DeviceScope,
  geofenceId: string,
  query: Query,
  deps: ExplainDeps,
) {
  const { accountId } = scope
  const at = Date.parse(query.at)
  const [geofence, [device], { assigned }] = await Promise.all([
    deps.geofences.get(accountId, geofenceId),
    deps.devices.getMany(scope, [query.deviceId]),
    deps.subscriptions.assignments(accountId),
  ])
  if (geofence === null || device === undefined) return { refused: 'not-found' as const }
  // The trail and the events of a device without a subscription are not shown.
  const subscribed = assigned.has(device.deviceId)
  const fixes = subscribed ? await readFixes(device, geofence, at, deps) : []
  if (fixes === null) return TOO_MANY_POINTS
  const explanation = explain({
    at,
    until: Math.min(at + EXPLAINED_MS, deps.now()),
    trackId: device.trackId,
    geofence: { ...watchedGeofence(geofence), ...geofence },
    covered: coversDevice(geofence, device),
    subscribed,
    fixes,
    events: subscribed ? await readEvents(device, geofenceId, at, deps) : [],
  })
  const places = fixes.map(({ fix: { lat, lng, shownAt }, heldBy }) => ({ lat, lng, shownAt, heldBy }))
  return { reply: { ...explanation, positions: positionsAround(places, at) } }
}

/** The fixes around the time, and those before that say where the device was; `null` if they are too many. */
async function readFixes(
  { trackId, deviceType }: StoredDevice,
  { alertOnDwell, dwellTimeMinutes }: StoredGeofence,
  at: number,
  { trails }: ExplainDeps,
): Promise<JudgedFix[] | null> {
  const start = at - EXPLAINED_MS
  const visitMs = alertOnDwell ? dwellTimeMinutes * MINUTE_MS : 0
  let fixes: JudgedFix[] = []
  try {
    for (const leadMs of LEADS_MS) {
      const stored = await trails.listPositions(trackId, start - leadMs - visitMs, at + EXPLAINED_MS)
      const read = stored.filter(({ shownAt }) => shownAt <= at + EXPLAINED_MS)
      fixes = judgedFixes(read, deviceType)
      if (fixes.some(({ fix, heldBy }) => heldBy === null && fix.shownAt < start)) break
    }
  } catch (error) {
    if (error instanceof TooManyPositions) return null
    throw error
  }
  return fixes
}

async function readEvents(
  { accountId, deviceId, trackId }: StoredDevice,
  geofenceId: string,
  at: number,
  { events }: ExplainDeps,
): Promise<GeofenceEvent[]> {
  const filter = { deviceId, geofenceId, from: at - EXPLAINED_MS, to: at + EXPLAINED_MS }
  const page = await events.listCrossings(accountId, filter, null, EXPLAINED_EVENTS_MAX)
  return page.events.filter((event) => event.trackId === trackId).map(crossingView)
}

const TOO_MANY_POINTS = {
  refused: 'too-many-points' as const,
  message: `There are more than ${POSITIONS_READ_MAX.toLocaleString('en')} points before this time.`,
}
