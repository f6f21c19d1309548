import type { ShareLink } from '../../shared/shares/share.ts'
import { toIsoOrNull } from '../../shared/time.ts'
import type { StoredDevice } from '../stores/devices.ts'
import type { StoredShare } from '../stores/shares.ts'

/** A link of one device shows it alone, however it was made. */
export const isMultiDevice = ({ devices }: Pick<StoredShare, 'devices'>) => devices.length > 1

export const namesOf = (devices: readonly { deviceName: string }[]) =>
  devices.map(({ deviceName }) => deviceName).join(', ')

/** A share link for its owner. A device that it no longer shows is named by its id. */
export function shareView(
  share: StoredShare,
  devices: readonly StoredDevice[],
  addressOf: (linkId: string) => string,
): ShareLink {
  const named = share.devices.map(({ deviceId, trackId }) => {
    const device = devices.find((one) => one.trackId === trackId)
    return { deviceName: device?.deviceName ?? deviceId }
  })
  return {
    shareId: share.shareId,
    name: share.name,
    isMultiDevice: isMultiDevice(share),
    deviceIds: share.devices.map(({ deviceId }) => deviceId),
    deviceName: namesOf(named),
    isActive: share.isActive,
    trailDurationHours: share.trailHours,
    createdAt: share.createdAt,
    expiresAt: toIsoOrNull(share.endsAt),
    accessCount: share.accessCount,
    shareUrl: addressOf(share.linkId),
  }
}
