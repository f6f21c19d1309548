import type { Period } from '../../../../shared/reports/period.ts'
import type { AccountEvent } from '../../../../shared/watching/event.ts'
import { accountEventView } from '../../../events/event-view.ts'
import type { EventStore } from '../../../stores/events/events.ts'
import type { StoredEvent } from '../../../stores/events/stored-event.ts'
import { ReportRefused } from '../report-refused.ts'
import type { SelectedDevice } from './select-devices.ts'

export type EventDeps = { events: Pick<EventStore, 'listPage'> }

/** Which events a report is about. Without geofences it is about all of them. */
export type Among = {
  accountId: string
  selected: readonly SelectedDevice[]
  geofenceIds: readonly string[]
}

/** About 100 MB of events. */
export const EVENTS_MAX = 100_000
export const EVENTS_PER_PAGE = 1_000

/** The events of tracked devices in a period, oldest first. Throws `ReportRefused` if there are too many. */
export async function readEvents(
  { accountId, selected, geofenceIds }: Among,
  { from, to }: Pick<Period, 'from' | 'to'>,
  { events }: EventDeps,
): Promise<AccountEvent[]> {
  const isShown = shownOf(selected)
  const isOfGeofences = (event: StoredEvent) =>
    event.kind === 'rule' || geofenceIds.length === 0 || geofenceIds.includes(event.geofenceId)
  const found: AccountEvent[] = []
  let after: string | null = null
  do {
    const page = await events.listPage(accountId, { from, to: to - 1 }, after, EVENTS_PER_PAGE)
    const shown = page.events.filter((event) => isShown(event) && isOfGeofences(event))
    found.push(...shown.map(accountEventView))
    if (found.length > EVENTS_MAX) throw new ReportRefused('too-many-points')
    after = page.lastKey
  } while (after !== null)
  return found.reverse()
}

/** Events of a device before it came to the account, or without a subscription, are not shown. */
export function shownOf(selected: readonly SelectedDevice[]) {
  const trackIds = new Set(
    selected.flatMap(({ device, subscription }) => (subscription === null ? [] : [device.trackId])),
  )
  return ({ trackId }: Pick<StoredEvent, 'trackId'>): boolean => trackIds.has(trackId)
}
