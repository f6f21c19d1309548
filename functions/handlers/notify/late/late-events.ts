import type { EventPage } from '../../../stores/events/event-pages.ts'
import type { StoredEvent } from '../../../stores/events/stored-event.ts'
import type { NotifyDeps } from '../deps.ts'

const PAGE_SIZE = 200

type Track = { accountId: string; deviceId: string; trackId: string }

/** The events of a device that were found late, from a time on (epoch ms), in the order of their times. */
export async function lateEvents(
  { accountId, deviceId, trackId }: Track,
  from: number,
  { events }: Pick<NotifyDeps, 'events'>,
): Promise<StoredEvent[]> {
  const found: StoredEvent[] = []
  let after: string | null = null
  do {
    const page: EventPage = await events.listPage(accountId, { deviceId, from }, after, PAGE_SIZE)
    found.push(...page.events.filter((event) => event.trackId === trackId && event.foundAt !== undefined))
    after = page.lastKey
  } while (after !== null)
  return found.toReversed()
}
