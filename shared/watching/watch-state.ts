import type { Point } from '../geo/point.ts'
import { type RuleState, readRuleState, writeRuleState } from '../rules/rule-state.ts'
import { toSteps } from '../tracking/packing/resolution.ts'
import {
  type TrackedReader,
  type TrackedWriter,
  trackedReader,
  trackedWriter,
} from '../tracking/packing/tracked-bytes.ts'

/** A first fix across an edge, which needs a second one to count. */
export type FirstAcross = Point & {
  at: number
  speedKmh: number | null
  course: number | null
  accuracyM: number | null
  /** How far across it is, and the band at the time, metres. */
  byM: number
  bandM: number
  /** The device stands near the edge, so that this may be drift. */
  standing: boolean
}

/** A device at a geofence that it is inside of, or may have entered. */
export type Presence = { geofenceId: string; definedAt: number } & (
  | { kind: 'entering'; first: FirstAcross }
  | {
      kind: 'inside'
      /** The time and place of the entry; of the baseline for a device that was inside already. */
      since: number
      place: Point
      dwelled: boolean
      /** A first fix outside. */
      leaving: FirstAcross | null
    }
)

/** A place at a time, epoch ms. */
type PlaceAt = Point & { at: number }

/** Where a device near an edge has been since a time, within the drift of its receiver. */
export type Anchor = PlaceAt & {
  driftM: number
  /** The first fix beyond the drift. */
  strayed: PlaceAt | null
}

/** The state that the next crossings of a device depend on. Geofences that it is far from take no space. */
type GeofenceState = { anchor: Anchor | null; presences: readonly Presence[] }

/** The state of a device that lasts from one position to the next. */
export type WatchState = GeofenceState & { rules: readonly RuleState[] }

/** The state before the first fix. */
export const NOTHING_WATCHED: WatchState = { anchor: null, presences: [], rules: [] }

/** The geofences that the device is inside of, and since when (epoch ms). */
export const insideNow = ({
  presences,
}: Pick<WatchState, 'presences'>): { geofenceId: string; since: number }[] =>
  presences.flatMap((presence) =>
    presence.kind === 'inside' ? [{ geofenceId: presence.geofenceId, since: presence.since }] : [],
  )

const VERSION = 2
const VERSION_WITHOUT_RULES = 1

/** Packs a state, to be stored beside the trail. */
export function packWatchState({ anchor, presences, rules }: WatchState): Uint8Array {
  const write = trackedWriter()
  write.count(VERSION)
  write.flag(anchor !== null)
  if (anchor !== null) writeAnchor(write, anchor)
  write.count(presences.length)
  for (const presence of presences) writePresence(write, presence)
  write.count(rules.length)
  for (const rule of rules) writeRuleState(write, rule)
  return write.end()
}

/** Unpacks what `packWatchState` packed; throws a `RangeError` for any other bytes. */
export function unpackWatchState(bytes: Uint8Array): WatchState {
  const read = trackedReader(bytes)
  const version = read.count()
  if (version !== VERSION && version !== VERSION_WITHOUT_RULES)
    throw new RangeError(`a packed watch state of version ${version} is not supported`)
  const anchor = read.flag() ? readAnchor(read) : null
  const presences = Array.from({ length: read.count() }, () => readPresence(read))
  const rules = version === VERSION ? Array.from({ length: read.count() }, () => readRuleState(read)) : []
  if (!read.isAtEnd()) throw new RangeError('a packed watch state is longer than it should be')
  return { anchor, presences, rules }
}

function writeAnchor(write: TrackedWriter, anchor: Anchor) {
  writeInstantAndPlace(write, anchor)
  write.count(anchor.driftM)
  write.flag(anchor.strayed !== null)
  if (anchor.strayed !== null) writeInstantAndPlace(write, anchor.strayed)
}

const readAnchor = (read: TrackedReader): Anchor => ({
  ...readInstantAndPlace(read),
  driftM: read.count(),
  strayed: read.flag() ? readInstantAndPlace(read) : null,
})

function writePresence(write: TrackedWriter, presence: Presence) {
  write.text(presence.geofenceId)
  write.whole(presence.definedAt)
  write.flag(presence.kind === 'inside')
  if (presence.kind === 'entering') return writeFirstAcross(write, presence.first)
  writeInstantAndPlace(write, { at: presence.since, ...presence.place })
  write.flag(presence.dwelled)
  write.flag(presence.leaving !== null)
  if (presence.leaving !== null) writeFirstAcross(write, presence.leaving)
}

function readPresence(read: TrackedReader): Presence {
  const geofence = { geofenceId: read.text(), definedAt: read.whole() }
  if (!read.flag()) return { ...geofence, kind: 'entering', first: readFirstAcross(read) }
  const { at, lat, lng } = readInstantAndPlace(read)
  const dwelled = read.flag()
  const leaving = read.flag() ? readFirstAcross(read) : null
  return { ...geofence, kind: 'inside', since: at, place: { lat, lng }, dwelled, leaving }
}

function writeFirstAcross(write: TrackedWriter, first: FirstAcross) {
  writeInstantAndPlace(write, first)
  for (const field of ['speedKmh', 'course', 'accuracyM'] as const) write.measured(first[field], field)
  for (const field of ['byM', 'bandM'] as const) write.measured(first[field], 'accuracyM')
  write.flag(first.standing)
}

const readFirstAcross = (read: TrackedReader): FirstAcross => ({
  ...readInstantAndPlace(read),
  speedKmh: read.measured('speedKmh'),
  course: read.measured('course'),
  accuracyM: read.measured('accuracyM'),
  byM: read.measured('accuracyM') ?? 0,
  bandM: read.measured('accuracyM') ?? 0,
  standing: read.flag(),
})

function writeInstantAndPlace(write: TrackedWriter, { at, lat, lng }: PlaceAt) {
  write.whole(at)
  write.whole(toSteps(lat, 'lat'))
  write.whole(toSteps(lng, 'lng'))
}

const readInstantAndPlace = (read: TrackedReader) => ({
  at: read.whole(),
  lat: read.coordinate('lat'),
  lng: read.coordinate('lng'),
})
