import { canAnchor } from '../../../shared/devices/device-types.ts'
import type { anchor as routes } from '../../../shared/watching/anchor/anchor.routes.ts'
import { anchorWatchView } from '../../../shared/watching/anchor/anchor-view.ts'
import { withAcknowledgement } from '../../../shared/watching/anchor/anchored.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import { untilUnchanged } from '../../stores/dynamodb/until-unchanged.ts'
import type { TrailStore } from '../../stores/trails/trails.ts'
import { type TrackedDeviceDeps, trackedDevice } from '../../watching/tracked-device.ts'
import { rehearseWatch } from './rehearse-watch.ts'
import { type SetWatchDeps, saveWatch, setWatch } from './set-watch.ts'

export type AnchorDeps = SetWatchDeps &
  TrackedDeviceDeps & { trails: Pick<TrailStore, 'getLiveItem' | 'listPositions'> }

const NOT_FOUND = { refused: 'not-found' } as const
const NOT_A_BOAT = { refused: 'not-a-boat' } as const

/** The calls of an account about the anchor watches of its devices. */
export function anchorActions(deps: AnchorDeps): Actions<typeof routes> {
  const { watches, now } = deps
  return {
    async getAnchorWatch({ path: { deviceId } }, { scope }) {
      const device = await trackedDevice(scope, deviceId, deps)
      if (device === null) return NOT_FOUND
      const { anchored } = await watches.get(device.trackId)
      return { reply: { anchorWatch: anchored && anchorWatchView(deviceId, anchored) } }
    },

    setAnchorWatch: ({ path: { deviceId }, body }, { scope, personId, noteForAudit }) =>
      untilUnchanged(async () => {
        const device = await trackedDevice(scope, deviceId, deps)
        if (device === null) return NOT_FOUND
        noteForAudit({ name: device.deviceName })
        if (!canAnchor(device.deviceType)) return NOT_A_BOAT
        const set = await setWatch(device, body, personId, deps)
        if (set === null || 'refused' in set) return set
        return { reply: { anchorWatch: anchorWatchView(deviceId, set.anchored), warnings: set.warnings } }
      }, now),

    liftAnchorWatch: ({ path: { deviceId } }, { scope, noteForAudit }) =>
      untilUnchanged(async () => {
        const device = await trackedDevice(scope, deviceId, deps)
        if (device === null) return NOT_FOUND
        noteForAudit({ name: device.deviceName })
        const before = await watches.get(device.trackId)
        const isLifted = before.anchored === null || (await watches.change(device, before, null, []))
        return isLifted ? { reply: { anchorWatch: null } } : null
      }, now),

    acknowledgeAnchorWatch: ({ path: { deviceId } }, { scope, personId, noteForAudit }) =>
      untilUnchanged(async () => {
        const device = await trackedDevice(scope, deviceId, deps)
        if (device === null) return NOT_FOUND
        noteForAudit({ name: device.deviceName })
        const before = await watches.get(device.trackId)
        if (before.anchored === null) return NOT_FOUND
        const anchored = withAcknowledgement(before.anchored, { at: now(), by: personId })
        const isNews = anchored !== before.anchored
        const saved = isNews ? await saveWatch(device, before, anchored, deps) : anchored
        return saved && { reply: { anchorWatch: anchorWatchView(deviceId, saved) } }
      }, now),

    async rehearseAnchorWatch({ path, body }, { scope }) {
      const device = await trackedDevice(scope, path.deviceId, deps)
      return device === null ? NOT_FOUND : rehearseWatch(device, body, deps)
    },
  }
}
