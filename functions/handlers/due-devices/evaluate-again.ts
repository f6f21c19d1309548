import type { Condition } from '../../../shared/rules/condition.ts'
import type { Firing } from '../../../shared/rules/firing.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time.ts'
import { AHEAD_TOLERANCE_MS, type StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import type { Crossing } from '../../../shared/watching/crossing.ts'
import { nextDueAt } from '../../../shared/watching/watch-fix.ts'
import { packWatchState, type WatchState } from '../../../shared/watching/watch-state.ts'
import { watchTrail } from '../../../shared/watching/watch-trail.ts'
import { crossingEvent } from '../../events/crossing-event.ts'
import { lateWrite } from '../../events/event-writes.ts'
import { ruleEvent } from '../../events/rule-event.ts'
import type { StoredDevice } from '../../stores/devices/devices.ts'
import type { EventStore } from '../../stores/events/events.ts'
import type { StoredEvent } from '../../stores/events/stored-event.ts'
import type { TrailStore } from '../../stores/trails/trails.ts'
import type { WatchStore } from '../../stores/trails/watch-item.ts'
import { announceEvents } from '../../watching/announce-events.ts'
import { type DeviceWatch, NO_MARKS, type WatchedDevice } from '../../watching/device-watch.ts'
import { deviceOfTrack, type TrackedDeviceDeps } from '../../watching/tracked-device.ts'
import type { WatchDeps } from './raise-dwell.ts'
import { isDecidedByFixes, watchRulesOfTrail } from './rules-again.ts'
import { withIncidents } from './with-incidents.ts'

/** The first fix across may be this much older than the late position that confirms it. */
const FIRST_ACROSS_MS = HOUR_MS
/** Positions that are later than this raise no events. */
const LATE_AT_MOST_MS = 31 * DAY_MS
const EVENTS_PAGE = 200
const TRIES_MAX = 5

export type EvaluateDeps = Omit<WatchDeps, 'watches'> &
  TrackedDeviceDeps & {
    watches: Pick<WatchStore, 'get' | 'change' | 'createEvents'>
    trails: Pick<TrailStore, 'getLiveItem' | 'listPositions'>
    events: Pick<EventStore, 'listPage' | 'deleteUnnotified'>
  }

/**
 * Evaluates the stored trail of a device again after late positions from `from` (epoch ms) on. Events that are missing
 * are added as late. Those that the complete trail contradicts are removed, unless somebody was notified of them: then
 * the missing one that is the same incident says so. So the same positions end in the same events and the same state in
 * whatever order they arrive.
 */
export async function evaluateAgain(owned: WatchedDevice, from: number, deps: EvaluateDeps): Promise<void> {
  const { accountId, deviceId, trackId } = owned
  const [watch, device] = await Promise.all([
    deps.watchOf({ accountId, deviceId, trackId }, NO_MARKS),
    deviceOfTrack(owned, deps),
  ])
  if (watch === null || device === null) return
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const live = await deps.trails.getLiveItem(trackId)
    const newestAt = live?.tracked.newest?.shownAt
    if (live === null || newestAt === undefined) return
    const before = await deps.watches.get(trackId)
    const affectedFrom = Math.max(from - FIRST_ACROSS_MS, newestAt - LATE_AT_MOST_MS)
    const start = affectedFrom - leadMs(watch)
    const stored = await deps.trails.listPositions(trackId, start, newestAt + AHEAD_TOLERANCE_MS)
    const positions = stored.filter(({ shownAt }) => shownAt >= start)
    const geofences = [...watch.index.byId.values()]
    const lead = visitsBefore(before.state, start)
    const crossed = watchTrail(positions, device.deviceType, geofences, lead)
    const fired = watchRulesOfTrail(positions, device.deviceType, watch, before.state.rules, deps.clock())
    const state = { ...crossed.state, rules: fired.states }

    const found = lateEvents(crossed.crossings, fired.firings, device, watch).filter(
      ({ timestamp }) => Date.parse(timestamp) >= affectedFrom,
    )
    const known = await eventsOf(owned, affectedFrom, deps)
    const contradicted = difference(known, found).filter((event) => wasSeen(event, positions, watch))
    // Before the others are stored: one that somebody is being notified of stays.
    const kept = await removeUnnotified(contradicted, deps)
    const evidence = { now: deps.clock(), positions }
    const missing = withIncidents(difference(found, known), kept, difference(known, contradicted))
    const writes = missing.map((event) => lateWrite(event, evidence))
    if (isSame(state, before.state)) {
      await announceEvents(await deps.watches.createEvents(writes), deps.announce)
    } else {
      const dwellAt = nextDueAt(state, watch.index)
      const due = dwellAt === null ? [] : watch.dwellDue(dwellAt)
      const change = { ...before, state, events: writes, due }
      const result = await deps.watches.change(trackId, change, { touchedLiveVersion: live.version })
      if (!result.isWritten) continue
      await announceEvents(result.stored, deps.announce)
    }
    return
  }
  throw new Error('The trail kept changing while it was evaluated again')
}

/**
 * The trail is read from this much earlier, so that the states are right where the late positions start: a stop that
 * began before has raised its event before, too.
 */
const leadMs = ({ ruleById }: DeviceWatch) =>
  Math.max(DAY_MS, ...Array.from(ruleById.values(), ({ conditions }) => standMinutes(conditions) * MINUTE_MS))

const standMinutes = (conditions: readonly Condition[]) =>
  Math.max(
    0,
    ...conditions.map((one) =>
      one.type === 'stoppedFor' || one.type === 'idleFor' || one.type === 'shorePower' ? one.value : 0,
    ),
  )

function lateEvents(
  crossings: readonly Crossing[],
  firings: readonly Firing[],
  device: StoredDevice,
  { byId, ruleById }: DeviceWatch,
): StoredEvent[] {
  const late = crossings.flatMap((crossing): StoredEvent[] => {
    const geofence = byId.get(crossing.geofenceId)
    return geofence === undefined ? [] : [crossingEvent(crossing, device, geofence, true)]
  })
  for (const firing of firings) {
    const rule = ruleById.get(firing.ruleId)
    if (rule !== undefined) late.push(ruleEvent(firing, device, rule, true))
  }
  return late
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

const difference = (events: readonly StoredEvent[], others: readonly StoredEvent[]) => {
  const keys = new Set(others.map(({ eventKey }) => eventKey))
  return events.filter(({ eventKey }) => !keys.has(eventKey))
}

/** Removes those that nobody was notified of, and returns the others. */
async function removeUnnotified(
  contradicted: readonly StoredEvent[],
  { events }: EvaluateDeps,
): Promise<StoredEvent[]> {
  const kept: StoredEvent[] = []
  for (const event of contradicted)
    if (!(await events.deleteUnnotified(event.accountId, event.eventKey))) kept.push(event)
  return kept
}

/** Whether its geofence or rule, as it is defined now, has seen an event's position: then the evaluation is about it. */
function wasSeen(event: StoredEvent, positions: readonly StampedPosition[], watch: DeviceWatch): boolean {
  const definedAt = definitionOf(event, watch)
  if (definedAt === null) return false
  const at = Date.parse(event.timestamp)
  const after = positions.filter(({ shownAt }) => shownAt >= at)
  const [first] = after.toSorted((a, b) => a.shownAt - b.shownAt)
  return first !== undefined && first.receivedAt >= definedAt
}

function definitionOf(event: StoredEvent, { index, ruleById }: DeviceWatch): number | null {
  if (event.kind === 'crossing') return index.byId.get(event.geofenceId)?.definedAt ?? null
  const rule = ruleById.get(event.ruleId)
  return rule !== undefined && isDecidedByFixes(rule) ? rule.definedAt : null
}

async function eventsOf(
  { accountId, deviceId, trackId }: WatchedDevice,
  from: number,
  { events }: EvaluateDeps,
): Promise<StoredEvent[]> {
  const found: StoredEvent[] = []
  let after: string | null = null
  do {
    const page = await events.listPage(accountId, { deviceId, from }, after, EVENTS_PAGE)
    found.push(...page.events.filter((event) => event.trackId === trackId))
    after = page.lastKey
  } while (after !== null)
  return found
}
