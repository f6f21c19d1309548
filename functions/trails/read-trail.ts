import { type JudgedPoint, judgedPoints } from '../../shared/tracking/judging/reprocess.ts'
import type { StoredDevice } from '../stores/devices/devices.ts'
import type { TrailStore } from '../stores/trails/trails.ts'

/** The accepted points of a range, both ends included, oldest first. */
export type ReadTrail = (device: StoredDevice, from: number, to: number) => Promise<JudgedPoint[]>

export const trailReader =
  (trails: Pick<TrailStore, 'listPositions'>): ReadTrail =>
  async (device, from, to) => {
    const stored = await trails.listPositions(device.trackId, from, to)
    return judgedPoints(stored, device.deviceType).filter(
      ({ held, position }) => !held && position.shownAt >= from && position.shownAt <= to,
    )
  }
