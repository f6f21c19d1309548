import { advance, type TrackingContext } from '../../shared/tracking/advance.ts'
import type { StampedPosition } from '../../shared/tracking/judging/clock.ts'
import { inFixOrder } from '../../shared/tracking/judging/fix-order.ts'
import { NOTHING_TRACKED, type Tracked } from '../../shared/tracking/tracked.ts'
import type { Crossing } from '../../shared/watching/crossing.ts'
import { watchFix } from '../../shared/watching/watch-fix.ts'
import type { WatchState } from '../../shared/watching/watch-state.ts'
import type { DeviceWatch } from '../common/device-watch.ts'
import type { LiveItem } from '../stores/trails/live-item.ts'
import type { WatchItem } from '../stores/trails/watch-item.ts'

/** `watch`: the geofences that cover the device, or `null`. */
export type RecordContext = TrackingContext & { watch: DeviceWatch | null }

/** What is known of a track: its live item, and its watch item once a geofence covers the device. */
export type Known = { live: LiveItem | null; watched: WatchItem | null }

export type Step = {
  tracked: Tracked
  fresh: readonly StampedPosition[]
  late: readonly StampedPosition[]
  held: number
  /** `null` where no geofence covers the device. */
  watched: WatchState | null
  crossings: readonly Crossing[]
}

/** The state after positions, each evaluated in fix order. Only an accepted fix that advances the state crosses anything. */
export function stepThrough(
  known: Known,
  positions: readonly StampedPosition[],
  context: RecordContext,
): Step {
  let tracked = known.live?.tracked ?? NOTHING_TRACKED
  let watched = known.watched?.state ?? null
  const fresh: StampedPosition[] = []
  const late: StampedPosition[] = []
  const crossings: Crossing[] = []
  let held = 0
  for (const position of inFixOrder(positions)) {
    const step = advance(tracked, position, context)
    const previous = tracked.last
    tracked = step.tracked
    if (step.judgement === null) late.push(position)
    else fresh.push(position)
    if (step.judgement?.held) held += 1
    if (step.judgement === null || step.judgement.held) continue
    if (context.watch === null || watched === null || tracked.last === null) continue
    const watching = watchFix(watched, context.watch.index, tracked.last, previous)
    watched = watching.state
    crossings.push(...watching.crossings)
  }
  return { tracked, fresh, late, held, watched, crossings }
}
