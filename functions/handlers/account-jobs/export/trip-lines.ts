import { HOUR_MS, toIso, toIsoOrNull } from '../../../../shared/time.ts'
import { type Trip, tripsOf } from '../../../../shared/tracking/motion/trips.ts'
import { csvFile, csvLine } from '../../../../shared/trails/export-csv.ts'
import type { StoredDevice } from '../../../stores/devices/devices.ts'
import type { TrailStore } from '../../../stores/trails/trails.ts'
import { trailReader } from '../../../trails/read-trail.ts'
import { type Range, readWindow, WINDOW_MS, type Window } from './read-window.ts'

const HEAD =
  'device,start,end,distance_km,max_speed_kmh,average_speed_kmh,from_latitude,from_longitude,to_latitude,to_longitude'

/** A trip that ends this close to the end of a window may go on in the next one. */
const MAY_GO_ON_MS = HOUR_MS
/** The time before a trip that is read again with it, because earlier points decide its start. */
const LEAD_MS = HOUR_MS

/** The trips of a range, read in windows. One that may go on behind its window is read again as a whole. */
export async function* tripLines(
  device: StoredDevice,
  { from: first, to: last }: Range,
  trails: Pick<TrailStore, 'listPositions'>,
): AsyncGenerator<string> {
  yield csvFile([HEAD])
  const read = trailReader(trails)
  let writtenTo = first
  for (let window: Window = { from: first, last, spanMs: WINDOW_MS }; window.from <= last; ) {
    const { from } = window
    const { value, to, spanMs } = await readWindow(window, (end) => read(device, from, end))
    const trips = tripsOf(value, to).trips.filter(({ start }) => start >= writtenTo)
    const open = to === last ? undefined : trips.find((trip) => mayGoOn(trip, to))
    // a trip that fills its window is cut
    const next = open !== undefined && open.start - LEAD_MS > from ? open.start : to + 1
    const complete = trips.filter(({ start }) => start < next)
    yield csvFile(complete.map((trip) => lineOf(trip, device.deviceName)))
    writtenTo = next
    window = { from: next === to + 1 ? next : next - LEAD_MS, last, spanMs }
  }
}

const mayGoOn = ({ end }: Trip, windowEnd: number) => end === null || end > windowEnd - MAY_GO_ON_MS

const lineOf = ({ start, end, from, to, ...trip }: Trip, deviceName: string): string =>
  csvLine([
    deviceName,
    toIso(start),
    toIsoOrNull(end),
    trip.distanceKm,
    trip.maxSpeedKmh,
    trip.averageSpeedKmh,
    from.lat,
    from.lng,
    to?.lat ?? null,
    to?.lng ?? null,
  ])
