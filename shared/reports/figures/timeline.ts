import { HOUR_MS } from '../../time.ts'
import type { JudgedPoint } from '../../tracking/judging/reprocess.ts'
import { GAP_MS } from '../../tracking/motion/motion.ts'
import { type StopSpan, spansOf, type TripSpan } from '../../tracking/motion/trips.ts'
import { INTERVALS_ALLOWED } from '../../tracking/view/freshness.ts'
import { joined, type TimeSpan, without } from './time-spans.ts'

/** The longest interval at which a tracker reports, in storage mode. */
const LONGEST_INTERVAL_MS = HOUR_MS
/** Silence is longer than this. A parked tracker may report hourly, and a report may be late by a whole interval. */
export const SILENT_AFTER_MS = INTERVALS_ALLOWED * LONGEST_INTERVAL_MS
/** Over a longer gap the engine is unknown. */
const ENGINE_KNOWN_MS = HOUR_MS
/** After this many accepted fixes, earlier judgements are final: three fixes confirm a jump. */
const FIXES_TO_CONFIRM = 3

/** The timeline of a device, from the points of its trail. Made once, then cut into days. Epoch milliseconds. */
export type Timeline = {
  accepted: readonly JudgedPoint[]
  trips: readonly TripSpan[]
  stops: readonly StopSpan[]
  driving: readonly TimeSpan[]
  /** Standing with the engine on. */
  idle: readonly TimeSpan[]
  engineOn: readonly TimeSpan[]
  /** From the first point that says whether the engine is on; `null` without one. */
  engineKnownFrom: number | null
  unknown: readonly TimeSpan[]
  /** How far the points were read: nothing later is known. */
  until: number
  /** Points that follow change nothing before this time. */
  unchangedUntil: number
}

/**
 * The timeline of the points of a trail, which were read until a time (`until`; epoch milliseconds).
 *
 * A device is without contact, so that nothing is known, in these times:
 * - silence of more than 2 hours between two points, or between the last one and `until`. A parked tracker that reports
 *   hourly may miss one report. The whole silence counts, also where the device is found where it was. Held points are
 *   contact, too;
 * - more than an hour between two accepted points at different places: there was a drive that nobody saw;
 * - all time before the first accepted point.
 *
 * Everything else is driving, where a trip is under way, or standing. A trip that is under way goes on until `until`.
 */
export function timelineOf(points: readonly JudgedPoint[], until: number): Timeline {
  const accepted = points.filter(({ held }) => !held)
  const { trips, stops, unchangedUntil } = spansOf(accepted, until)
  const driving = trips.map(({ start, end }) => ({ from: start, to: Math.max(end ?? until, start) }))
  const engineOn = engineSpans(accepted)
  const confirmed = accepted.at(-FIXES_TO_CONFIRM)?.position.shownAt ?? Number.NEGATIVE_INFINITY
  return {
    accepted,
    trips,
    stops,
    driving,
    idle: without(engineOn, driving),
    engineOn,
    engineKnownFrom: accepted.find(({ position }) => position.ignition !== null)?.position.shownAt ?? null,
    unknown: joined([...silences(points, accepted, until), ...unseenDrives(accepted, stops)]),
    until,
    unchangedUntil: Math.min(unchangedUntil, confirmed),
  }
}

function silences(
  points: readonly JudgedPoint[],
  accepted: readonly JudgedPoint[],
  until: number,
): TimeSpan[] {
  const first = accepted.at(0)?.position.shownAt ?? until
  const silent: TimeSpan[] = [{ from: Number.NEGATIVE_INFINITY, to: first }]
  let before = first
  const add = (to: number) => {
    if (to - before > SILENT_AFTER_MS) silent.push({ from: before, to })
  }
  for (const { position } of points) {
    add(position.shownAt)
    before = Math.max(before, position.shownAt)
  }
  add(until)
  return silent
}

/** Gaps in which the device got elsewhere: those within a stop are known. */
function unseenDrives(accepted: readonly JudgedPoint[], stops: readonly StopSpan[]): TimeSpan[] {
  const unseen: TimeSpan[] = []
  let stop = 0
  let before: number | null = null
  for (const [index, { position }] of accepted.entries()) {
    const from = before ?? position.shownAt
    before = position.shownAt
    if (position.shownAt - from <= GAP_MS) continue
    while ((stops[stop]?.last ?? index) < index) stop += 1
    if ((stops[stop]?.first ?? index) >= index) unseen.push({ from, to: position.shownAt })
  }
  return unseen
}

/** When the engine is on. A point without the reading has that of the point before. */
function engineSpans(accepted: readonly JudgedPoint[]): TimeSpan[] {
  const spans: TimeSpan[] = []
  let ignition: boolean | null = null
  let before: number | null = null
  let from: number | null = null
  for (const { position } of accepted) {
    const at: number = position.shownAt
    const goesOn: boolean = before !== null && ignition === true && at - before <= ENGINE_KNOWN_MS
    if (goesOn) from ??= before
    if (!goesOn && from !== null && before !== null) {
      spans.push({ from, to: before })
      from = null
    }
    before = at
    ignition = position.ignition ?? ignition
  }
  if (from !== null && before !== null) spans.push({ from, to: before })
  return spans
}
