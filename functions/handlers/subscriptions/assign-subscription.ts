import { changeAssignment } from '../../../shared/subscriptions/transfers.ts'
import { toIso } from '../../../shared/time.ts'
import type { AssignmentStore } from '../../stores/billing/assignments.ts'
import {
  isActive,
  type StoredSubscription,
  type SubscriptionStore,
  statusOf,
} from '../../stores/billing/subscriptions.ts'
import type { DeviceScope } from '../../stores/devices/device-scope.ts'
import type { DeviceStore, StoredDevice } from '../../stores/devices/devices.ts'
import { untilUnchanged } from '../../stores/dynamodb/until-unchanged.ts'

export type AssignDeps = {
  subscriptions: Pick<SubscriptionStore, 'get'>
  devices: Pick<DeviceStore, 'getMany'>
  assignments: AssignmentStore
  now: () => number
}

type Assigned =
  | { reply: { success: true } }
  | { refused: 'not-found' | 'subscription-not-active' | 'device-has-subscription' }
  | { refused: 'transfer-limit-reached'; more: { transferableAt: string } }

const SUCCESS = { reply: { success: true } } as const

/** Assigns a subscription to a device, moves it from another device, or takes it from its device (`null`). */
export function assignSubscription(
  scope: DeviceScope,
  subscriptionId: string,
  deviceId: string | null,
  deps: AssignDeps,
): Promise<Assigned> {
  return untilUnchanged(async () => {
    const subscription = await deps.subscriptions.get(scope.accountId, subscriptionId)
    if (subscription === null) return { refused: 'not-found' as const }
    const { assignedDeviceId, transferredAt = [] } = subscription
    const ids = new Set([deviceId, assignedDeviceId].filter((id) => id !== null))
    const found = new Map(
      (await deps.devices.getMany(scope, [...ids])).map((device) => [device.deviceId, device]),
    )
    // that of a device which the caller does not see
    if (scope.tags !== null && assignedDeviceId !== null && !found.has(assignedDeviceId))
      return { refused: 'not-found' as const }
    const to = deviceId === null ? null : (found.get(deviceId) ?? null)
    if (deviceId !== null && to === null) return { refused: 'not-found' as const }
    const isAllowed = deviceId === null ? statusOf(subscription) !== 'canceled' : isActive(subscription)
    if (!isAllowed) return { refused: 'subscription-not-active' as const }
    const change = changeAssignment({ assignedDeviceId, transferredAt }, deviceId, deps.now())
    if (change.kind === 'unchanged') return SUCCESS
    if (to !== null && (await hasSubscription(to, deps)))
      return { refused: 'device-has-subscription' as const }
    if (change.kind === 'refused')
      return {
        refused: 'transfer-limit-reached' as const,
        more: { transferableAt: toIso(change.transferableAt) },
      }
    const previous = assignedDeviceId === null ? undefined : found.get(assignedDeviceId)
    const from = previous?.subscriptionId === subscriptionId ? previous : null
    const isSaved = await deps.assignments.save({
      subscription,
      to,
      from,
      transferredAt: change.transferredAt,
      now: deps.now(),
    })
    return isSaved ? SUCCESS : null
  }, deps.now)
}

/** A canceled subscription stays written on its device, and does not count. */
async function hasSubscription(
  { accountId, deviceId, subscriptionId }: StoredDevice,
  { subscriptions }: Pick<AssignDeps, 'subscriptions'>,
): Promise<boolean> {
  const held: StoredSubscription | null =
    subscriptionId === null ? null : await subscriptions.get(accountId, subscriptionId)
  return held !== null && statusOf(held) !== 'canceled' && held.assignedDeviceId === deviceId
}
