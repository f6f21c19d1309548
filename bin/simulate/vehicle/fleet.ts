import { ROUTES } from '../routes/routes.ts'
import { back, type Way } from '../routes/way.ts'
import type { AtAnchor } from './at-anchor.ts'
import { courseOf } from './course.ts'
import { type DrivesOn, driverOf, type Errand, errandsOn } from './habits.ts'
import {
  type Calendar,
  calendarOf,
  dailyItinerary,
  endlessItinerary,
  type Itinerary,
  type Span,
} from './itinerary.ts'
import { journeyAlong, runningAt } from './journey.ts'
import { MODELS, type Model } from './models.ts'
import { randomFrom } from './random.ts'

/** Exceptions from a vehicle's habits. */
export type Exceptions = {
  /** Whether it stays where it is on a date. */
  stays: (date: string) => boolean
  /** Errands on a date, besides the habits. */
  errands: ReadonlyMap<string, readonly Errand[]>
  /** When its battery fails, and when its tracker is out of coverage. */
  weakBattery: Span | null
  outOfCoverage: Span | null
  /** When it lies at anchor where it stands otherwise. */
  atAnchor: AtAnchor | null
}
export const NO_EXCEPTIONS: Exceptions = {
  stays: () => false,
  errands: new Map(),
  weakBattery: null,
  outOfCoverage: null,
  atAnchor: null,
}

export type FleetVehicle = Pick<
  Model,
  | 'trackerId'
  | 'name'
  | 'deviceType'
  | 'movingReportSeconds'
  | 'odometerKm'
  | 'engineHours'
  | 'hasHouseBattery'
> &
  Pick<Exceptions, 'weakBattery' | 'outOfCoverage' | 'atAnchor'> & { seed: number; itinerary: Itinerary }

type Clock = { timezone: string; calendar: Calendar }

/** A vehicle of the demo with its habits, by the clock of a time zone. */
function withHabits(
  model: Model,
  seed: number,
  { timezone, calendar }: Clock,
  exceptions: Exceptions,
): FleetVehicle {
  const { base, habits, handling } = model
  const { stays, errands, weakBattery, outOfCoverage, atAnchor } = exceptions
  const drivesOn: DrivesOn = driverOf({ handling, seed, base })
  const itinerary = dailyItinerary(base, calendar, (date) => {
    const usual = stays(date) ? [] : errandsOn(habits, date)
    return drivesOn(date, timezone, [...usual, ...(errands.get(date) ?? [])])
  })
  return { ...identityOf(model), seed, itinerary, weakBattery, outOfCoverage, atAnchor }
}

const identityOf = ({
  trackerId,
  name,
  deviceType,
  movingReportSeconds,
  odometerKm,
  engineHours,
  hasHouseBattery,
}: Model) => ({
  trackerId,
  name,
  deviceType,
  movingReportSeconds,
  odometerKm,
  engineHours,
  ...(hasHouseBattery && { hasHouseBattery }),
})

const PAUSE_SECONDS = { low: 330, high: 900 }
const GENERATOR_MINUTES = { low: 30, high: 120 }

/** A vehicle for load: the same on the first of its routes, to and fro without end and with a slower driver. */
function variationOf(model: Model, number: number): FleetVehicle {
  const random = randomFrom(number)
  const named = {
    ...identityOf(model),
    trackerId: `SIM${String(number).padStart(4, '0')}`,
    name: `${model.name} ${number}`,
    seed: number,
    weakBattery: null,
    outOfCoverage: null,
    atAnchor: null,
  }
  const [errand] = model.habits.flatMap(({ errands }) => errands)
  const pause = () => Math.round(random.between(PAUSE_SECONDS.low, PAUSE_SECONDS.high))
  if (errand === undefined || 'minutes' in errand) {
    const { lat, lng } = model.base
    const base = { lat: lat + random.between(-0.003, 0.003), lng: lng + random.between(-0.003, 0.003) }
    const minutes = Math.round(random.between(GENERATOR_MINUTES.low, GENERATOR_MINUTES.high))
    const rounds = [{ journey: runningAt(base, minutes), pauseSeconds: pause() }]
    return { ...named, itinerary: endlessItinerary(base, rounds, random.between(0, 3600)) }
  }
  const { medium, pace, ...handling } = model.handling
  const slower = { ...handling, medium, pace: pace * random.between(0.85, 1) }
  const ways: readonly Way[] = ROUTES[errand.route]
  const rounds = [ways, back(ways)].map((route, index) => ({
    journey: journeyAlong(courseOf(route, medium), slower, number + index),
    pauseSeconds: pause(),
  }))
  return { ...named, itinerary: endlessItinerary(model.base, rounds, random.between(0, 7200)) }
}

/** The first `count` vehicles of the demo; beyond the dozen, seeded variations of them for load. */
export function fleet(
  count: number,
  timezone: string,
  exceptionsOf: (trackerId: string) => Exceptions = () => NO_EXCEPTIONS,
): readonly FleetVehicle[] {
  const clock = { timezone, calendar: calendarOf(timezone) }
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const model = MODELS[index % MODELS.length]
    if (model === undefined) return []
    return index < MODELS.length
      ? withHabits(model, index + 1, clock, exceptionsOf(model.trackerId))
      : variationOf(model, index + 1)
  })
}
