import type { StampedPosition } from './judging/clock.ts'
import { isNewer } from './judging/fix-order.ts'
import { type Judgement, judge } from './judging/judge.ts'
import { limitKmhOf } from './judging/steps.ts'
import { nextMotion } from './motion/motion.ts'
import { type AcceptedFix, mergeReadings, type Readings, type Tracked } from './tracked.ts'

/** What the next fix is judged by. Fences and rules will widen it. */
export type TrackingContext = { now: number; deviceType: string }

/** No event exists yet: crossings and alerts will be its members. */
type TrackingEvent = never

type Advanced = {
  tracked: Tracked
  events: readonly TrackingEvent[]
  /** `null` for a fix that is no newer than the newest: it changes nothing but `lastContactAt`, `settle` places it. */
  judgement: Judgement | null
}

/** The tracker's state after one more position. Older positions and repeats leave the position as it is. */
export function advance(tracked: Tracked, position: StampedPosition, watch: TrackingContext): Advanced {
  const lastContactAt = Math.max(tracked.lastContactAt ?? position.receivedAt, position.receivedAt)
  if (tracked.newest !== null && !isNewer(position, tracked.newest))
    return { tracked: { ...tracked, lastContactAt: lastContactAt }, events: NO_EVENTS, judgement: null }

  const { state, judgement } = judge(tracked.judge, tracked.last, position, limitKmhOf(watch.deviceType))
  const { flags, held, afterJump: leap } = judgement
  const { lat, lng, shownAt, recordedAt, clock } = position
  // Spelled out rather than spread: a trail is settled by the ten thousands, and spreading took half of the time.
  const next: Tracked = {
    last: held ? tracked.last : acceptedFix(position),
    newest: { lat, lng, shownAt, recordedAt, clock, flags, held },
    readings: readingsAfter(tracked.readings, position),
    lastContactAt: lastContactAt,
    judge: state,
    motion: held ? tracked.motion : nextMotion(tracked.motion, position, leap),
  }
  return { tracked: next, events: NO_EVENTS, judgement }
}

const NO_EVENTS: readonly TrackingEvent[] = []

/** The status text beside the newest position is cut to this in UTF-8: the item of a tracker must stay small. */
const STATUS_TEXT_BYTES = 160

function shortened(statusText: string): string {
  if (statusText.length * 3 <= STATUS_TEXT_BYTES) return statusText
  const { read } = new TextEncoder().encodeInto(statusText, new Uint8Array(STATUS_TEXT_BYTES))
  return statusText.slice(0, read)
}

const readingsAfter = (before: Readings, position: StampedPosition): Readings =>
  mergeReadings(before, {
    ...position,
    statusText: position.statusText === null ? null : shortened(position.statusText),
  })

const acceptedFix = (position: StampedPosition): AcceptedFix => ({
  recordedAt: position.recordedAt,
  sentAt: position.sentAt,
  receivedAt: position.receivedAt,
  lat: position.lat,
  lng: position.lng,
  speedKmh: position.speedKmh,
  course: position.course,
  altitudeM: position.altitudeM,
  accuracyM: position.accuracyM,
  satellites: position.satellites,
  hdop: position.hdop,
  shownAt: position.shownAt,
  clock: position.clock,
})
