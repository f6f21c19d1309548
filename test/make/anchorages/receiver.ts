import { type Random, wander } from '../../../bin/simulate/vehicle/random.ts'
import { AT_ANCHOR, lengthOf, type Metres, sum, towards } from './plane.ts'

/** A part of a receiver's error that changes slowly: its spread along one axis, and how long it remembers. */
type Wander = { sigma: number; memorySeconds: number }

/**
 * The law of a receiver's error: the sum of wandering errors and noise on each axis. The axis across has `acrossShare`
 * of the spread, because few satellites place a receiver better in one direction than in the other.
 */
export type ReceiverLaw = {
  wanders: readonly [Wander, Wander]
  noiseM: number
  acrossShare: number
  /** What it reports, at most; null for one that reports no accuracy. */
  accuracyM: { min: number; max: number } | null
}

/**
 * `poor` is the recorded receiver that stood still for 20 minutes with four satellites: 8 m along and 2 m across, with
 * a memory of about 90 s, 95 % of its fixes within 20 m. `modest` is one on a windowsill or below deck.
 */
export const RECEIVERS = {
  good: {
    wanders: [
      { sigma: 0.9, memorySeconds: 60 },
      { sigma: 1.5, memorySeconds: 1_200 },
    ],
    noiseM: 0.3,
    acrossShare: 0.8,
    accuracyM: { min: 2.5, max: 4 },
  },
  usual: {
    wanders: [
      { sigma: 1.8, memorySeconds: 90 },
      { sigma: 2, memorySeconds: 900 },
    ],
    noiseM: 0.7,
    acrossShare: 0.8,
    accuracyM: { min: 3, max: 6 },
  },
  modest: {
    wanders: [
      { sigma: 3.5, memorySeconds: 90 },
      { sigma: 3, memorySeconds: 900 },
    ],
    noiseM: 1,
    acrossShare: 0.6,
    accuracyM: null,
  },
  poor: {
    wanders: [
      { sigma: 7, memorySeconds: 90 },
      { sigma: 4, memorySeconds: 600 },
    ],
    noiseM: 0.3,
    acrossShare: 0.25,
    accuracyM: null,
  },
} satisfies Record<string, ReceiverLaw>

export type ReceiverName = keyof typeof RECEIVERS
export const RECEIVER_NAMES = ['good', 'usual', 'modest', 'poor'] as const satisfies readonly ReceiverName[]

/** How often a receiver fails, besides its law. */
export type Failures = {
  /** The share of single bad fixes. */
  badShare: number
  /** Runs of bad fixes an hour, each of up to a minute. */
  burstsPerHour: number
  /** Reflections an hour: 6 to 14 m for one to four minutes. */
  reflectionsPerHour: number
}

/** The error of one fix. `bad` for one outside the law. */
type ReceiverError = { error: Metres; bad: boolean; accuracyM: number | null }

/** Answers the error of the next fix, some seconds after the one before. */
export type Receiver = (seconds: number) => ReceiverError

const BURST_MAX_SECONDS = 60
/** How fast a receiver finds its way back during a burst. */
const BURST_MEMORY_SECONDS = 60

type Episode = { left: number; offset: Metres }
const NO_EPISODE: Episode = { left: 0, offset: AT_ANCHOR }

/** A receiver that is most uncertain along an axis, in radians from north. */
export function receiverOf(law: ReceiverLaw, axis: number, failures: Failures, random: Random): Receiver {
  const along = law.wanders.map(({ sigma }) => sigma * random.normal())
  const across = law.wanders.map(({ sigma }) => sigma * law.acrossShare * random.normal())
  let burst = NO_EPISODE
  let reflection = NO_EPISODE

  return (seconds) => {
    law.wanders.forEach(({ sigma, memorySeconds }, index) => {
      along[index] = wander(along[index] ?? 0, { sigma, memorySeconds }, seconds, random)
      const narrow = { sigma: sigma * law.acrossShare, memorySeconds }
      across[index] = wander(across[index] ?? 0, narrow, seconds, random)
    })
    burst = nextEpisode(burst, seconds, failures.burstsPerHour, random, () => ({
      left: random.between(10, BURST_MAX_SECONDS),
      offset: anywhere(random, 30, 150),
    }))
    reflection = nextEpisode(reflection, seconds, failures.reflectionsPerHour, random, () => ({
      left: random.between(60, 240),
      offset: anywhere(random, 6, 14),
    }))
    const wandering = sum(
      towards(axis, total(along) + law.noiseM * random.normal()),
      towards(axis + Math.PI / 2, total(across) + law.noiseM * random.normal()),
    )
    const isSingle = random.unit() < failures.badShare
    const bad = isSingle || burst.left > 0 || reflection.left > 0
    const single = isSingle ? anywhere(random, 30, 600) : AT_ANCHOR
    if (burst.left > 0) burst = converging(burst, seconds)
    const error = sum(sum(wandering, reflection.offset), sum(single, burst.offset))
    return { error, bad, accuracyM: reported(law, bad ? lengthOf(error) : 0, random) }
  }
}

const anywhere = (random: Random, low: number, high: number) =>
  towards(random.between(0, 2 * Math.PI), random.between(low, high))

function nextEpisode(
  { left, offset }: Episode,
  seconds: number,
  perHour: number,
  random: Random,
  begin: () => Episode,
): Episode {
  if (left > seconds) return { left: left - seconds, offset }
  const begins = random.unit() < 1 - Math.exp((-perHour * seconds) / 3_600)
  return begins ? begin() : NO_EPISODE
}

function converging({ left, offset }: Episode, seconds: number): Episode {
  const share = Math.exp(-seconds / BURST_MEMORY_SECONDS)
  return { left, offset: { east: offset.east * share, north: offset.north * share } }
}

/** Half of the bad fixes say so, the others look like any. */
function reported({ accuracyM }: ReceiverLaw, badM: number, random: Random): number | null {
  if (accuracyM === null) return null
  const usual = random.between(accuracyM.min, accuracyM.max)
  return badM > 0 && random.unit() < 0.5 ? Math.max(usual, badM * random.between(0.3, 1)) : usual
}

const total = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0)
