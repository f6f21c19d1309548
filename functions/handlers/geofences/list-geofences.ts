import type { Geofence } from '../../../shared/geofences/geofence.ts'
import type { geofences as routes } from '../../../shared/geofences/geofences.routes.ts'
import type { RouteReply } from '../../../shared/http/route.ts'
import { type Coverage, ownPart } from '../../members/own-part.ts'
import { type PreparedReply, preparedReply } from '../../runtime/http/prepared-reply.ts'
import type { AccountStore } from '../../stores/accounts/accounts.ts'
import type { DeviceScope } from '../../stores/devices/device-scope.ts'
import type { DeviceStore } from '../../stores/devices/devices.ts'
import type { GeofenceStore, StoredGeofence } from '../../stores/geofences/geofences.ts'

/** A thousand geofences of a hundred corners have 5 million. */
const CACHED_CHARACTERS_MAX = 40_000_000

type Deps = {
  accounts: Pick<AccountStore, 'getWatchVersion'>
  geofences: Pick<GeofenceStore, 'list'>
}

/**
 * The geofences of an account, newest first, as a reply that is made again only when the account's `watchVersion` has
 * changed. The version is read before the geofences, so that no reply is cached under a version that it is older than.
 */
export function geofenceLists({ accounts, geofences }: Deps): (accountId: string) => Promise<PreparedReply> {
  const cache = new Map<string, { version: number; reply: PreparedReply }>()
  let cachedCharacters = 0

  function save(accountId: string, version: number, reply: PreparedReply): void {
    cachedCharacters += reply.json.length - (cache.get(accountId)?.reply.json.length ?? 0)
    if (cachedCharacters > CACHED_CHARACTERS_MAX) {
      cache.clear()
      cachedCharacters = reply.json.length
    }
    cache.set(accountId, { version, reply })
  }

  return async (accountId) => {
    const version = await accounts.getWatchVersion(accountId)
    const cached = cache.get(accountId)
    if (cached !== undefined && cached.version === version) return cached.reply
    const all = await geofences.list(accountId)
    const newestFirst = all.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    const reply = preparedReply<RouteReply<typeof routes.listGeofences>>({
      geofences: newestFirst.map(geofenceView),
    })
    if (version !== null) save(accountId, version, reply)
    return reply
  }
}

export function geofenceView(stored: StoredGeofence): Geofence {
  const { accountId: _account, version: _version, definedAt: _definedAt, ...geofence } = stored
  return geofence
}

/** A geofence that is assigned to nothing watches all devices. */
export const geofenceCoverage = ({
  deviceIds,
  plateNumbers,
}: Pick<Geofence, 'deviceIds' | 'plateNumbers'>): Coverage => {
  const isAll = deviceIds.length === 0 && plateNumbers.length === 0
  return isAll ? { kind: 'all' } : { kind: 'devices', deviceIds, plates: plateNumbers }
}

/** The geofences that watch a device of a member who is limited to some, newest first. Other devices are left out. */
export async function geofencesOfScope(
  scope: DeviceScope,
  { geofences, devices }: Pick<Deps, 'geofences'> & { devices: Pick<DeviceStore, 'list'> },
): Promise<Geofence[]> {
  const [all, { touches, hasId, hasPlate }] = await Promise.all([
    geofences.list(scope.accountId),
    ownPart(scope, devices),
  ])
  return all
    .filter((geofence) => touches(geofenceCoverage(geofence)))
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    .map((geofence) => ({
      ...geofenceView(geofence),
      deviceIds: geofence.deviceIds.filter(hasId),
      plateNumbers: geofence.plateNumbers.filter(hasPlate),
    }))
}
