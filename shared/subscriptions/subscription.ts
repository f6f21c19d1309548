import * as z from 'zod'
import { DAY_MS } from '../time.ts'

export const SubscriptionStatus = z.enum(['active', 'past_due', 'canceled'])
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

export const PlanType = z.enum(['monthly', 'annual', 'test'])
export type PlanType = z.infer<typeof PlanType>

/** The right to track one device. One order brings as many as its quantity. */
export const Subscription = z.object({
  id: z.string(),
  status: SubscriptionStatus,
  planType: PlanType,
  /** Dollars a period. */
  amount: z.number(),
  assignedDeviceId: z.string().nullable(),
  assignedDeviceName: z.string().nullable(),
  /** Moves and unassignments in the last 30 days. */
  transfersThisMonth: z.number().int(),
  /** When another transfer is possible; null if it is now. */
  transferableAt: z.iso.datetime().nullable(),
  /** When one without a device can be assigned; null if it can be now. Later if its device was deleted too early. */
  assignableAt: z.iso.datetime().nullable(),
  nextBillingDate: z.iso.datetime().nullable(),
  cancelledAt: z.iso.datetime().nullable(),
  /** When it ends because its owner cancelled it for the end of the paid period. */
  endsAt: z.iso.datetime().nullable(),
  /** When a payment first failed, and until when tracking goes on. */
  paymentFailedAt: z.iso.datetime().nullable(),
  trackedUntil: z.iso.datetime().nullable(),
  marineSupport: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Subscription = z.infer<typeof Subscription>

export const TRANSFER_EVERY_MS = 30 * DAY_MS
/** How long a device is tracked after its payment failed for the first time. */
export const TRACKED_PAST_DUE_MS = 21 * DAY_MS

/** Only an active subscription can be assigned. */
export const isAssignable = ({ status }: Pick<Subscription, 'status'>) => status === 'active'

/** Whether its device is tracked at a time (epoch ms). */
export const isTracked = (
  { status, trackedUntil }: Pick<Subscription, 'status' | 'trackedUntil'>,
  now: number,
): boolean =>
  status === 'active' || (status === 'past_due' && trackedUntil !== null && now < Date.parse(trackedUntil))

/**
 * When the next transfer is possible, epoch ms; null if it is now. A transfer is a move or an unassignment. One that
 * counts only from a later time on (`assignableAt`) is the next one itself.
 */
export function transferableAt(transferredAt: readonly number[], now: number): number | null {
  const last = Math.max(...transferredAt.filter((at) => at > now - TRANSFER_EVERY_MS))
  if (!Number.isFinite(last)) return null
  return last > now ? last : last + TRANSFER_EVERY_MS
}

/** When a subscription without a device can be assigned, epoch ms; null if it can be now. */
export function assignableAt(transferredAt: readonly number[], now: number): number | null {
  const later = transferredAt.filter((at) => at > now)
  return later.length === 0 ? null : Math.max(...later)
}
