import { DEFAULT_PREFERENCES } from '../../../shared/account/preferences.ts'
import { canAnchor } from '../../../shared/devices/device-types.ts'
import type { RouteReply } from '../../../shared/http/route.ts'
import { hiddenArea } from '../../../shared/shares/hidden-area.ts'
import { isValidAt } from '../../../shared/shares/share.ts'
import type { SharedDevice } from '../../../shared/shares/shared-location.ts'
import type { shareViewer } from '../../../shared/shares/viewer.routes.ts'
import { SECOND_MS, toIso } from '../../../shared/time.ts'
import type { Anchored } from '../../../shared/watching/anchor/anchored.ts'
import { linkIdOf } from '../../messages/share-token.ts'
import type { SigningKeys } from '../../outside/signing-keys.ts'
import { cachedFor } from '../../runtime/cached-for.ts'
import type { IsClosed } from '../../runtime/closed-accounts.ts'
import type { AddressLimit } from '../../runtime/http/address-limit.ts'
import { log, reasonOf } from '../../runtime/log.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import type { PreferenceStore } from '../../stores/accounts/preferences.ts'
import type { StoredDevice } from '../../stores/devices/devices.ts'
import type { ShareStore, StoredShare } from '../../stores/shares.ts'
import { type LocateDeviceDeps, locateDevice } from './device-location.ts'
import { currentJourney, type JourneyDeps } from './journey.ts'
import { isMultiDevice, joinedNames } from './share-view.ts'
import { type VisibleDevicesDeps, visibleDevices } from './visible-devices.ts'

export type ViewerDeps = VisibleDevicesDeps &
  LocateDeviceDeps &
  JourneyDeps & {
    shares: Pick<ShareStore, 'getByLink' | 'countAccess' | 'saveJourney'>
    /** The anchor watches of those devices that have one, by track. */
    getAnchorWatches: (devices: readonly StoredDevice[]) => Promise<Map<string, Anchored>>
    preferences: Pick<PreferenceStore, 'get'>
    isClosed: IsClosed
    readKeys: () => Promise<SigningKeys>
    /** Per address: tokens that we never issued, and reads of links. */
    limits: { guesses: AddressLimit; reads: AddressLimit }
    now: () => number
  }

type Locations = RouteReply<typeof shareViewer.getSharedLocation>
type OpenLink = { share: StoredShare; devices: StoredDevice[]; locations: Locations }
type Arrived = { refused: 'arrived'; more: { arrivedAt: string } }
type NotOpened = typeof NOT_FOUND | Arrived | { refused: 'too-many-requests'; retryAfterSeconds: number }

/** All trails of a link together: about half a megabyte, which a viewer reads every 30 s. */
export const TRAIL_POINTS_MAX = 5_000

/** However many viewers a link has, its trails are read once in this time. */
export const LOCATIONS_CACHED_MS = 5 * SECOND_MS
/** The most links in the cache: each takes half a megabyte. */
const LINKS_CACHED_MAX = 20

/** The calls of anyone who has a link. */
export function viewerActions(deps: ViewerDeps): Actions<typeof shareViewer> {
  const cachedLocations = cachedFor(LOCATIONS_CACHED_MS, readLocations, deps.now, {
    keyOf: ({ shareId }, devices) => [shareId, ...devices.map(({ trackId }) => trackId)].join('/'),
    entriesMax: LINKS_CACHED_MAX,
  })

  /**
   * The link that a token opens, its devices and where they are.
   * Wrong, switched-off, expired and deleted links get the same answer. One that ended with an arrival gives the
   * time of the arrival, and nothing else.
   */
  async function openLink(token: string, address: string): Promise<OpenLink | NotOpened> {
    const linkId = linkIdOf(await deps.readKeys(), token)
    const limit = linkId === null ? deps.limits.guesses : deps.limits.reads
    const waitSeconds = limit.take(address)
    if (waitSeconds > 0) return { refused: 'too-many-requests', retryAfterSeconds: waitSeconds }
    if (linkId === null) return NOT_FOUND
    const share = await deps.shares.getByLink(linkId)
    if (share === null || !isValidAt(share, deps.now()) || (await deps.isClosed(share.accountId)))
      return NOT_FOUND
    if (share.journey?.arrival) return arrivedAt(share.journey.arrival.at)
    const devices = await visibleDevices(share, deps)
    const locations = await cachedLocations(share, devices)
    return 'refused' in locations ? locations : { share, devices, locations }
  }

  /** The devices that the link shows, until the arrival that ends it. */
  async function readLocations(
    share: StoredShare,
    visible: readonly StoredDevice[],
  ): Promise<Locations | Arrived | typeof NOT_FOUND> {
    const visibility = {
      trailHours: share.trailHours,
      pointsMax: Math.floor(TRAIL_POINTS_MAX / share.devices.length),
      area: share.hidden && hiddenArea(share.hidden),
      destination: share.journey?.to ?? null,
    }
    const boats = visible.filter(({ deviceType }) => canAnchor(deviceType))
    const watches = await deps.getAnchorWatches(boats)
    const devices: SharedDevice[] = []
    // One after the other: fifty whole weeks at once do not fit into the function's memory.
    for (const device of visible) {
      const anchored = watches.get(device.trackId) ?? null
      devices.push(await locateDevice(device, anchored, visibility, deps))
    }
    // After that, because a fix that arrives meanwhile must not be shown and end the journey.
    const journey = await currentJourney(share, visible, deps)
    if (!isValidAt(share, deps.now())) return NOT_FOUND
    if (journey?.arrival) return arrivedAt(journey.arrival.at)
    const first = devices.find(({ location }) => location !== null)
    const { location = null, trail = [] } = first ?? {}
    return { isMultiDevice: isMultiDevice(share), location, trail, devices }
  }

  /** The viewer sees the map even if the counter cannot be written. */
  async function countAccess(share: StoredShare): Promise<void> {
    try {
      await deps.shares.countAccess(share, deps.now())
    } catch (error) {
      log('error', 'share-not-counted', { reason: reasonOf(error) })
    }
  }

  return {
    async openShare({ path }, { sourceIp }) {
      const opened = await openLink(path.token, sourceIp)
      if ('refused' in opened) return opened
      const { share, devices } = opened
      const [{ units = DEFAULT_PREFERENCES.units }] = await Promise.all([
        deps.preferences.get(share.accountId),
        countAccess(share),
      ])
      const shareData = {
        name: share.name,
        deviceName: joinedNames(devices),
        trailDurationHours: share.trailHours,
        hidesArea: share.hidden !== null,
        units,
      }
      return { reply: { shareData } }
    },

    async getSharedLocation({ path }, { sourceIp }) {
      const opened = await openLink(path.token, sourceIp)
      return 'refused' in opened ? opened : { reply: opened.locations }
    },
  }
}

const NOT_FOUND = { refused: 'not-found' as const }

/** Only the time: neither which device arrived nor where. */
const arrivedAt = (at: number): Arrived => ({ refused: 'arrived', more: { arrivedAt: toIso(at) } })
