import type { StampedPosition } from './judging/clock.ts'
import { isNewer } from './judging/fix-order.ts'
import { judge, type Verdict } from './judging/judge.ts'
import { limitKmhOf } from './judging/steps.ts'
import { moveOn } from './motion/motion.ts'
import { type AcceptedFix, type Readings, readingsOver, type Tracked } from './tracked.ts'

/** What the next fix is judged by. Fences and rules will widen it. */
export type Watch = { now: number; deviceType: string }

/** No event exists yet: crossings and alerts will be its members. */
type TrackingEvent = never

type Advanced = {
  tracked: Tracked
  events: readonly TrackingEvent[]
  /** `null` for a fix that is no newer than the newest: it changes nothing but `heardAt`, `settle` places it. */
  verdict: Verdict | null
}

/** The tracker's state after one more position. Older positions and repeats leave the position as it is. */
export function advance(tracked: Tracked, position: StampedPosition, watch: Watch): Advanced {
  const heardAt = Math.max(tracked.heardAt ?? position.receivedAt, position.receivedAt)
  if (tracked.newest !== null && !isNewer(position, tracked.newest))
    return { tracked: { ...tracked, heardAt }, events: NO_EVENTS, verdict: null }

  const { state, verdict } = judge(tracked.judge, tracked.last, position, limitKmhOf(watch.deviceType))
  const { flags, held, leap } = verdict
  const { lat, lng, shownAt, recordedAt, clock } = position
  // Spelled out rather than spread: a trail is settled by the ten thousands, and spreading took half of the time.
  const next: Tracked = {
    last: held ? tracked.last : acceptedFix(position),
    newest: { lat, lng, shownAt, recordedAt, clock, flags, held },
    readings: readingsAfter(tracked.readings, position),
    heardAt,
    judge: state,
    motion: held ? tracked.motion : moveOn(tracked.motion, position, leap),
  }
  return { tracked: next, events: NO_EVENTS, verdict }
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
  readingsOver(before, {
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
