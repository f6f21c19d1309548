import { randomFrom } from '../../../bin/simulate/vehicle/random.ts'
import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import { roundedCoordinate } from '../../../shared/tracking/packing/resolution.ts'
import type { Position } from '../../../shared/tracking/position.ts'
import { aStampedPosition, NOON } from './a-position.ts'

export const METRES_PER_DEGREE = 111_195
const START = { lat: 26.1, lng: -80.1 }

/** The point this many metres east and north of the common start of all tracks. */
export function metresOff(east: number, north = 0) {
  const lat = START.lat + north / METRES_PER_DEGREE
  const lng = START.lng + east / (METRES_PER_DEGREE * Math.cos((START.lat * Math.PI) / 180))
  return { lat: roundedCoordinate(lat, 'lat'), lng: roundedCoordinate(lng, 'lng') }
}

/** A fix `second` seconds after noon, this many metres east and north of the start. */
export const fixAt = (
  second: number,
  east: number,
  north = 0,
  fields: Partial<Position> = {},
): StampedPosition =>
  aStampedPosition({ recordedAt: NOON + second * 1000, ...metresOff(east, north), ...fields })

/** Standard normal noise from a seed. */
export const noise = (seed: number): (() => number) => randomFrom(seed).normal

type Leg = { seconds: number; kmh: number }
type Receiver = { every?: number; noiseM?: number; seed?: number; fields?: Partial<Position> }

/** A drive eastwards in legs of constant speed, as a receiver with this interval and noise reports it. */
export function alongLegs(
  legs: readonly Leg[],
  { every = 1, noiseM = 0, seed = 1, fields = {} }: Receiver = {},
) {
  const shake = noise(seed)
  const fixes: StampedPosition[] = []
  let [metres, second] = [0, 0]
  for (const { seconds, kmh } of legs)
    for (let passed = 0; passed < seconds; passed++) {
      if (second % every === 0) fixes.push(fixAt(second, metres + shake() * noiseM, shake() * noiseM, fields))
      metres += kmh / 3.6
      second += 1
    }
  return fixes
}

/** About 20 minutes of driving with three halts of 60 to 120 s, parked before and after. */
export const aDrive = (receiver: Receiver = {}) =>
  alongLegs(
    [
      { seconds: 400, kmh: 0 },
      { seconds: 300, kmh: 50 },
      { seconds: 90, kmh: 0 },
      { seconds: 300, kmh: 90 },
      { seconds: 120, kmh: 0 },
      { seconds: 300, kmh: 36 },
      { seconds: 60, kmh: 0 },
      { seconds: 30, kmh: 20 },
      { seconds: 600, kmh: 0 },
    ],
    { noiseM: 3, ...receiver },
  )

/** A parked receiver that drifts slowly, up to about 20 m, like the one recorded in Amsterdam. */
export function aDrift(seconds = 1800, every = 1, seed = 7): StampedPosition[] {
  const shake = noise(seed)
  const fixes: StampedPosition[] = []
  let [east, north] = [0, 0]
  for (let second = 0; second < seconds; second++) {
    east = 0.98 * east + 1.4 * shake()
    north = 0.98 * north + 1.4 * shake()
    if (second % every === 0) fixes.push(fixAt(second, east, north))
  }
  return fixes
}

/** A boat drifting with the tide at 1 km/h, with some swell. */
export const aDriftingBoat = (receiver: Receiver = {}) =>
  alongLegs([{ seconds: 3000, kmh: 1 }], { every: 15, noiseM: 2, ...receiver })

/** A bicycle ride with one halt of two minutes and one of ten. */
export const aBicycleRide = (receiver: Receiver = {}) =>
  alongLegs(
    [
      { seconds: 600, kmh: 15 },
      { seconds: 120, kmh: 0 },
      { seconds: 600, kmh: 18 },
      { seconds: 600, kmh: 0 },
      { seconds: 600, kmh: 16 },
    ],
    { noiseM: 4, ...receiver },
  )

const WALKING_METRES_PER_SECOND = 1.4

/** A walk with a phone that reports 20 to 80 m accuracy, with 60 m echoes and occasional spikes of 4 km. */
export function aNoisyPhone(seed = 3, metresPerSecond = WALKING_METRES_PER_SECOND): StampedPosition[] {
  const next = randomFrom(seed).unit
  const shake = noise(seed + 1)
  let [errorEast, errorNorth] = [0, 0]
  return Array.from({ length: 1500 }, (_, second) => {
    // A receiver's error changes slowly: each second's is close to the last.
    errorEast = 0.97 * errorEast + 4 * shake()
    errorNorth = 0.97 * errorNorth + 4 * shake()
    const accuracyM = Math.round(20 + 60 * next())
    const echo = next() < 0.01 ? 60 : 0
    const spike = next() < 0.01 ? 4000 : 0
    return fixAt(second, second * metresPerSecond + errorEast + echo, errorNorth + spike, { accuracyM })
  })
}

/** The fixes of a denser recording that a tracker with this interval would have sent. */
export function thinned(fixes: readonly StampedPosition[], everySeconds: number): StampedPosition[] {
  let next = Number.NEGATIVE_INFINITY
  return fixes.filter(({ recordedAt }) => {
    if (recordedAt < next) return false
    next = recordedAt + everySeconds * 1000
    return true
  })
}

export function shuffled<Item>(items: readonly Item[], seed = 11): Item[] {
  const next = randomFrom(seed).unit
  return items
    .map((item) => ({ item, rank: next() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
