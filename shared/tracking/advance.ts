import { SECOND_MS } from '../time.ts'
import type { StampedPosition } from './judging/clock.ts'
import { isNewer } from './judging/fix-order.ts'
import { type Judgement, judge } from './judging/judge.ts'
import { limitKmhOf } from './judging/steps.ts'
import { GAP_MS, nextMotion } from './motion/motion.ts'
import { nextPace } from './motion/pace.ts'
import { type AcceptedFix, mergeReadings, type Readings, type Tracked } from './tracked.ts'

/** Everything that a position is judged by besides the state; `now` is epoch milliseconds. */
export type TrackingContext = { now: number; deviceType: string }

type Advanced = {
  tracked: Tracked
  /** `null` for a fix that is not newer than the newest: it only updates `lastContactAt`, and `reprocess` judges it. */
  judgement: Judgement | null
}

/**
 * The tracker's state after one more position. A late position or a repeat leaves everything but `lastContactAt` as it
 * is. A held fix updates the readings and `newest`, but neither the shown position nor the motion.
 */
export function advance(tracked: Tracked, position: StampedPosition, context: TrackingContext): Advanced {
  const lastContactAt = Math.max(tracked.lastContactAt ?? position.receivedAt, position.receivedAt)
  if (tracked.newest !== null && !isNewer(position, tracked.newest))
    return { tracked: { ...tracked, lastContactAt }, judgement: null }

  const limitKmh = limitKmhOf(context.deviceType)
  const { state, judgement } = judge(tracked.judge, tracked.last, position, limitKmh)
  const { flags, held, afterJump } = judgement
  const { lat, lng, shownAt, recordedAt, clock } = position
  // Spelled out rather than spread: reprocessing advances through tens of thousands, and spreading took half the time.
  const next: Tracked = {
    last: held ? tracked.last : acceptedFix(position),
    newest: { lat, lng, shownAt, recordedAt, clock, flags, held },
    readings: readingsAfter(tracked.readings, position),
    lastContactAt,
    judge: state,
    motion: held ? tracked.motion : nextMotion(tracked.motion, position, afterJump),
    pace: held ? tracked.pace : nextPace(tracked.pace, tracked.last, position, afterJump),
    observedIntervalSeconds: tracked.newest && secondsBetween(tracked.newest, position),
  }
  return { tracked: next, judgement }
}

/** `null` for a gap: it says nothing about how often the tracker reports. */
function secondsBetween(before: { shownAt: number }, { shownAt }: StampedPosition): number | null {
  const elapsedMs = shownAt - before.shownAt
  return elapsedMs > GAP_MS || elapsedMs < 0 ? null : Math.round(elapsedMs / SECOND_MS)
}

/** The state's status text is cut to this many bytes of UTF-8, because the live item must stay small. */
const STATUS_TEXT_BYTES = 144
/** The most that a UTF-16 code unit takes. */
const UTF8_BYTES_PER_UNIT = 3

function shortened(statusText: string): string {
  if (statusText.length * UTF8_BYTES_PER_UNIT <= STATUS_TEXT_BYTES) return statusText
  const { read } = new TextEncoder().encodeInto(statusText, new Uint8Array(STATUS_TEXT_BYTES))
  return statusText.slice(0, read)
}

function readingsAfter(before: Readings, position: StampedPosition): Readings {
  const readings = mergeReadings(before, position)
  if (position.statusText === null) return readings
  const statusText = shortened(position.statusText)
  return statusText === position.statusText ? readings : { ...readings, statusText }
}

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
