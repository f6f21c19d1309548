import { HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts'
import { LATE_AT_MOST_MS } from '../../../../shared/watching/event.ts'
import type { Account } from '../account.ts'
import type { NotifyDeps } from '../deps.ts'
import type { Notice } from '../writing/notice.ts'

/** A tracker that is back reports in a burst, and what it reports out of order is evaluated once a minute. */
const WAITS_MS = MINUTE_MS

/**
 * Has an event that was found late wait: a critical one for the message about all of its device, any other for the hour's
 * digest of each reader who wants one. It is marked as waiting outside of its notifications, so that it can still be removed:
 * the next positions may show that it happened at another time.
 */
export async function holdLate(
  { event, priority }: Notice,
  readers: readonly Account[],
  { events, due, now }: Pick<NotifyDeps, 'events' | 'due' | 'now'>,
): Promise<void> {
  const { accountId, eventKey, deviceId, trackId, sameAs } = event
  const isCritical = priority === 'critical'
  const isTooLate = now() - Date.parse(event.timestamp) > LATE_AT_MOST_MS
  const wanting = readers.filter(({ preferences }) => isCritical || preferences.notifications.late)
  if (wanting.length === 0 || isTooLate || sameAs !== undefined) return
  const foundAt = await events.markFound(accountId, eventKey, now())
  if (foundAt === null) return
  if (!isCritical) {
    const at = nextHour(now())
    for (const { memberId } of wanting)
      await due.put(at, { kind: 'digest', accountId, digest: 'late', memberId })
    return
  }
  const work = { kind: 'lateAlerts', accountId, deviceId, trackId, from: Date.parse(foundAt) } as const
  await due.putFrom(now() + WAITS_MS, work)
}

const nextHour = (now: number) => (Math.floor(now / HOUR_MS) + 1) * HOUR_MS
