import * as z from 'zod'
import { AccountEvent, Notification } from '../watching/event.ts'
import type { NotificationReason } from './notification-reason.ts'
import { isMessageChannel, OUTCOMES } from './outcome.ts'

/** Attempts that are made within 36 minutes. A critical notification that is still pending after them is overdue. */
const ATTEMPTS_IN_TIME = 4
/** Why a notification is not sent, although nobody has asked for that. */
const OBSTACLES: readonly NotificationReason[] = [
  'critical-limit',
  'email-not-set-up',
  'sms-not-set-up',
  'sms-country-not-allowed',
  'no-address',
  'no-phone',
  'not-confirmed',
  'address-bounced',
  'address-complained',
]
/** A browser that is gone takes its subscription with it. */
const GONE: NotificationReason = 'push-expired'

const isOneOf = (reasons: readonly NotificationReason[], detail: string | null) =>
  reasons.some((reason) => reason === detail)

/** A notification, and how often it was tried. */
type Tried = Pick<Notification, 'state' | 'detail'> & { attempts: number }

/** Whether a critical notification has failed, is overdue, or cannot be sent. */
export function isUndelivered({ state, detail, attempts }: Tried): boolean {
  if (state === 'pending') return detail !== null && attempts >= ATTEMPTS_IN_TIME
  return state === 'failed' || (state === 'suppressed' && isOneOf(OBSTACLES, detail))
}

/**
 * The notifications of a critical event that its owner has to know of because they did not arrive. If another one did,
 * what cannot be sent at all is left out: the owner knows of the event.
 */
export function undeliveredOf<One extends Tried & Pick<Notification, 'channel'>>(
  notifications: readonly One[],
): One[] {
  const messages = notifications.filter(({ channel }) => isMessageChannel(channel))
  const undelivered = messages.filter(isUndelivered)
  if (!messages.some(({ state }) => OUTCOMES[state] === 'delivered')) return undelivered
  return undelivered.filter(({ detail }) => !isOneOf([...OBSTACLES, GONE], detail))
}

/** A critical event with those of its notifications that did not arrive, until somebody has seen that. */
export const UndeliveredAlert = z.object({
  event: AccountEvent,
  undelivered: z.array(Notification),
})
export type UndeliveredAlert = z.infer<typeof UndeliveredAlert>
