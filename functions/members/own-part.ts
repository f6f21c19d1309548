import { type DeviceScope, isInScope, wholeAccount } from '../stores/devices/device-scope.ts'
import type { DeviceStore, StoredDevice } from '../stores/devices/devices.ts'

/** What a rule, geofence, schedule or link is about: all devices, those with a tag, or those that it names. */
export type Coverage =
  | { kind: 'all' }
  | { kind: 'tags'; tags: readonly string[] }
  /** `plates`: also ids, as geofences name devices. */
  | { kind: 'devices'; deviceIds: readonly string[]; plates?: readonly string[] }

export type OwnPart = {
  /** Whether something is about a device of the scope, and so can be seen. */
  touches: (coverage: Coverage) => boolean
  /** Whether it is about nothing else, and so can be changed. */
  contains: (coverage: Coverage) => boolean
  /** Whether a device of the scope has this id. A plate is no proof: anybody may give a device any plate. */
  hasId: (deviceId: string) => boolean
  /** Whether a device of the scope has this plate, or this id. */
  hasPlate: (plate: string) => boolean
}

const everything = () => true
const EVERYTHING: OwnPart = {
  touches: everything,
  contains: everything,
  hasId: everything,
  hasPlate: everything,
}

/** The part of an account that a caller sees. Reads nothing for those who see all of it. */
export async function ownPart(scope: DeviceScope, { list }: Pick<DeviceStore, 'list'>): Promise<OwnPart> {
  const { tags, accountId } = scope
  if (tags === null) return EVERYTHING
  const all = await list(wholeAccount(accountId))
  const own = all.filter((device) => isInScope(scope, device))
  const ids = new Set(own.map(({ deviceId }) => deviceId))
  const plates = platesOf(own)
  // a plate of several devices is about all of them
  const platesOfOthers = platesOf(all.filter(({ deviceId }) => !ids.has(deviceId)))
  const hasId = (deviceId: string) => ids.has(deviceId)
  const hasPlate = (plate: string) => plates.has(plate)
  return {
    hasId,
    hasPlate,
    touches(coverage) {
      if (coverage.kind === 'all') return true
      if (coverage.kind === 'tags') return coverage.tags.some((tag) => tags.includes(tag))
      return coverage.deviceIds.some(hasId) || (coverage.plates ?? []).some(hasPlate)
    },
    contains(coverage) {
      if (coverage.kind === 'all') return false
      if (coverage.kind === 'tags') return coverage.tags.every((tag) => tags.includes(tag))
      const isOwn = (plate: string) => hasPlate(plate) && !platesOfOthers.has(plate)
      return coverage.deviceIds.every(hasId) && (coverage.plates ?? []).every(isOwn)
    },
  }
}

const platesOf = (devices: readonly StoredDevice[]) =>
  new Set(devices.flatMap(({ deviceId, vehicleNum }) => [deviceId, vehicleNum ?? deviceId]))
