import { hiddenArea } from '../../shared/shares/hidden-area.ts'
import { type NewShare, opensAt } from '../../shared/shares/share.ts'
import type { SharedDevice } from '../../shared/shares/shared-location.ts'
import type { shares as routes } from '../../shared/shares/shares.routes.ts'
import { toIso } from '../../shared/time.ts'
import type { ShareKeys } from '../outside/share-secret.ts'
import type { IsClosed } from '../runtime/closed-accounts.ts'
import { log, reasonOf } from '../runtime/log.ts'
import type { Actions } from '../runtime/serve-routes.ts'
import type { StoredDevice } from '../stores/devices.ts'
import type { ShareStore, StoredShare } from '../stores/shares.ts'
import type { AddressLimit } from './address-limit.ts'
import { type LocateDeviceDeps, locateDevice } from './device-location.ts'
import { currentJourney, type JourneyDeps, newJourney } from './journey.ts'
import { linkIdOf, tokenOf } from './link-token.ts'
import { isMultiDevice, joinedNames, shareView } from './share-view.ts'
import { type VisibleDevicesDeps, visibleDevices } from './visible-devices.ts'

export type SharesDeps = VisibleDevicesDeps &
  LocateDeviceDeps &
  JourneyDeps & {
    shares: ShareStore
    isClosed: IsClosed
    readKeys: () => Promise<ShareKeys>
    /** Of each address: tokens that we never made, and reads of links. */
    limits: { guesses: AddressLimit; reads: AddressLimit }
    /** 96 random bits in base64url. */
    randomId: () => string
    siteUrl: string
    now: () => number
  }

/** All trails of a link together: about half a megabyte, which a viewer reads every 30 s. */
export const TRAIL_POINTS_MAX = 5_000

export function shareActions(deps: SharesDeps): Actions<typeof routes> {
  /** Shows links with their addresses, and the names that their devices have now. */
  async function viewing(accountId: string, shares: readonly StoredShare[]) {
    const deviceIds = shares.flatMap(({ devices }) => devices.map(({ deviceId }) => deviceId))
    const [keys, devices] = await Promise.all([
      deps.readKeys(),
      deps.devices.getMany(accountId, [...new Set(deviceIds)]),
    ])
    const addressOf = (linkId: string) => `${deps.siteUrl}/share/${tokenOf(keys, linkId)}`
    return (share: StoredShare) => shareView(share, devices, addressOf)
  }

  async function oneLink(accountId: string, share: StoredShare) {
    const view = await viewing(accountId, [share])
    return { reply: { shareLink: view(share) } }
  }

  async function manyLinks(accountId: string, shares: readonly StoredShare[]) {
    const view = await viewing(accountId, shares)
    const newestFirst = shares.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    const current: StoredShare[] = []
    // One after the other: a journey reads whole trails, and those of many links do not fit into memory together.
    for (const share of newestFirst) current.push(await withCurrentJourney(share))
    return { reply: { shareLinks: current.map(view) } }
  }

  /** Shows the owner an arrival as soon as a viewer would meet it. */
  async function withCurrentJourney(share: StoredShare): Promise<StoredShare> {
    if (share.journey === null || !isOpen(share)) return share
    return { ...share, journey: await currentJourney(share, await visibleDevices(share, deps), deps) }
  }

  const isOpen = ({ isActive, endsAt, journey }: StoredShare) =>
    opensAt({ isActive, endsAt, arrived: (journey?.arrival ?? null) !== null }, deps.now())

  async function share(accountId: string, deviceIds: readonly string[], asked: NewShare) {
    const now = deps.now()
    const { name, trailDurationHours, expiresAt, endsOnArrival, hidden } = asked
    if (expiresAt !== null && expiresAt <= now) return EXPIRES_IN_THE_PAST
    const devices = await deps.devices.getMany(accountId, deviceIds)
    if (devices.length < deviceIds.length) return NOT_FOUND
    const made: StoredShare = {
      accountId,
      shareId: deps.randomId(),
      linkId: deps.randomId(),
      name,
      devices: devices.map(({ deviceId, trackId }) => ({ deviceId, trackId })),
      isActive: true,
      trailHours: trailDurationHours,
      createdAt: toIso(now),
      endsAt: expiresAt,
      accessCount: 0,
      openedAt: [],
      journey: endsOnArrival && (await newJourney(endsOnArrival, devices, deps)),
      hidden,
    }
    await deps.shares.create(made)
    return oneLink(accountId, made)
  }

  /** The link that a token opens now, and what it shows. Wrong, switched off, ended and deleted are told apart by nobody. */
  async function opened(token: string, address: string): Promise<Opened | NotOpened> {
    const linkId = linkIdOf(await deps.readKeys(), token)
    const limit = linkId === null ? deps.limits.guesses : deps.limits.reads
    const waitSeconds = limit.take(address)
    if (waitSeconds > 0) return { refused: 'too-many-requests', retryAfterSeconds: waitSeconds }
    if (linkId === null) return NOT_FOUND
    const found = await deps.shares.getByLink(linkId)
    if (found === null || !isOpen(found) || (await deps.isClosed(found.accountId))) return NOT_FOUND
    const devices = await visibleDevices(found, deps)
    const journey = await currentJourney(found, devices, deps)
    return isOpen({ ...found, journey }) ? { share: found, devices } : NOT_FOUND
  }

  /** A count that fails is an outage of the count alone: the viewer sees the map. */
  async function count(share: StoredShare): Promise<void> {
    try {
      await deps.shares.countAccess(share, deps.now())
    } catch (error) {
      log('error', 'share-not-counted', { reason: reasonOf(error) })
    }
  }

  return {
    shareDevice: ({ path, body }, { accountId }) => share(accountId, [path.id], body),

    shareDevices: ({ body }, { accountId }) => share(accountId, body.deviceIds, body),

    async listShares(_input, { accountId }) {
      return manyLinks(accountId, await deps.shares.list(accountId))
    },

    async listSharesOfDevice({ path }, { accountId }) {
      const [device] = await deps.devices.getMany(accountId, [path.id])
      if (device === undefined) return NOT_FOUND
      const showing = (await deps.shares.list(accountId)).filter(({ devices }) =>
        devices.some(({ trackId }) => trackId === device.trackId),
      )
      return manyLinks(accountId, showing)
    },

    async openShare({ path }, { sourceIp }) {
      const found = await opened(path.token, sourceIp)
      if ('refused' in found) return found
      const { share: link, devices } = found
      await count(link)
      const shareData = {
        name: link.name,
        deviceName: joinedNames(devices),
        trailDurationHours: link.trailHours,
        hidesArea: link.hidden !== null,
      }
      return { reply: { shareData } }
    },

    async readSharedLocation({ path }, { sourceIp }) {
      const found = await opened(path.token, sourceIp)
      if ('refused' in found) return found
      const { share: link } = found
      const shown = {
        trailHours: link.trailHours,
        pointsMax: Math.floor(TRAIL_POINTS_MAX / link.devices.length),
        area: link.hidden && hiddenArea(link.hidden),
      }
      const devices: SharedDevice[] = []
      // One after the other: fifty whole weeks at once are more than the function's memory.
      for (const device of found.devices) devices.push(await locateDevice(device, shown, deps))
      const first = devices.find(({ location }) => location !== null)
      return {
        reply: {
          isMultiDevice: isMultiDevice(link),
          location: first?.location ?? null,
          trail: first?.trail ?? [],
          devices,
        },
      }
    },

    async switchShare({ path, body }, { accountId }) {
      const switched = await deps.shares.setActive(accountId, path.shareId, body.isActive)
      return switched === null ? NOT_FOUND : oneLink(accountId, switched)
    },

    async deleteShare({ path }, { accountId }) {
      return (await deps.shares.delete(accountId, path.shareId)) ? { reply: { success: true } } : NOT_FOUND
    },
  }
}

const NOT_FOUND = { refused: 'not-found' as const }
const EXPIRES_IN_THE_PAST = {
  refused: 'expires-in-the-past' as const,
  more: { errors: [{ path: 'expiresAt', code: 'expires-in-the-past' }] },
}
type Opened = { share: StoredShare; devices: StoredDevice[] }
type NotOpened = typeof NOT_FOUND | { refused: 'too-many-requests'; retryAfterSeconds: number }
