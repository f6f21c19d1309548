import { boundaryProblems } from '../../../shared/geofences/check-boundary.ts'
import type { NewGeofence } from '../../../shared/geofences/geofence.ts'
import { isPublicWebhook, type WebhookHosts } from '../../../shared/watching/webhook-url.ts'
import { missingMember } from '../../members/missing-member.ts'
import type { MemberStore } from '../../stores/accounts/members.ts'
import type { DeviceScope } from '../../stores/devices/device-scope.ts'
import type { DeviceStore } from '../../stores/devices/devices.ts'

export type CheckGeofenceDeps = {
  members: Pick<MemberStore, 'getMember'>
  now: () => number
  devices: Pick<DeviceStore, 'getMany' | 'list'>
  webhookHosts: WebhookHosts
}

type Assignment = Pick<NewGeofence, 'deviceIds' | 'plateNumbers'>
type Naming = Assignment & Pick<NewGeofence, 'notificationMembers'>
export const NAMES_NOTHING: Naming = { deviceIds: [], plateNumbers: [], notificationMembers: [] }

/**
 * What is wrong with a geofence before it is stored; `null` if nothing is. Devices and plates that it `had` before may
 * have left the account since, and stay: a geofence without any would watch all devices.
 */
export async function checkGeofence(
  scope: DeviceScope,
  geofence: NewGeofence,
  had: Naming,
  deps: CheckGeofenceDeps,
) {
  const { notificationWebhook, notificationMembers } = geofence
  if (notificationWebhook !== null && !isPublicWebhook(notificationWebhook, deps.webhookHosts))
    return WEBHOOK_NOT_PUBLIC
  if ((await missingMember(scope.accountId, notificationMembers, had.notificationMembers, deps)) !== null)
    return UNKNOWN_MEMBER
  return checkDefinition(scope, geofence, had, deps)
}

/** The same for its boundary and its assignment alone. */
export async function checkDefinition(
  scope: DeviceScope,
  geofence: NewGeofence,
  had: Assignment,
  deps: Pick<CheckGeofenceDeps, 'devices'>,
) {
  const errors = boundaryProblems(geofence)
  if (errors.length > 0) return { refused: 'invalid-boundary' as const, more: { errors } }
  return (await ownsAssignment(scope, geofence, had, deps)) ? null : NOT_FOUND
}

async function ownsAssignment(
  scope: DeviceScope,
  geofence: Assignment,
  had: Assignment,
  { devices }: Pick<CheckGeofenceDeps, 'devices'>,
): Promise<boolean> {
  const deviceIds = without(geofence.deviceIds, had.deviceIds)
  const plates = without(geofence.plateNumbers, had.plateNumbers)
  if (deviceIds.length > 0 && (await devices.getMany(scope, deviceIds)).length < deviceIds.length)
    return false
  if (plates.length === 0) return true
  const own = (await devices.list(scope)).flatMap(({ deviceId, vehicleNum }) => [deviceId, vehicleNum])
  return without(plates, own).length === 0
}

const without = (all: readonly string[], excluded: readonly (string | null)[]) => {
  const excludedOnes = new Set(excluded)
  return all.filter((one) => !excludedOnes.has(one))
}

const NOT_FOUND = { refused: 'not-found' as const }
const UNKNOWN_MEMBER = {
  refused: 'not-found' as const,
  more: { errors: [{ path: 'notificationMembers', code: 'not-found' }] },
}
const WEBHOOK_NOT_PUBLIC = {
  refused: 'webhook-not-public' as const,
  more: { errors: [{ path: 'notificationWebhook', code: 'webhook-not-public' }] },
}
