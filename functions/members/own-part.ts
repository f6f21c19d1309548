import type { DeviceScope } from '../stores/devices/device-scope.ts'
import type { DeviceStore } from '../stores/devices/devices.ts'

/** What a rule, geofence, schedule or link is about: all devices, those with a tag, or those that it names. */
export type Coverage =
  | { kind: 'all' }
  | { kind: 'tags'; tags: readonly string[] }
  /** Ids or plates. */
  | { kind: 'devices'; names: readonly string[] }

export type OwnPart = {
  /** Whether something is about a device of the scope, and so can be seen. */
  touches: (coverage: Coverage) => boolean
  /** Whether it is about nothing else, and so can be changed. */
  contains: (coverage: Coverage) => boolean
  /** Whether a device of the scope has this id or plate. */
  has: (name: string) => boolean
}

const EVERYTHING: OwnPart = { touches: () => true, contains: () => true, has: () => true }

/** The part of an account that a caller sees. Reads nothing for those who see all of it. */
export async function ownPart(scope: DeviceScope, { list }: Pick<DeviceStore, 'list'>): Promise<OwnPart> {
  const { tags } = scope
  if (tags === null) return EVERYTHING
  const devices = await list(scope)
  const names = new Set(devices.flatMap(({ deviceId, vehicleNum }) => [deviceId, vehicleNum ?? deviceId]))
  const has = (name: string) => names.has(name)
  return {
    has,
    touches(coverage) {
      if (coverage.kind === 'all') return true
      return coverage.kind === 'tags'
        ? coverage.tags.some((tag) => tags.includes(tag))
        : coverage.names.some(has)
    },
    contains(coverage) {
      if (coverage.kind === 'all') return false
      return coverage.kind === 'tags'
        ? coverage.tags.every((tag) => tags.includes(tag))
        : coverage.names.every(has)
    },
  }
}
