import type { NewShare } from '../../../shared/shares/share.ts'
import type { shares as routes } from '../../../shared/shares/shares.routes.ts'
import { toIso } from '../../../shared/time.ts'
import { tokenOf } from '../../messages/share-token.ts'
import type { SigningKeys } from '../../outside/signing-keys.ts'
import type { Actions, Caller } from '../../runtime/serve-routes.ts'
import type { DeviceScope } from '../../stores/devices/device-scope.ts'
import { isOpen, type ShareStore, type StoredShare } from '../../stores/shares.ts'
import { currentJourney, type JourneyDeps, newJourney } from './journey.ts'
import { shareView } from './share-view.ts'
import { type VisibleDevicesDeps, visibleDevices } from './visible-devices.ts'

export type OwnerDeps = VisibleDevicesDeps &
  JourneyDeps & {
    shares: Pick<ShareStore, 'create' | 'list' | 'update' | 'delete'>
    readKeys: () => Promise<SigningKeys>
    /** 96 random bits in base64url. */
    randomId: () => string
    siteUrl: string
    now: () => number
  }

/** The calls of an account about its own links. */
export function ownerActions(deps: OwnerDeps): Actions<typeof routes> {
  /** Returns a function that shows one of the links with its address and the current names of its devices. */
  async function prepareView(scope: DeviceScope, shares: readonly StoredShare[]) {
    const deviceIds = shares.flatMap(({ devices }) => devices.map(({ deviceId }) => deviceId))
    const [keys, devices] = await Promise.all([
      deps.readKeys(),
      deps.devices.getMany(scope, [...new Set(deviceIds)]),
    ])
    const addressOf = (linkId: string) => `${deps.siteUrl}/share/${tokenOf(keys, linkId)}`
    return (share: StoredShare) => shareView(share, devices, addressOf)
  }

  async function oneLink(scope: DeviceScope, share: StoredShare) {
    const viewOf = await prepareView(scope, [share])
    return { reply: { shareLink: viewOf(share) } }
  }

  async function manyLinks(scope: DeviceScope, shares: readonly StoredShare[]) {
    const viewOf = await prepareView(scope, shares)
    const newestFirst = shares.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    const current: StoredShare[] = []
    // One after the other: a journey reads whole trails, and those of many links do not fit into memory together.
    for (const share of newestFirst) current.push(await withCurrentJourney(share))
    return { reply: { shareLinks: current.map(viewOf) } }
  }

  /** Shows the owner an arrival as soon as a viewer would meet it. */
  async function withCurrentJourney(share: StoredShare): Promise<StoredShare> {
    if (share.journey === null || !isOpen(share, deps.now())) return share
    return { ...share, journey: await currentJourney(share, await visibleDevices(share, deps), deps) }
  }

  async function createShare({ scope, personId }: Caller, deviceIds: readonly string[], wanted: NewShare) {
    const { accountId } = scope
    const now = deps.now()
    const { name, trailDurationHours, expiresAt, endsOnArrival, hidden } = wanted
    if (expiresAt !== null && expiresAt <= now) return EXPIRES_IN_THE_PAST
    const devices = await deps.devices.getMany(scope, deviceIds)
    if (devices.length < deviceIds.length) return NOT_FOUND
    const share: StoredShare = {
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
      createdBy: personId,
    }
    await deps.shares.create(share)
    return oneLink(scope, share)
  }

  /** The links that show nothing but devices of the scope. */
  async function sharesOf(scope: DeviceScope): Promise<StoredShare[]> {
    const shares = await deps.shares.list(scope.accountId)
    if (scope.tags === null) return shares
    const deviceIds = new Set(shares.flatMap(({ devices }) => devices.map(({ deviceId }) => deviceId)))
    const own = new Set((await deps.devices.getMany(scope, [...deviceIds])).map(({ deviceId }) => deviceId))
    return shares.filter(({ devices }) => devices.every(({ deviceId }) => own.has(deviceId)))
  }

  const mayChange = async (scope: DeviceScope, shareId: string) =>
    scope.tags === null || (await sharesOf(scope)).some((share) => share.shareId === shareId)

  return {
    createShare: ({ path, body }, caller) => createShare(caller, [path.id], body),

    createMultiShare: ({ body }, caller) => createShare(caller, body.deviceIds, body),

    async listShares(_input, { scope }) {
      return manyLinks(scope, await sharesOf(scope))
    },

    async listDeviceShares({ path }, { scope }) {
      const [device] = await deps.devices.getMany(scope, [path.id])
      if (device === undefined) return NOT_FOUND
      const showing = (await sharesOf(scope)).filter(({ devices }) =>
        devices.some(({ trackId }) => trackId === device.trackId),
      )
      return manyLinks(scope, showing)
    },

    async updateShare({ path, body }, { accountId, scope }) {
      const { isActive, expiresAt } = body
      if (expiresAt && expiresAt <= deps.now()) return EXPIRES_IN_THE_PAST
      if (!(await mayChange(scope, path.shareId))) return NOT_FOUND
      const share = await deps.shares.update(accountId, path.shareId, { isActive, endsAt: expiresAt })
      return share === null ? NOT_FOUND : oneLink(scope, share)
    },

    async deleteShare({ path }, { accountId, scope }) {
      if (!(await mayChange(scope, path.shareId))) return NOT_FOUND
      return (await deps.shares.delete(accountId, path.shareId)) ? { reply: { success: true } } : NOT_FOUND
    },
  }
}

const NOT_FOUND = { refused: 'not-found' as const }
const EXPIRES_IN_THE_PAST = {
  refused: 'expires-in-the-past' as const,
  more: { errors: [{ path: 'expiresAt', code: 'expires-in-the-past' }] },
}
