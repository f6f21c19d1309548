import { DAY_MS, HOUR_MS } from '../../shared/time.ts'
import { AHEAD_TOLERANCE_MS, type StampedPosition } from '../../shared/tracking/judging/clock.ts'
import type { WatchedGeofence } from '../../shared/watching/crossing.ts'
import { nextDueAt } from '../../shared/watching/watch-fix.ts'
import { packWatchState, type WatchState } from '../../shared/watching/watch-state.ts'
import { watchTrail } from '../../shared/watching/watch-trail.ts'
import { announceEvents } from '../common/announce-events.ts'
import { crossingEvent } from '../common/crossing-event.ts'
import {
  type DeviceWatch,
  type DeviceWatchDeps,
  trackedDevice,
  type WatchedDevice,
} from '../common/device-watch.ts'
import type { EventStore } from '../stores/events.ts'
import type { StoredCrossing } from '../stores/stored-event.ts'
import type { TrailStore } from '../stores/trails/trails.ts'
import type { EventWrite, WatchStore } from '../stores/trails/watch-item.ts'
import type { WatchDeps } from './raise-dwell.ts'

/** The trail is read from this much earlier, so that the state is right where the late positions start. */
const LEAD_MS = DAY_MS
/** The first fix across may be this much older than the late position that confirms it. */
const FIRST_ACROSS_MS = HOUR_MS
/** Positions that are later than this raise no events. */
const LATE_AT_MOST_MS = 31 * DAY_MS
const EVENTS_PAGE = 200
const TRIES_MAX = 5

export type EvaluateDeps = Omit<WatchDeps, 'watches'> &
  Pick<DeviceWatchDeps, 'devices' | 'subscriptions'> & {
    watches: Pick<WatchStore, 'get' | 'change' | 'createEvents'>
    trails: Pick<TrailStore, 'getLiveItem' | 'listPositions'>
    events: Pick<EventStore, 'listCrossings' | 'deleteUnnotified'>
  }

/**
 * Evaluates the stored trail of a device again after late positions from `from` (epoch ms) on. Events that are missing
 * are added as late. Those that the complete trail contradicts are removed, unless somebody was notified of them. So
 * the same positions end in the same events and the same state in whatever order they arrive.
 */
export async function evaluateAgain(owned: WatchedDevice, from: number, deps: EvaluateDeps): Promise<void> {
  const { accountId, deviceId, trackId } = owned
  const [watch, device] = await Promise.all([
    deps.watchOf({ accountId, deviceId, trackId }),
    trackedDevice(owned, deps),
  ])
  if (watch === null || device === null) return
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const live = await deps.trails.getLiveItem(trackId)
    const newestAt = live?.tracked.newest?.shownAt
    if (live === null || newestAt === undefined) return
    const before = await deps.watches.get(trackId)
    const start = Math.max(from - LEAD_MS, newestAt - LATE_AT_MOST_MS)
    const stored = await deps.trails.listPositions(trackId, start, newestAt + AHEAD_TOLERANCE_MS)
    const positions = stored.filter(({ shownAt }) => shownAt >= start)
    const geofences = [...watch.index.byId.values()]
    const lead = visitsBefore(before.state, start)
    const { state, crossings } = watchTrail(positions, device.deviceType, geofences, lead)

    const affectedFrom = Math.max(start, from - FIRST_ACROSS_MS)
    const found = crossings.flatMap((crossing): StoredCrossing[] => {
      const geofence = watch.byId.get(crossing.geofenceId)
      return geofence && crossing.at >= affectedFrom ? [crossingEvent(crossing, device, geofence, true)] : []
    })
    const known = await eventsOf(owned, affectedFrom, deps)
    const missing = difference(found, known).map((event): EventWrite => ({ event, due: [] }))
    if (isSame(state, before.state)) {
      await announceEvents(await deps.watches.createEvents(missing), deps.announce)
    } else {
      const dwellAt = nextDueAt(state, watch.index)
      const due = dwellAt === null ? [] : watch.dwellDue(dwellAt)
      const change = { version: before.version, state, events: missing, due }
      const result = await deps.watches.change(trackId, change, { touchedLiveVersion: live.version })
      if (!result.isWritten) continue
      await announceEvents(result.stored, deps.announce)
    }
    const contradicted = difference(known, found).filter((event) => wasSeen(event, positions, watch))
    for (const { eventKey } of contradicted) await deps.events.deleteUnnotified(accountId, eventKey)
    return
  }
  throw new Error('The trail kept changing while it was evaluated again')
}

/** The visits that go on since before a time: the trail from then on does not show their entries. */
const visitsBefore = (state: WatchState, start: number): WatchState => ({
  ...state,
  anchor: null,
  presences: state.presences.flatMap((presence) =>
    presence.kind === 'inside' && presence.since < start ? [{ ...presence, leaving: null }] : [],
  ),
})

const isSame = (a: WatchState, b: WatchState) => Buffer.compare(packWatchState(a), packWatchState(b)) === 0

const difference = (events: readonly StoredCrossing[], others: readonly StoredCrossing[]) => {
  const keys = new Set(others.map(({ eventKey }) => eventKey))
  return events.filter(({ eventKey }) => !keys.has(eventKey))
}

/** Whether the geofence, as it is defined now, has seen the position of an event: then the evaluation is about it. */
function wasSeen(
  { geofenceId, timestamp }: StoredCrossing,
  positions: readonly StampedPosition[],
  { index }: DeviceWatch,
): boolean {
  const geofence: WatchedGeofence | undefined = index.byId.get(geofenceId)
  if (geofence === undefined) return false
  const at = Date.parse(timestamp)
  const after = positions.filter(({ shownAt }) => shownAt >= at)
  const [first] = after.toSorted((a, b) => a.shownAt - b.shownAt)
  return first !== undefined && first.receivedAt >= geofence.definedAt
}

async function eventsOf(
  { accountId, deviceId, trackId }: WatchedDevice,
  from: number,
  { events }: EvaluateDeps,
): Promise<StoredCrossing[]> {
  const found: StoredCrossing[] = []
  let after: string | null = null
  do {
    const page = await events.listCrossings(accountId, { deviceId, from }, after, EVENTS_PAGE)
    found.push(...page.events.filter((event) => event.trackId === trackId))
    after = page.lastKey
  } while (after !== null)
  return found
}
