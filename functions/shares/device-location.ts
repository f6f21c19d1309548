import { type Around, isWithin } from '../../shared/shares/around.ts'
import { fitTrail } from '../../shared/shares/fit-trail.ts'
import { stretchesOutside } from '../../shared/shares/hidden-area.ts'
import { type SharedDevice, type SharedPoint, sharedPoint } from '../../shared/shares/shared-location.ts'
import { HOUR_MS } from '../../shared/time.ts'
import { AHEAD_TOLERANCE_MS, type StampedPosition } from '../../shared/tracking/judging/clock.ts'
import { acceptedPositions } from '../../shared/tracking/judging/reprocess.ts'
import { reprocessedState } from '../common/reprocessed-state.ts'
import type { StoredDevice } from '../stores/devices.ts'
import type { TrailStore } from '../stores/trails/trails.ts'

export type LocateDeviceDeps = {
  trails: Pick<TrailStore, 'getLiveItem' | 'listPositions' | 'saveReprocessed'>
  now: () => number
}

type Shown = {
  trailHours: number
  pointsMax: number
  /** Nothing in it is shown. */
  area: Around | null
}

/** Where the device is and was in the last hours; the trail ends where its clock may be ahead of ours. */
export async function locateDevice(
  { trackId, deviceName, deviceType }: StoredDevice,
  { trailHours, pointsMax, area }: Shown,
  { trails, now }: LocateDeviceDeps,
): Promise<SharedDevice> {
  const live = await trails.getLiveItem(trackId)
  if (live === null) return { deviceName, location: null, trail: [] }
  const { last } = await reprocessedState(trackId, live, { now: now(), deviceType }, trails)
  const from = now() - trailHours * HOUR_MS
  const to = now() + AHEAD_TOLERANCE_MS
  const positions = await trails.listPositions(trackId, from, to)
  const counted = acceptedPositions(positions, deviceType, from, to)
  if (area === null)
    return {
      deviceName,
      location: last && sharedPoint(last),
      trail: fitTrail(counted, pointsMax).map(sharedPoint),
    }
  return {
    deviceName,
    location: last === null || isWithin(area, last) ? null : sharedPoint(last),
    trail: trailOutside(counted, area, pointsMax),
  }
}

/** The trail without what lies in the area; where it comes out again it says so. */
function trailOutside(counted: readonly StampedPosition[], area: Around, pointsMax: number): SharedPoint[] {
  const stretches = stretchesOutside(counted, area)
  const stretchOf = new Map(stretches.flatMap((fixes, place) => fixes.map((fix) => [fix, place] as const)))
  const kept = fitTrail(stretches.flat(), pointsMax)
  return kept.map((fix, index) => {
    const before = kept[index - 1]
    const resumes = before !== undefined && stretchOf.get(before) !== stretchOf.get(fix)
    return { ...sharedPoint(fix), ...(resumes && { resumes }) }
  })
}
