import type { Point } from '../../../shared/geo/point.ts'
import { MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'
import { dayAfter, instantOf } from '../../../shared/trails/day-range.ts'
import { hash53 } from '../../../shared/watching/event-id.ts'
import { ROUTES, type RouteName } from '../routes/routes.ts'
import { back, type Way } from '../routes/way.ts'
import { courseOf } from './course.ts'
import { type Drive, driveFrom } from './itinerary.ts'
import { type Handling, type Journey, journeyAlong, runningAt } from './journey.ts'
import { randomFrom } from './random.ts'

/** A drive at about a time: `HH:MM`, from 24:00 on on the next day. */
type Leg = {
  at: string
  route: RouteName
  /** The route is taken in the other direction. */
  isBack?: true
  /** The driver goes faster than usual by this factor. */
  hurry?: number
  /** The vehicle is carried, with its ignition off. */
  isTowed?: true
}
/** An engine that runs without driving. */
type Run = { at: string; minutes: number }
export type Errand = Leg | Run

/** Errands on days of the week (0 is Sunday): away from the vehicle's place and back. */
export type Habit = { days: readonly number[]; errands: readonly Errand[] }

export const DAILY = [0, 1, 2, 3, 4, 5, 6]
export const WEEKDAYS = [1, 2, 3, 4, 5]

/** Nobody leaves to the minute. */
const JITTER_SECONDS = 300
/** The same route is driven in this many ways: other lights are red. */
const VARIANTS = 2
const BETWEEN_DRIVES_MS = MINUTE_MS
const HOURS_PER_DAY = 24

type Driver = { handling: Handling; seed: number; base: Point }

/** The drives on a day of a time zone, of errands in any order. The same for each seed and date. */
export type DrivesOn = (date: string, timezone: string, errands: readonly Errand[]) => readonly Drive[]

export function driverOf({ handling, seed, base }: Driver): DrivesOn {
  const journeys = new Map<string, Journey>()

  /** The journey of an errand, which is made once. */
  function journeyOf(errand: Errand, variant: number): Journey {
    const { at: _at, ...what } = errand
    const key = JSON.stringify([what, 'minutes' in errand ? null : variant])
    const journey = journeys.get(key) ?? newJourney(errand, hash53(key, seed))
    journeys.set(key, journey)
    return journey
  }

  function newJourney(errand: Errand, journeySeed: number): Journey {
    if ('minutes' in errand) return runningAt(base, errand.minutes)
    const { route, isBack, hurry = 1 } = errand
    const ways: readonly Way[] = ROUTES[route]
    const course = courseOf(isBack ? back(ways) : ways, handling.medium)
    return journeyAlong(course, { ...handling, pace: handling.pace * hurry }, journeySeed)
  }

  return (date, timezone, errands) => {
    const random = randomFrom(hash53(date, seed))
    const inOrder = errands
      .map((errand) => ({ errand, at: instantAt(date, errand.at, timezone) }))
      .toSorted((one, other) => one.at - other.at)
    const drives: Drive[] = []
    for (const { errand, at } of inOrder) {
      const jitterMs = Math.round(random.between(-JITTER_SECONDS, JITTER_SECONDS)) * SECOND_MS
      const variant = Math.floor(random.unit() * VARIANTS)
      const departsAt = Math.max(at + jitterMs, (drives.at(-1)?.endsAt ?? 0) + BETWEEN_DRIVES_MS)
      const isTowed = 'isTowed' in errand && errand.isTowed === true
      drives.push(driveFrom(departsAt, journeyOf(errand, variant), !isTowed))
    }
    return drives
  }
}

/** The instant of `HH:MM` on a day, or on the next one. */
function instantAt(date: string, time: string, timezone: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const day = dayAfter(date, Math.floor(hours / HOURS_PER_DAY))
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  const at = instantOf(`${day}T${twoDigits(hours % HOURS_PER_DAY)}:${twoDigits(minutes)}`, timezone)
  if (at === null) throw new RangeError(`${date} ${time} is no time`)
  return at
}

/** The errands of a day by these habits. */
export const errandsOn = (habits: readonly Habit[], date: string): readonly Errand[] =>
  habits.filter(({ days }) => days.includes(weekdayOf(date))).flatMap(({ errands }) => errands)

export const weekdayOf = (date: string) => new Date(`${date}T00:00Z`).getUTCDay()
