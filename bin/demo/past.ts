import { crossingWrites, firingWrites } from '../../functions/events/event-writes.ts'
import { stepThrough } from '../../functions/ingest/step-through.ts'
import type { StoredDevice } from '../../functions/stores/devices/devices.ts'
import type { StoredEvent } from '../../functions/stores/events/stored-event.ts'
import type { LiveItem } from '../../functions/stores/trails/live-item.ts'
import type { EventWrite } from '../../functions/stores/trails/watch-item.ts'
import { BUILT_IN_RULES } from '../../functions/watching/built-in-rules.ts'
import type { DeviceDefinitions } from '../../functions/watching/watched-definitions.ts'
import { dueFirings } from '../../shared/rules/watch-rules.ts'
import { watchedReport } from '../../shared/rules/watched-report.ts'
import { SECOND_MS } from '../../shared/time.ts'
import type { StampedPosition } from '../../shared/tracking/judging/clock.ts'
import { NOTHING_TRACKED, type Tracked } from '../../shared/tracking/tracked.ts'
import type { Anchored } from '../../shared/watching/anchor/anchored.ts'
import { dueCrossings } from '../../shared/watching/watch-fix.ts'
import { NOTHING_WATCHED, type WatchState } from '../../shared/watching/watch-state.ts'
import { aTracker, reportsUntil, withSettings } from '../simulate/tracker/recorder.ts'
import type { FleetVehicle } from '../simulate/vehicle/fleet.ts'
import type { Span } from '../simulate/vehicle/itinerary.ts'
import { aVehicle } from '../simulate/vehicle/vehicle.ts'
import { watchedByCrew } from './anchor-crew.ts'
import { positionOf } from './position-of.ts'

/** The stored past of a vehicle. */
export type Past = {
  positions: readonly StampedPosition[]
  held: number
  tracked: Tracked
  watched: WatchState
  anchored: Anchored | null
  events: readonly StoredEvent[]
}

/** From the tracker to the server. */
const NETWORK_MS = SECOND_MS

/** `crewId`: who sets the anchor watch of a boat at anchor. */
type Watched = { device: StoredDevice; definitions: DeviceDefinitions; crewId: string }

/**
 * The past of a vehicle: what its tracker reports in a span, received and judged as it is live, with the events that its
 * geofences and rules raise. `stored` is when it is in storage mode.
 */
export function pastOf(
  unit: FleetVehicle,
  span: Span,
  stored: Span | null,
  { device, definitions, crewId }: Watched,
): Past {
  const positions: StampedPosition[] = []
  const events: StoredEvent[] = []
  let held = 0
  let tracked = NOTHING_TRACKED
  let watched: WatchState = NOTHING_WATCHED
  let anchored: Anchored | null = null
  const add = (writes: readonly EventWrite[]) => events.push(...writes.map(({ event }) => event))

  /** Raises what becomes due before the next message arrives, as the tick does. */
  function tick(now: number, watch: DeviceDefinitions): void {
    const crossed = dueCrossings(watched, watch.index, now)
    const crew = watchedByCrew(anchored, unit, crewId, now)
    anchored = crew.anchored
    for (const firing of crew.firings)
      add(firingWrites(device, [firing], { ruleById: BUILT_IN_RULES }, byTime(firing)))
    for (const crossing of crossed.crossings) add(crossingWrites(device, [crossing], watch, byTime(crossing)))
    const report = watchedReport(tracked, null, watch.reported)
    if (report === null) return
    const fired = dueFirings(crossed.state.rules, watch.compiled, report, now)
    for (const firing of fired.firings) add(firingWrites(device, [firing], watch, byTime(firing)))
    watched = { ...crossed.state, rules: fired.states }
  }

  for (const { tracker, sent } of reportsOf(unit, span, stored)) {
    if (sent.length === 0) continue
    const receivedAt = tracker.clock + NETWORK_MS
    const { storageMode } = tracker.vehicle.settings
    const watch = { ...definitions, reported: { ...definitions.reported, storageMode } }
    tick(receivedAt, watch)
    const received = sent.map((telemetry) => positionOf(telemetry, receivedAt))
    const known = {
      live: liveOf(tracked),
      watched: { version: 0, state: watched, anchored, floatPlan: null },
    }
    const step = stepThrough(known, received, { now: receivedAt, deviceType: unit.deviceType, watch })
    const found = { now: receivedAt, positions: received }
    add(crossingWrites(device, step.crossings, watch, found))
    const ruleById = new Map([...watch.ruleById, ...BUILT_IN_RULES])
    add(firingWrites(device, step.firings, { ruleById }, found))
    positions.push(...received)
    held += step.held
    tracked = step.tracked
    watched = step.watched ?? watched
    anchored = step.anchored
  }
  return { positions, held, tracked, watched, anchored, events }
}

const byTime = ({ at }: { at: number }) => ({ now: at, positions: [] })

const liveOf = (tracked: Tracked): LiveItem => ({
  version: 0,
  tracked,
  tail: [],
  latePositions: 0,
  rulesCheckAt: null,
})

/** The reports of a tracker in a span, with the commands that put it into storage mode and back. */
function* reportsOf(unit: FleetVehicle, { from, to }: Span, stored: Span | null) {
  let tracker = aTracker(aVehicle(unit, from), from)
  const commands =
    stored === null
      ? []
      : [
          { at: stored.from, storageMode: true },
          { at: stored.to, storageMode: false },
        ]
  for (const { at, storageMode } of commands) {
    tracker = yield* reportsUntil(tracker, at)
    const { vehicle } = tracker
    tracker = withSettings(tracker, { ...vehicle, settings: { ...vehicle.settings, storageMode } })
  }
  yield* reportsUntil(tracker, to)
}
