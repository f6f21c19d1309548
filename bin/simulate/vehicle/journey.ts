import type { Point } from '../../../shared/geo/point.ts'
import { type Halt, way } from '../routes/way.ts'
import { type Course, courseOf, legAt, type Mark } from './course.ts'
import { type Random, randomFrom, wander } from './random.ts'

type Medium = 'road' | 'water'
/** The abilities of a vehicle; `pace` is the share of the speed limit that its driver uses. */
export type Handling = { medium: Medium; accelerationMs2: number; brakingMs2: number; pace: number }

/** A drive from the start of a course to its end, second by second. */
export type Journey = {
  course: Course
  seconds: number
  /** From second 0, at which it starts, to `seconds`, at which it has arrived. */
  alongM: readonly number[]
  speedMs: readonly number[]
  /** How many seconds the engine has run by then. */
  engineSeconds: readonly number[]
  /** The seconds at which it accelerates rapidly. */
  rapidAt: readonly number[]
}

/** The halt at the next mark. */
type Halted = { kind: 'halt'; seconds: number; engineRuns: boolean }
type Plan = { kind: 'pass'; speedMs: number } | Halted

/** How often a vehicle halts at such a point, for how long (seconds), and how often its engine runs meanwhile. */
type Halting = { share: number; low: number; high: number; idling: number }
const HALTS: Record<Exclude<Halt, 'none'>, Halting> = {
  light: { share: 0.3, low: 15, high: 70, idling: 1 },
  busStop: { share: 0.7, low: 12, high: 40, idling: 1 },
  dropOff: { share: 1, low: 100, high: 220, idling: 1 },
  delivery: { share: 1, low: 330, high: 900, idling: 0.3 },
  fishing: { share: 1, low: 2400, high: 3600, idling: 0 },
  bathing: { share: 1, low: 900, high: 1500, idling: 0 },
}

const KMH_PER_MS = 3.6
export const toKmh = (speedMs: number) => speedMs * KMH_PER_MS
const toMs = (speedKmh: number) => speedKmh / KMH_PER_MS

/** Close to a mark, braking is up to this much harder than planned. */
export const HARDEST_BRAKING = 1.3
export const RAPID_ACCELERATION_MS2 = 3.4
const RAPID_SHARE = 0.02
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

function planFor(mark: Mark, course: Course, { pace, medium }: Handling, random: Random): Plan {
  const chance = random.unit()
  const halting = mark.halt === 'none' ? null : HALTS[mark.halt]
  if (halting !== null && chance < halting.share)
    return {
      kind: 'halt',
      seconds: Math.round(random.between(halting.low, halting.high)),
      engineRuns: random.unit() < halting.idling,
    }
  const limitKmh = legAt(course, mark.alongM).limitKmh * pace
  return { kind: 'pass', speedMs: toMs(Math.min(limitKmh, turnKmh(mark.turnDegrees, medium))) }
}

const ARRIVAL: Plan = { kind: 'halt', seconds: 0, engineRuns: false }

/** Drives along a course. The same seed gives the same journey. */
export function journeyAlong(course: Course, handling: Handling, seed: number): Journey {
  const { medium, accelerationMs2, brakingMs2, pace } = handling
  const random = randomFrom(seed)
  const marks = course.marks.slice(1)
  const planOf = (index: number): Plan => {
    const mark = marks[index]
    return mark === undefined || index === marks.length - 1
      ? ARRIVAL
      : planFor(mark, course, handling, random)
  }
  const alongM = [0]
  const speedMs = [0]
  const engineSeconds = [0]
  const rapidAt: number[] = []
  let [along, speed, engine, drift] = [0, 0, 0, 0]
  let acceleration = accelerationMs2
  let next = 0
  let plan = planOf(next)

  const add = (engineRuns: boolean) => {
    engine += engineRuns ? 1 : 0
    alongM.push(along)
    speedMs.push(speed)
    engineSeconds.push(engine)
  }

  function halt({ seconds, engineRuns }: Halted) {
    if (seconds === 0) return
    for (let second = 0; second < seconds; second++) add(engineRuns)
    const rapid = medium === 'road' && random.unit() < RAPID_SHARE
    acceleration = rapid ? RAPID_ACCELERATION_MS2 : accelerationMs2
    if (rapid) rapidAt.push(alongM.length)
  }

  while (next < marks.length) {
    const markM = marks[next]?.alongM ?? course.lengthM
    const aheadM = markM - along
    drift = Math.min(0, Math.max(MIN_SPEED_DRIFT, wander(drift, SPEED_DRIFT[medium], 1, random)))
    const cruiseMs = toMs(legAt(course, along).limitKmh) * pace * (1 + drift)
    const passMs = plan.kind === 'pass' ? plan.speedMs : 0
    const brakingM = Math.max(0, aheadM - speed)
    const safeMs = Math.max(CREEP_MS, Math.sqrt(passMs ** 2 + 2 * brakingMs2 * brakingM))
    const before = speed
    speed = Math.min(
      Math.max(Math.min(cruiseMs, safeMs), speed - brakingMs2 * HARDEST_BRAKING, 0),
      speed + acceleration,
    )
    const drivenM = (before + speed) / 2
    along = Math.min(along + drivenM, course.lengthM)
    const halted = plan.kind === 'halt' && drivenM > aheadM - ARRIVED_WITHIN_M ? plan : null
    if (halted !== null) {
      along = markM
      speed = 0
    }
    add(true)
    if (halted === null && drivenM < aheadM) continue
    if (halted !== null) halt(halted)
    next += 1
    plan = planOf(next)
  }
  return { course, seconds: alongM.length - 1, alongM, speedMs, engineSeconds, rapidAt }
}

const SECONDS_PER_MINUTE = 60

/** An engine that runs at a place for some minutes. */
export function runningAt(place: Point, minutes: number): Journey {
  const course = courseOf([way(0, [place.lat, place.lng])], 'road')
  const seconds = minutes * SECONDS_PER_MINUTE
  const engineSeconds = Array.from({ length: seconds + 1 }, (_, second) => second)
  const still = engineSeconds.map(() => 0)
  return { course, seconds, alongM: still, speedMs: still, engineSeconds, rapidAt: [] }
}
