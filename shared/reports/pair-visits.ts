import type { GeofenceVisit } from './report-input.ts'

/** A crossing of an edge, or a dwell inside it. Epoch milliseconds. */
export type VisitEvent = {
  deviceId: string
  geofenceId: string
  geofenceName: string
  eventType: 'entry' | 'exit' | 'dwell'
  at: number
}

/** A device that is inside a geofence now, and since when: of its entry, or of when the geofence first saw it there. */
export type Inside = { deviceId: string; geofenceId: string; geofenceName: string; since: number }

type Range = { from: number; to: number }
type Times = Pick<GeofenceVisit, 'enteredAt' | 'leftAt'>

/**
 * The visits that touch a range, by the time of their entry. `events` are those from its start up to now, oldest first:
 * an exit after the range says that the device was inside at its end. A visit whose end nobody recorded, because its
 * geofence does not alert on exits or was changed meanwhile, is left out.
 */
export function pairVisits(
  events: readonly VisitEvent[],
  inside: readonly Inside[],
  range: Range,
): GeofenceVisit[] {
  const pairs = new Map<string, { of: Inside | VisitEvent; events: VisitEvent[]; since: number | null }>()
  for (const one of inside) pairs.set(keyOf(one), { of: one, events: [], since: one.since })
  for (const event of events) {
    const pair = pairs.get(keyOf(event)) ?? { of: event, events: [], since: null }
    pair.events.push(event)
    pairs.set(keyOf(event), pair)
  }
  return [...pairs.values()]
    .flatMap(({ of: { deviceId, geofenceId, geofenceName }, events: own, since }) =>
      visitsOf(own, since, range).map((times) => ({ deviceId, geofenceId, geofenceName, ...times })),
    )
    .toSorted((a, b) => (a.enteredAt ?? range.from) - (b.enteredAt ?? range.from))
}

const keyOf = ({ deviceId, geofenceId }: Pick<Inside, 'deviceId' | 'geofenceId'>) =>
  `${deviceId} ${geofenceId}`

/** The visits of one device to one geofence. `since`: it is inside now. */
function visitsOf(events: readonly VisitEvent[], since: number | null, { from, to }: Range): Times[] {
  const visits: Times[] = []
  let open: { enteredAt: number | null } | null = null
  for (const [index, { eventType, at }] of events.entries()) {
    if (eventType === 'entry') {
      open = { enteredAt: at }
      continue
    }
    // inside before the range
    if (index === 0) open = { enteredAt: null }
    if (eventType === 'dwell' || open === null) continue
    visits.push({ enteredAt: open.enteredAt, leftAt: at })
    open = null
  }
  if (since !== null)
    visits.push({ enteredAt: open?.enteredAt ?? (since < from ? null : since), leftAt: null })
  return visits
    .filter(({ enteredAt }) => enteredAt === null || enteredAt < to)
    .map(({ enteredAt, leftAt }) => ({ enteredAt, leftAt: leftAt === null || leftAt >= to ? null : leftAt }))
}
