import { EMAIL_LIMIT, PUSH_LIMIT, TEXT_LIMIT } from '../../../messages/notification-limits.ts'
import type { NotifyDeps } from '../deps.ts'
import type { Notice } from '../writing/notice.ts'

const LIMITS = {
  email: { ...EMAIL_LIMIT, counter: 'email', criticalCounter: 'criticalEmail' },
  sms: { ...TEXT_LIMIT, counter: 'text', criticalCounter: 'criticalText' },
  push: { ...PUSH_LIMIT, counter: 'push', criticalCounter: 'criticalPush' },
} as const
type LimitedChannel = keyof typeof LIMITS

/**
 * Reserves one message of the channel's limit. Critical notices have limits of their own, of the same size. An all-clear
 * follows a message that was counted, so it needs no room.
 */
export async function reserve(
  channel: LimitedChannel,
  { priority, plan }: Pick<Notice, 'priority' | 'plan'>,
  accountId: string,
  { accounts, now }: Pick<NotifyDeps, 'accounts' | 'now'>,
): Promise<{ isReserved: boolean; windowStart: number }> {
  if (plan?.kind === 'allClear') return { isReserved: true, windowStart: now() }
  const { max, windowMs, counter, criticalCounter } = LIMITS[channel]
  const counted = priority === 'critical' ? criticalCounter : counter
  return accounts.reserve(accountId, counted, now(), now() - windowMs, max)
}
