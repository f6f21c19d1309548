import { isPermitted, type Permission } from '../../shared/members/roles.ts'
import type { Caller } from '../runtime/serve-routes.ts'
import type { DeviceStore } from '../stores/devices/devices.ts'
import { type Coverage, ownPart } from './own-part.ts'

/** What a caller may need a right for, beyond the one to write rules, geofences or schedules. */
export type Written = {
  coverage: Coverage
  switchesRelay: boolean
  /** The addresses of its webhooks. */
  webhooks: readonly string[]
}

export type Writer = Pick<Caller, 'scope' | 'standing' | 'noteForAudit'>

type NotFound = { refused: 'not-found' }
type NotPermitted = { refused: 'not-permitted'; more: { permission: Permission } }
type Creation = { before: null; after: Written }
type Change = { before: Written | null; after: Written | null }
type Devices = Pick<DeviceStore, 'list'>

/**
 * Why a caller may not create, change or delete something; `null` if they may. It must be about devices that they see,
 * may switch a relay only if they may do so themselves, and gets a new webhook only from those who manage them.
 */
export async function changeRefusal(
  writer: Writer,
  permission: Permission,
  change: Creation,
  devices: Devices,
): Promise<NotPermitted | null>
export async function changeRefusal(
  writer: Writer,
  permission: Permission,
  change: Change,
  devices: Devices,
): Promise<NotFound | NotPermitted | null>
export async function changeRefusal(
  { scope, standing }: Writer,
  permission: Permission,
  { before, after }: Change,
  devices: Devices,
): Promise<NotFound | NotPermitted | null> {
  if (standing.role === 'owner') return null
  const { touches, contains } = await ownPart(scope, devices)
  if (before !== null && !touches(before.coverage)) return { refused: 'not-found' }
  if ([before, after].some((one) => one !== null && !contains(one.coverage))) return notPermitted(permission)
  if (after === null) return null
  if (after.switchesRelay && !isPermitted('relay:switch', standing)) return notPermitted('relay:switch')
  const isNew = (url: string) => !before?.webhooks.includes(url)
  return after.webhooks.some(isNew) && !isPermitted('webhooks:manage', standing)
    ? notPermitted('webhooks:manage')
    : null
}

const notPermitted = (permission: Permission): NotPermitted => ({
  refused: 'not-permitted',
  more: { permission },
})
