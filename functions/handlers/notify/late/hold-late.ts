import { HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts'
import { LATE_AT_MOST_MS } from '../../../../shared/watching/event.ts'
import type { Account } from '../account.ts'
import type { NotifyDeps } from '../deps.ts'
import type { Notice } from '../writing/notice.ts'

/** A tracker that is back reports in a burst, and what it reports out of order is evaluated once a minute. */
const WAITS_MS = MINUTE_MS

/**
 * Has an event that was found late wait: a critical one for the message about all of its device, any other for the hour's
 * digest if the account wants one. It is marked as waiting outside of its notifications, so that it can still be removed:
 * the next positions may show that it happened at another time.
 */
export async function holdLate(
  { event, priority }: Notice,
  { preferences }: Account,
  { events, due, now }: Pick<NotifyDeps, 'events' | 'due' | 'now'>,
): Promise<void> {
  const { accountId, eventKey, deviceId, trackId, sameAs } = event
  const isCritical = priority === 'critical'
  const isTooLate = now() - Date.parse(event.timestamp) > LATE_AT_MOST_MS
  const isWanted = isCritical || preferences.notifications.late
  if (!isWanted || isTooLate || sameAs !== undefined) return
  const foundAt = await events.markFound(accountId, eventKey, now())
  if (foundAt === null) return
  if (!isCritical) return due.put(nextHour(now()), { kind: 'digest', accountId, digest: 'late' })
  const work = { kind: 'lateAlerts', accountId, deviceId, trackId, from: Date.parse(foundAt) } as const
  await due.putFrom(now() + WAITS_MS, work)
}

const nextHour = (now: number) => (Math.floor(now / HOUR_MS) + 1) * HOUR_MS
