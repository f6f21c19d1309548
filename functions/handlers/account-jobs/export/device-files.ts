import { commandViews } from '../../../../shared/commands/log-entry.ts'
import type { StampedPosition } from '../../../../shared/tracking/judging/clock.ts'
import { AHEAD_TOLERANCE_MS } from '../../../../shared/tracking/judging/clock.ts'
import { acceptedPositions } from '../../../../shared/tracking/judging/reprocess.ts'
import { csvFile, csvLine, TRACK_CSV_HEAD, trackCsvLines } from '../../../../shared/trails/export-csv.ts'
import {
  GPX_END,
  GPX_START,
  GPX_TRACK_END,
  gpxSegmentLines,
  gpxTrackStart,
} from '../../../../shared/trails/export-gpx.ts'
import type { ZipFile } from '../../../documents/zip-file.ts'
import type { CommandLogStore } from '../../../stores/devices/command-log.ts'
import type { StoredDevice } from '../../../stores/devices/devices.ts'
import type { TrailStore } from '../../../stores/trails/trails.ts'
import { type Range, readWindow, WINDOW_MS, type Window } from './read-window.ts'
import { tripLines } from './trip-lines.ts'

export type DeviceFilesDeps = {
  trails: Pick<TrailStore, 'listPositions' | 'startOf'>
  log: Pick<CommandLogStore, 'listAll'>
  now: () => number
}

/** The points in one piece of a file. */
const POINTS_AT_ONCE = 5_000
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
  await zip.add(`trips/${deviceId}.csv`, tripLines(device, written, deps.trails))
  return written.to === end ? null : written.to + 1
}

/** The accepted positions of a range, in windows that fit into memory. */
async function* windows(
  { trackId, deviceType }: StoredDevice,
  { from: first, to: last }: Range,
  { trails }: DeviceFilesDeps,
): AsyncGenerator<{ to: number; points: readonly StampedPosition[] }> {
  for (let window: Window = { from: first, last, spanMs: WINDOW_MS }; window.from <= last; ) {
    const { from } = window
    const { value, to, spanMs } = await readWindow(window, (end) => trails.listPositions(trackId, from, end))
    yield { to, points: acceptedPositions(value, deviceType, from, to) }
    window = { from: to + 1, last, spanMs }
  }
}

function* slices<One>(all: readonly One[]): Generator<readonly One[]> {
  for (let first = 0; first < all.length; first += POINTS_AT_ONCE)
    yield all.slice(first, first + POINTS_AT_ONCE)
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
