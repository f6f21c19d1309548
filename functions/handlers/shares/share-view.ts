import type { ShareLink } from '../../../shared/shares/share.ts'
import { toIso, toIsoOrNull } from '../../../shared/time.ts'
import type { StoredDevice } from '../../stores/devices/devices.ts'
import { OPENINGS_SHOWN, type StoredShare } from '../../stores/shares.ts'

/** By the number of its devices, whichever call created the link. */
export const isMultiDevice = ({ devices }: Pick<StoredShare, 'devices'>) => devices.length > 1

export const joinedNames = (devices: readonly { deviceName: string }[]) =>
  devices.map(({ deviceName }) => deviceName).join(', ')

/** A share link as its owner sees it. A device that it no longer shows appears by its id. */
export function shareView(
  share: StoredShare,
  devices: readonly StoredDevice[],
  addressOf: (linkId: string) => string,
): ShareLink {
  const named = share.devices.map(({ deviceId, trackId }) => {
    const device = devices.find((one) => one.trackId === trackId)
    return { deviceId, deviceName: device?.deviceName ?? deviceId }
  })
  const arrival = share.journey?.arrival ?? null
  return {
    shareId: share.shareId,
    name: share.name,
    isMultiDevice: isMultiDevice(share),
    deviceIds: share.devices.map(({ deviceId }) => deviceId),
    deviceName: joinedNames(named),
    isActive: share.isActive,
    trailDurationHours: share.trailHours,
    createdAt: share.createdAt,
    expiresAt: toIsoOrNull(share.endsAt),
    accessCount: share.accessCount,
    lastOpenings: share.openedAt
      .toSorted((a, b) => b - a)
      .slice(0, OPENINGS_SHOWN)
      .map(toIso),
    endsOnArrival: share.journey?.to ?? null,
    arrival: arrival && {
      deviceName: named.find(({ deviceId }) => deviceId === arrival.deviceId)?.deviceName ?? arrival.deviceId,
      at: toIso(arrival.at),
    },
    hidden: share.hidden,
    shareUrl: addressOf(share.linkId),
  }
}
