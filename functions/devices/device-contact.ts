import type { Freshness } from '../../shared/devices/tracking.ts'
import { freshnessOf } from '../../shared/tracking/view/freshness.ts'
import type { ListedDevice } from '../stores/devices/devices.ts'
import type { TrailStore } from '../stores/trails/trails.ts'

/** How current a device is, without where it is. `lastContactAt`: epoch ms. */
type Contact = { freshness: Freshness; lastContactAt: number | null }

const NO_CONTACT: Contact = { freshness: 'silent', lastContactAt: null }

/** Says of each device when it was in contact. The states with their positions stay inside. */
export async function deviceContacts(
  devices: readonly Pick<ListedDevice, 'trackId' | 'isInStorageMode'>[],
  trails: Pick<TrailStore, 'getLiveStates'>,
  now: number,
): Promise<Contact[]> {
  const states = await trails.getLiveStates(devices.map(({ trackId }) => trackId))
  return devices.map(({ trackId, isInStorageMode }) => {
    const tracked = states.get(trackId)?.tracked
    if (tracked === undefined) return NO_CONTACT
    const freshness = freshnessOf(tracked, { now, storageMode: isInStorageMode })
    return { freshness, lastContactAt: tracked.lastContactAt }
  })
}
