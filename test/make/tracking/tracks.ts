import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import { roundedCoordinate } from '../../../shared/tracking/packing/resolution.ts'
import type { Position } from '../../../shared/tracking/position.ts'
import { aStampedPosition, NOON } from './a-position.ts'

const METRES_PER_DEGREE = 111_195
const START = { lat: 26.1, lng: -80.1 }

/** A place so many metres east and north of where all tracks begin. */
export function metresOff(east: number, north = 0) {
  const lat = START.lat + north / METRES_PER_DEGREE
  const lng = START.lng + east / (METRES_PER_DEGREE * Math.cos((START.lat * Math.PI) / 180))
  return { lat: roundedCoordinate(lat, 'lat'), lng: roundedCoordinate(lng, 'lng') }
}

/** A fix so many seconds after noon, so many metres from the start. */
export const fixAt = (
  second: number,
  east: number,
  north = 0,
  fields: Partial<Position> = {},
): StampedPosition =>
  aStampedPosition({ recordedAt: NOON + second * 1000, ...metresOff(east, north), ...fields })

/** Numbers between 0 and 1 that are the same in each run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Standard normal noise (Box-Muller). */
export function noise(seed: number): () => number {
  const next = seeded(seed)
  return () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
}

type Leg = { seconds: number; kmh: number }
type Receiver = { every?: number; noiseM?: number; seed?: number; fields?: Partial<Position> }

/** A way eastwards in legs of steady speed, as a receiver of the given interval and noise sees it. */
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

/** 20 minutes of driving with three stops at lights, standing before and after. */
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

/** A receiver that stands: it wanders slowly around its place, some 20 m at most, as the one in Amsterdam. */
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

/** A boat that the tide moves: 1 km/h and some swell. */
export const aDriftingBoat = (receiver: Receiver = {}) =>
  alongLegs([{ seconds: 3000, kmh: 1 }], { every: 15, noiseM: 2, ...receiver })

/** A bicycle with stops of up to two minutes, and one of ten. */
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

/** A walk with a phone that is 20 to 80 m wrong and says so, with echoes of 60 m and now and then far spikes. */
export function aNoisyPhone(seed = 3): StampedPosition[] {
  const next = seeded(seed)
  const shake = noise(seed + 1)
  let [wrongEast, wrongNorth] = [0, 0]
  return Array.from({ length: 1500 }, (_, second) => {
    // The error of a receiver wanders: that of one second is nearly that of the last.
    wrongEast = 0.97 * wrongEast + 4 * shake()
    wrongNorth = 0.97 * wrongNorth + 4 * shake()
    const accuracyM = Math.round(20 + 60 * next())
    const echo = next() < 0.01 ? 60 : 0
    const spike = next() < 0.01 ? 4000 : 0
    return fixAt(second, second * 1.4 + wrongEast + echo, wrongNorth + spike, { accuracyM })
  })
}

/** Every fix of a faster recording that a tracker with this interval would have sent. */
export function thinned(fixes: readonly StampedPosition[], everySeconds: number): StampedPosition[] {
  let next = Number.NEGATIVE_INFINITY
  return fixes.filter(({ recordedAt }) => {
    if (recordedAt < next) return false
    next = recordedAt + everySeconds * 1000
    return true
  })
}

export function shuffled<Item>(items: readonly Item[], seed = 11): Item[] {
  const next = seeded(seed)
  return items
    .map((item) => ({ item, place: next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
