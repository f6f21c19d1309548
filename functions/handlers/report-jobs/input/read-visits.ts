import { type Inside, pairVisits, type VisitEvent } from '../../../../shared/reports/pair-visits.ts'
import type { Period } from '../../../../shared/reports/period.ts'
import type { GeofenceVisit } from '../../../../shared/reports/report-input.ts'
import { insideNow } from '../../../../shared/watching/watch-state.ts'
import type { EventStore } from '../../../stores/events/events.ts'
import type { StoredGeofence } from '../../../stores/geofences/geofences.ts'
import type { WatchStore } from '../../../stores/trails/watch-item.ts'
import { ReportRefused } from '../report-refused.ts'
import { type Among, EVENTS_MAX, EVENTS_PER_PAGE, shownOf } from './read-events.ts'

export type VisitDeps = {
  events: Pick<EventStore, 'listCrossings'>
  watches: Pick<WatchStore, 'getStates'>
  now: () => number
}

/** The visits of tracked devices to geofences that touch a period. Throws `ReportRefused` if there are too many. */
export async function readVisits(
  among: Among,
  geofences: readonly StoredGeofence[],
  { from, to }: Pick<Period, 'from' | 'to'>,
  deps: VisitDeps,
): Promise<GeofenceVisit[]> {
  const [events, inside] = await Promise.all([
    readCrossings(among, from, deps),
    readInside(among, geofences, deps),
  ])
  const isAmong = ({ geofenceId }: { geofenceId: string }) =>
    among.geofenceIds.length === 0 || among.geofenceIds.includes(geofenceId)
  return pairVisits(events.filter(isAmong), inside.filter(isAmong), { from, to })
}

/** From the start of the period up to now, oldest first. */
async function readCrossings(
  { accountId, selected }: Among,
  from: number,
  { events, now }: VisitDeps,
): Promise<VisitEvent[]> {
  const isShown = shownOf(selected)
  const found: VisitEvent[] = []
  let after: string | null = null
  do {
    const page = await events.listCrossings(accountId, { from, to: now() }, after, EVENTS_PER_PAGE)
    for (const event of page.events) {
      const { deviceId, geofenceId, geofenceName, eventType, timestamp } = event
      if (isShown(event))
        found.push({ deviceId, geofenceId, geofenceName, eventType, at: Date.parse(timestamp) })
    }
    if (found.length > EVENTS_MAX) throw new ReportRefused('too-many-points')
    after = page.lastKey
  } while (after !== null)
  return found.reverse()
}

async function readInside(
  { selected }: Among,
  geofences: readonly StoredGeofence[],
  { watches }: VisitDeps,
): Promise<Inside[]> {
  const names = new Map(geofences.map(({ geofenceId, name }) => [geofenceId, name]))
  const tracked = selected.filter(({ subscription }) => subscription !== null)
  const states = await watches.getStates(tracked.map(({ device }) => device.trackId))
  return tracked.flatMap(({ device: { deviceId, trackId } }) => {
    const state = states.get(trackId)
    if (state === undefined) return []
    return insideNow(state).flatMap(({ geofenceId, since }) => {
      const geofenceName = names.get(geofenceId)
      return geofenceName === undefined ? [] : [{ deviceId, geofenceId, geofenceName, since }]
    })
  })
}
