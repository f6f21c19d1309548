import { commandViews } from '../../../shared/commands/log-entry.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import { AHEAD_TOLERANCE_MS } from '../../../shared/tracking/judging/clock.ts'
import { acceptedPositions } from '../../../shared/tracking/judging/reprocess.ts'
import { csvFile, csvLine, TRACK_CSV_HEAD, trackCsvLines } from '../../../shared/trails/export-csv.ts'
import {
  GPX_END,
  GPX_START,
  GPX_TRACK_END,
  gpxSegmentLines,
  gpxTrackStart,
} from '../../../shared/trails/export-gpx.ts'
import { MAX_RANGE_MS } from '../../../shared/trails/trails.routes.ts'
import { trailReader } from '../../common/read-trail.ts'
import { wholeTrips } from '../../common/whole-trips.ts'
import type { CommandLogStore } from '../../stores/command-log.ts'
import type { StoredDevice } from '../../stores/devices.ts'
import { TooManyPositions, type TrailStore } from '../../stores/trails/trails.ts'
import type { ZipFile } from './zip-file.ts'

export type DeviceFilesDeps = {
  trails: Pick<TrailStore, 'listPositions' | 'startOf'>
  log: Pick<CommandLogStore, 'listAll'>
  now: () => number
}

type Range = { from: number; to: number }

/** So many points are one piece of a file. */
const POINTS_AT_ONCE = 5_000
/** A window with more positions than can be read at once is halved, down to this. */
const WINDOW_MIN_MS = MINUTE_MS

/**
 * Adds the files of a device: positions, trips and commands. Returns where its positions go on in the next archive, epoch
 * ms; `null` if they are complete.
 */
export async function addDevice(
  zip: ZipFile,
  device: StoredDevice,
  from: number | null,
  isTimeUp: () => boolean,
  deps: DeviceFilesDeps,
): Promise<number | null> {
  const { deviceId, deviceName, trackId } = device
  if (from === null) await zip.add(`commands/${deviceId}.csv`, await commandLines(device, deps))
  const start = from ?? (await deps.trails.startOf(trackId))
  if (start === null) return null
  const end = deps.now() + AHEAD_TOLERANCE_MS
  const written: Range = { from: start, to: end }

  async function* csv() {
    yield csvFile([TRACK_CSV_HEAD])
    for await (const { points, to } of windows(device, written, deps)) {
      for (const some of slices(points)) yield csvFile(trackCsvLines({ name: deviceName, points: some }))
      if (to === end || !isTimeUp()) continue
      written.to = to
      return
    }
  }
  async function* gpx() {
    yield `${GPX_START}\n${gpxTrackStart(deviceName)}\n`
    for await (const { points } of windows(device, written, deps))
      for (const some of slices(points)) yield `${gpxSegmentLines(some).join('\n')}\n`
    yield `${GPX_TRACK_END}\n${GPX_END}\n`
  }
  await zip.add(`positions/${deviceId}.csv`, csv())
  await zip.add(`positions/${deviceId}.gpx`, gpx())
  await zip.add(`trips/${deviceId}.csv`, tripLines(device, written, deps))
  return written.to === end ? null : written.to + 1
}

type Window = Range & { points: readonly StampedPosition[] }

/** The accepted positions of a range, in windows that fit into memory. */
async function* windows(
  { trackId, deviceType }: StoredDevice,
  { from: first, to: last }: Range,
  { trails }: DeviceFilesDeps,
): AsyncGenerator<Window> {
  let span = MAX_RANGE_MS
  for (let from = first; from <= last; ) {
    const to = Math.min(from + span - 1, last)
    try {
      const stored = await trails.listPositions(trackId, from, to)
      yield { from, to, points: acceptedPositions(stored, deviceType, from, to) }
      from = to + 1
    } catch (error) {
      if (!(error instanceof TooManyPositions) || span <= WINDOW_MIN_MS) throw error
      span = Math.ceil(span / 2)
    }
  }
}

function* slices<One>(all: readonly One[]): Generator<readonly One[]> {
  for (let first = 0; first < all.length; first += POINTS_AT_ONCE)
    yield all.slice(first, first + POINTS_AT_ONCE)
}

const TRIP_HEAD =
  'device,start,end,distance_km,max_speed_kmh,average_speed_kmh,from_latitude,from_longitude,to_latitude,to_longitude'

/** The trips that start in the range, each in full. */
async function* tripLines(device: StoredDevice, range: Range, deps: DeviceFilesDeps): AsyncGenerator<string> {
  yield csvFile([TRIP_HEAD])
  const read = trailReader(deps.trails)
  const townFinder = async () => () => null
  for (let from = range.from; from <= range.to; from += MAX_RANGE_MS) {
    const window = { from, to: Math.min(from + MAX_RANGE_MS - 1, range.to) }
    const { trips } = await wholeTrips(device, window, { read, townFinder, now: deps.now })
    const starting = trips.filter(
      ({ start }) => Date.parse(start) >= window.from && Date.parse(start) <= window.to,
    )
    yield csvFile(
      starting.map((trip) =>
        csvLine([
          device.deviceName,
          trip.start,
          trip.end,
          trip.distanceKm,
          trip.maxSpeedKmh,
          trip.averageSpeedKmh,
          trip.from.lat,
          trip.from.lng,
          trip.to?.lat ?? null,
          trip.to?.lng ?? null,
        ]),
      ),
    )
  }
}

const COMMAND_HEAD = 'device,command,requested,state,reason,sent,answered,confirmed'

async function commandLines({ trackId, deviceName }: StoredDevice, { log, now }: DeviceFilesDeps) {
  const commands = commandViews(await log.listAll(trackId), now())
  const lines = commands.map((one) =>
    csvLine([
      deviceName,
      one.text,
      one.requestedAt,
      one.state,
      one.reason,
      one.sentAt,
      one.answeredAt,
      one.provedAt,
    ]),
  )
  return [csvFile([COMMAND_HEAD, ...lines])]
}
