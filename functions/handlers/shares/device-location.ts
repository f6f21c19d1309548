import { type Circle, circlesTouch, isInCircle } from '../../../shared/shares/circle.ts'
import { estimateArrival } from '../../../shared/shares/estimate-arrival.ts'
import { fitTrail } from '../../../shared/shares/fit-trail.ts'
import { stretchesOutside } from '../../../shared/shares/hidden-area.ts'
import { type SharedDevice, type SharedPoint, sharedPoint } from '../../../shared/shares/shared-location.ts'
import { HOUR_MS, MINUTE_MS, toIsoOrNull } from '../../../shared/time.ts'
import { AHEAD_TOLERANCE_MS, type StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import { acceptedPositions } from '../../../shared/tracking/judging/reprocess.ts'
import type { Anchored } from '../../../shared/watching/anchor/anchored.ts'
import {
  type SharedAnchorWatch,
  sharedAnchorWatch,
} from '../../../shared/watching/anchor/shared-anchor-watch.ts'
import type { StoredDevice } from '../../stores/devices/devices.ts'
import { TooManyPositions, type TrailStore } from '../../stores/trails/trails.ts'
import { reprocessedState } from '../../trails/reprocessed-state.ts'

export type LocateDeviceDeps = {
  trails: Pick<TrailStore, 'getLiveItem' | 'listPositions' | 'saveReprocessed'>
  now: () => number
}

type Visibility = {
  trailHours: number
  pointsMax: number
  /** Positions inside it are hidden. */
  area: Circle | null
  /** Where the link ends. */
  destination: Circle | null
}

/**
 * Where a device is, its trail, and its anchor watch.
 * The trail includes fixes of a tracker whose clock is ahead, up to the tolerance.
 */
export async function locateDevice(
  { trackId, deviceName, deviceType }: StoredDevice,
  anchored: Anchored | null,
  { trailHours, pointsMax, area, destination }: Visibility,
  { trails, now }: LocateDeviceDeps,
): Promise<SharedDevice> {
  const live = await trails.getLiveItem(trackId)
  if (live === null)
    return { deviceName, location: null, trail: [], estimatedArrivalAt: null, anchorWatch: null }
  const { last } = await reprocessedState(trackId, live, { now: now(), deviceType }, trails)
  const to = now() + AHEAD_TOLERANCE_MS
  const trailFrom = now() - trailHours * HOUR_MS
  const { from, stored } = await readNewest(trackId, trailFrom, to, trails)
  const accepted = acceptedPositions(stored, deviceType, from, to)
  const isHidden = area !== null && last !== null && isInCircle(area, last)
  const estimated =
    destination === null || isHidden ? null : arrivalOutside(accepted, area, destination, now())
  return {
    deviceName,
    location: last === null || isHidden ? null : sharedPoint(last),
    trail:
      area === null
        ? fitTrail(accepted, pointsMax).map(sharedPoint)
        : trailOutside(accepted, area, pointsMax),
    estimatedArrivalAt: toIsoOrNull(estimated),
    anchorWatch:
      anchored === null || last === null || isHidden ? null : watchOutside(anchored, area, trailFrom),
  }
}

/**
 * The anchor watch as the link shows it; `null` if its anchor is in the hidden area, or if it ended before the trail
 * begins (epoch ms), as it would say where the boat lay earlier than the link shows.
 */
function watchOutside(anchored: Anchored, area: Circle | null, trailFrom: number): SharedAnchorWatch | null {
  const { watch, state } = anchored
  if (area !== null && isInCircle(area, watch.anchor)) return null
  if (state.ended !== null && state.since < trailFrom) return null
  return sharedAnchorWatch(anchored)
}

/**
 * The estimated arrival (epoch ms), from what the viewer sees only: the fixes since the device was last hidden. `null`
 * if the destination touches the hidden area, as the estimates on the way would give away where in it that is.
 */
function arrivalOutside(
  accepted: readonly StampedPosition[],
  area: Circle | null,
  destination: Circle,
  now: number,
): number | null {
  if (area === null) return estimateArrival(accepted, destination, now)
  const newest = accepted.at(-1)
  if (newest === undefined || isInCircle(area, newest) || circlesTouch(area, destination)) return null
  return estimateArrival(stretchesOutside(accepted, area).at(-1) ?? [], destination, now)
}

/** The positions from `from` to `to` (epoch ms); of more than fit into memory, the newer half, quarter and so on. */
async function readNewest(
  trackId: string,
  from: number,
  to: number,
  trails: Pick<TrailStore, 'listPositions'>,
): Promise<{ from: number; stored: StampedPosition[] }> {
  try {
    return { from, stored: await trails.listPositions(trackId, from, to) }
  } catch (error) {
    if (!(error instanceof TooManyPositions) || to - from < MINUTE_MS) throw error
    return readNewest(trackId, (from + to) / 2, to, trails)
  }
}

/** The trail without the part inside the area. The first point after it is marked `resumes`. */
function trailOutside(accepted: readonly StampedPosition[], area: Circle, pointsMax: number): SharedPoint[] {
  const stretches = stretchesOutside(accepted, area)
  const stretchOf = new Map(stretches.flatMap((fixes, index) => fixes.map((fix) => [fix, index] as const)))
  const simplified = fitTrail(stretches.flat(), pointsMax)
  return simplified.map((fix, index) => {
    const before = simplified[index - 1]
    const resumes = before !== undefined && stretchOf.get(before) !== stretchOf.get(fix)
    return { ...sharedPoint(fix), ...(resumes && { resumes }) }
  })
}
