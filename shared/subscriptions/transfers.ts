import { assignableAt, TRANSFER_EVERY_MS, transferableAt } from './subscription.ts'

/** A change of the device of a subscription. Times are epoch ms. */
export type AssignmentChange =
  | { kind: 'unchanged' }
  | { kind: 'changed'; deviceId: string | null; transferredAt: readonly number[] }
  | { kind: 'refused'; transferableAt: number }

type Assigned = { assignedDeviceId: string | null; transferredAt: readonly number[] }

/**
 * What assigning a subscription to a device, or to none, makes of it. Taking it from a device is a transfer, of which
 * there is one in 30 days; assigning a free subscription is none.
 */
export function changeAssignment(
  { assignedDeviceId, transferredAt }: Assigned,
  deviceId: string | null,
  now: number,
): AssignmentChange {
  if (assignedDeviceId === deviceId) return { kind: 'unchanged' }
  const recent = recentTransfers(transferredAt, now)
  const freeFrom = assignableAt(recent, now)
  if (freeFrom !== null) return { kind: 'refused', transferableAt: freeFrom }
  if (assignedDeviceId === null) return { kind: 'changed', deviceId, transferredAt: recent }
  const next = transferableAt(recent, now)
  if (next !== null) return { kind: 'refused', transferableAt: next }
  return { kind: 'changed', deviceId, transferredAt: [...recent, now] }
}

/**
 * The transfers of a subscription whose device is deleted at `now`. That is always possible and is an unassignment, but
 * it counts from when a transfer is possible: until then the subscription is free and cannot be assigned.
 */
export const transfersAfterDeletion = (transferredAt: readonly number[], now: number): readonly number[] => {
  const recent = recentTransfers(transferredAt, now)
  return [...recent, transferableAt(recent, now) ?? now]
}

/** The transfers of the last 30 days. */
export const recentTransfers = (transferredAt: readonly number[], now: number) =>
  transferredAt.filter((at) => at > now - TRANSFER_EVERY_MS)
