import { type Course, legAt, type Mark } from './course.ts'
import { type Random, wander } from './random.ts'

type Medium = 'road' | 'water'
/** What a vehicle can do; `pace` is the share of the speed limit that its driver uses. */
export type Handling = { medium: Medium; accelerationMs2: number; brakingMs2: number; pace: number }
export type Ride = { course: Course; handling: Handling }

/** What to do at the next mark. */
type Plan = { kind: 'pass'; speedMs: number } | { kind: 'halt'; seconds: number; engineRuns: boolean }

export type Motion = {
  alongM: number
  speedMs: number
  engineOn: boolean
  waitingSeconds: number
  nextMark: number
  plan: Plan
  /** acceleration of the current start; rapid ones are rare */
  accelerationMs2: number
  /** deviation from the cruising speed by driver or waves, as a share of it */
  speedDrift: number
  /** whether there was a rapid acceleration since the last report */
  rapid: boolean
}

const KMH_PER_MS = 3.6
export const toKmh = (speedMs: number) => speedMs * KMH_PER_MS
const toMs = (speedKmh: number) => speedKmh / KMH_PER_MS

/** Close to a mark, braking is up to this much harder than planned. */
export const HARDEST_BRAKING = 1.3
export const RAPID_ACCELERATION_MS2 = 3.4
const RAPID_SHARE = 0.02
const RED_LIGHT_SHARE = 0.3
const STATION_SHARE = 0.5
const IDLING_SHARE = 0.3
const RED_LIGHT_SECONDS = { low: 15, high: 70 }
/** Long enough to count as a stop, which takes 300 s. */
const STATION_SECONDS = { road: { low: 330, high: 900 }, water: { low: 600, high: 2400 } }
const SPEED_DRIFT = { road: { sigma: 0.05, memorySeconds: 40 }, water: { sigma: 0.08, memorySeconds: 12 } }
const MIN_SPEED_DRIFT = -0.25
const CREEP_MS = 1
const ARRIVED_WITHIN_M = 0.5

/** The speed in a turn; a boat slows down only in the sharpest. */
function turnKmh(turnDegrees: number, medium: Medium): number {
  if (medium === 'water') return turnDegrees > 60 ? 25 : Number.POSITIVE_INFINITY
  if (turnDegrees > 120) return 9
  if (turnDegrees > 60) return 20
  return turnDegrees > 20 ? 40 : Number.POSITIVE_INFINITY
}

function planFor(mark: Mark, { course, handling }: Ride, random: Random): Plan {
  const chance = random.unit()
  const station = STATION_SECONDS[handling.medium]
  if (mark.halt === 'station' && chance < STATION_SHARE)
    return {
      kind: 'halt',
      seconds: random.between(station.low, station.high),
      engineRuns: random.unit() < IDLING_SHARE,
    }
  if (mark.halt === 'light' && chance < RED_LIGHT_SHARE)
    return {
      kind: 'halt',
      seconds: random.between(RED_LIGHT_SECONDS.low, RED_LIGHT_SECONDS.high),
      engineRuns: true,
    }
  const limitKmh = legAt(course, mark.alongM).limitKmh * handling.pace
  return { kind: 'pass', speedMs: toMs(Math.min(limitKmh, turnKmh(mark.turnDegrees, handling.medium))) }
}

function markAt({ course }: Ride, index: number): Mark {
  const mark = course.marks[index % course.marks.length]
  if (mark === undefined) throw new RangeError('A course needs at least one mark')
  return mark
}

/** Standing on the course, about to start. */
export function standingAt(ride: Ride, alongM: number, random: Random): Motion {
  const ahead = ride.course.marks.findIndex((mark) => mark.alongM > alongM)
  const nextMark = ahead === -1 ? 0 : ahead
  return {
    alongM,
    speedMs: 0,
    engineOn: true,
    waitingSeconds: 0,
    nextMark,
    plan: planFor(markAt(ride, nextMark), ride, random),
    accelerationMs2: ride.handling.accelerationMs2,
    speedDrift: 0,
    rapid: false,
  }
}

const aimedAtNextMark = (motion: Motion, ride: Ride, random: Random): Motion => {
  const nextMark = (motion.nextMark + 1) % ride.course.marks.length
  return { ...motion, nextMark, plan: planFor(markAt(ride, nextMark), ride, random) }
}

function afterWaiting(
  motion: Motion,
  { handling }: Ride,
  seconds: number,
  fuel: boolean,
  random: Random,
): Motion {
  const waitingSeconds = Math.max(0, motion.waitingSeconds - seconds)
  if (waitingSeconds > 0) return { ...motion, waitingSeconds, engineOn: motion.engineOn && fuel }
  const rapid = handling.medium === 'road' && random.unit() < RAPID_SHARE
  return {
    ...motion,
    waitingSeconds,
    engineOn: fuel,
    accelerationMs2: rapid ? RAPID_ACCELERATION_MS2 : handling.accelerationMs2,
    rapid: motion.rapid || rapid,
  }
}

/** Drives for at most a second. Without fuel (relay cut), the vehicle rolls to a halt. */
export function drive(motion: Motion, ride: Ride, seconds: number, fuel: boolean, random: Random): Motion {
  if (motion.waitingSeconds > 0) return afterWaiting(motion, ride, seconds, fuel, random)
  const { course, handling } = ride
  const { brakingMs2, pace, medium } = handling
  const speedDrift = Math.min(
    0,
    Math.max(MIN_SPEED_DRIFT, wander(motion.speedDrift, { ...SPEED_DRIFT[medium], seconds }, random)),
  )
  const mark = markAt(ride, motion.nextMark)
  const aheadM = (mark.alongM - motion.alongM + course.lengthM) % course.lengthM || course.lengthM
  const cruiseMs = toMs(legAt(course, motion.alongM).limitKmh) * pace * (1 + speedDrift)
  const passMs = motion.plan.kind === 'pass' ? motion.plan.speedMs : 0
  const brakingM = Math.max(0, aheadM - motion.speedMs * seconds)
  const safeMs = Math.max(CREEP_MS, Math.sqrt(passMs ** 2 + 2 * brakingMs2 * brakingM))
  const wantedMs = fuel ? Math.min(cruiseMs, safeMs) : 0
  const speedMs = Math.min(
    Math.max(wantedMs, motion.speedMs - brakingMs2 * HARDEST_BRAKING * seconds, 0),
    motion.speedMs + motion.accelerationMs2 * seconds,
  )
  const drivenM = ((motion.speedMs + speedMs) / 2) * seconds
  const moved: Motion = {
    ...motion,
    speedDrift,
    speedMs,
    engineOn: fuel,
    alongM: (motion.alongM + drivenM) % course.lengthM,
  }
  if (motion.plan.kind === 'halt' && drivenM > aheadM - ARRIVED_WITHIN_M) {
    const { seconds: waitingSeconds, engineRuns } = motion.plan
    const halted: Motion = { ...moved, alongM: mark.alongM, speedMs: 0, waitingSeconds, engineOn: engineRuns }
    return aimedAtNextMark(halted, ride, random)
  }
  return drivenM >= aheadM ? aimedAtNextMark(moved, ride, random) : moved
}
