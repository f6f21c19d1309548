import { EMAIL_LIMIT, PUSH_LIMIT, TEXT_LIMIT } from '../common/notification-limits.ts'
import type { NotifyDeps } from './deps.ts'
import type { Notice } from './notice.ts'

const LIMITS = { email: EMAIL_LIMIT, sms: TEXT_LIMIT, push: PUSH_LIMIT } as const
type LimitedChannel = keyof typeof LIMITS

/** Reserves one message of the channel's limit. Critical notices have limits of their own, of the same size. */
export function reserve(
  channel: LimitedChannel,
  { priority }: Pick<Notice, 'priority'>,
  accountId: string,
  { accounts, now }: Pick<NotifyDeps, 'accounts' | 'now'>,
): Promise<{ isReserved: boolean; windowStart: number }> {
  const { max, windowMs } = LIMITS[channel]
  const opened = now() - windowMs
  if (priority === 'critical') return accounts.reserveCritical(accountId, channel, now(), opened, max)
  if (channel === 'email') return accounts.reserveEmail(accountId, now(), opened, max)
  if (channel === 'sms') return accounts.reserveText(accountId, now(), opened, max)
  return accounts.reservePush(accountId, now(), opened, max)
}
