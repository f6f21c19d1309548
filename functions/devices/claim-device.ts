import { randomBytes, randomUUID } from 'node:crypto'
import type { NewDevice } from '../../shared/devices/device.ts'
import { assignableAt } from '../../shared/subscriptions/subscription.ts'
import { HOUR_MS, secondsUntil, toIso } from '../../shared/time.ts'
import { trackerClientIds } from '../../shared/tracking/client-ids.ts'
import type { TrackerConnections } from '../outside/tracker-connections.ts'
import type { AccountStore } from '../stores/accounts/accounts.ts'
import {
  isActive,
  isFreeAt,
  type StoredSubscription,
  type SubscriptionStore,
} from '../stores/billing/subscriptions.ts'
import type { ClaimStore, Slot } from '../stores/devices/claims.ts'
import type { StoredDevice } from '../stores/devices/devices.ts'
import type { KnownTracker, TrackerStockStore } from '../stores/devices/tracker-stock.ts'

const FAILED_CLAIMS_MAX = 5
const CLAIM_WINDOW_MS = HOUR_MS

export type AddDeviceDeps = {
  stock: Pick<TrackerStockStore, 'find'>
  connections: Pick<TrackerConnections, 'close'>
  claims: ClaimStore
  subscriptions: Pick<SubscriptionStore, 'list'>
  testingMode: boolean
  now: () => number
}
export type ClaimDeviceDeps = AddDeviceDeps & { accounts: AccountStore; subscriptions: SubscriptionStore }

type AddResult =
  /** `hasCredentials`: the tracker got a password in stock, and connects with it. */
  | { added: StoredDevice; hasCredentials: boolean }
  /** `assignableAt`: when a free subscription can be assigned again (epoch ms), if there is one. */
  | { refused: 'subscription-required'; assignableAt: number | null }
  | { refused: 'device-not-available' }
type ClaimResult = AddResult | { refused: 'too-many-claims'; retryAfterSeconds: number }

/**
 * Claims a free tracker id with a free subscription.
 * A taken id gets the same refusal, whichever account has it.
 */
export async function claimDevice(
  accountId: string,
  wanted: NewDevice,
  deps: ClaimDeviceDeps,
  tags: readonly string[] = [],
): Promise<ClaimResult> {
  const now = deps.now()
  const claims = await deps.accounts.failedClaims(accountId)
  if (claims.count >= FAILED_CLAIMS_MAX && now < claims.windowStart + CLAIM_WINDOW_MS)
    return tooManyClaims(claims, now)
  const outcome = await addDevice(accountId, wanted, deps, tags)
  if (!('refused' in outcome) || outcome.refused !== 'device-not-available') return outcome
  const failed = await deps.accounts.countFailedClaim(accountId, now, now - CLAIM_WINDOW_MS)
  // Concurrent claims all passed the check above before any of them was counted.
  return failed.count > FAILED_CLAIMS_MAX ? tooManyClaims(failed, now) : outcome
}

/** Adds a device with a free tracker id and a free subscription, however many ids were not free. */
export async function addDevice(
  accountId: string,
  wanted: NewDevice,
  deps: AddDeviceDeps,
  tags: readonly string[] = [],
): Promise<AddResult> {
  const now = deps.now()
  const subscriptions = await deps.subscriptions.list(accountId)
  const slot = findSlot(accountId, wanted, subscriptions, deps)
  const required = { refused: 'subscription-required' as const, assignableAt: earliest(subscriptions, now) }
  if (!slot) return required
  const tracker = await deps.stock.find(wanted.vectraDeviceId)
  if (tracker !== null) await closeEarlier(tracker, deps)
  const device = newDevice(accountId, { ...wanted, tags }, slot.subscription.subscriptionId, now)
  const outcome = await deps.claims.claim(device, slot)
  if (outcome === 'slot-taken') return required
  if (outcome === 'tracker-taken') return { refused: 'device-not-available' }
  return { added: device, hasCredentials: tracker !== null && tracker.passwordHash !== null }
}

/** Nobody can connect as a released tracker, but who was connected may still be: its positions are not the new owner's. */
async function closeEarlier(
  { trackerId, accountId, releasedAt }: KnownTracker,
  { connections }: AddDeviceDeps,
): Promise<void> {
  if (accountId === null && releasedAt !== null)
    await Promise.all(trackerClientIds(trackerId).map(connections.close))
}

const tooManyClaims = ({ windowStart }: { windowStart: number }, now: number): ClaimResult => ({
  refused: 'too-many-claims',
  retryAfterSeconds: secondsUntil(windowStart + CLAIM_WINDOW_MS, now),
})

/** A free subscription. In testing mode, a test subscription that is created with the device. */
function findSlot(
  accountId: string,
  wanted: NewDevice,
  subscriptions: readonly StoredSubscription[],
  deps: Pick<AddDeviceDeps, 'testingMode' | 'now'>,
): Slot | null {
  const free = subscriptions.find((one) => isFreeAt(one, deps.now()))
  if (free) return { kind: 'free', subscription: free }
  if (!deps.testingMode || wanted.testingMode === false) return null
  return {
    kind: 'new',
    subscription: {
      accountId,
      subscriptionId: randomUUID(),
      status: 'active',
      planType: 'test',
      amountCents: 0,
      assignedDeviceId: wanted.vectraDeviceId,
      createdAt: toIso(deps.now()),
    },
  }
}

/** When the first subscription whose device was deleted too early can be assigned again. */
function earliest(subscriptions: readonly StoredSubscription[], now: number): number | null {
  const held = subscriptions
    .filter((one) => isActive(one) && one.assignedDeviceId === null)
    .flatMap(({ transferredAt = [] }) => assignableAt(transferredAt, now) ?? [])
  return held.length === 0 ? null : Math.min(...held)
}

function newDevice(
  accountId: string,
  wanted: NewDevice & { tags: readonly string[] },
  subscriptionId: string,
  now: number,
): StoredDevice {
  return {
    accountId,
    deviceId: wanted.vectraDeviceId,
    trackId: randomBytes(12).toString('base64url'),
    deviceName: wanted.deviceName,
    deviceType: wanted.deviceType,
    vehicleNum: wanted.vehicleNum ?? null,
    customIcon: wanted.customIcon ?? null,
    tags: [...wanted.tags],
    isInStorageMode: false,
    subscriptionId,
    createdAt: toIso(now),
  }
}
