import { type Random, randomFrom } from '../../../bin/simulate/vehicle/random.ts'
import type { Point } from '../../../shared/geo/point.ts'
import { type Drag, dragOf } from './drag.ts'
import { bowDistanceM, type Gear, gearOf, swingLimitM } from './gear.ts'
import { AT_ANCHOR, directionOf, lengthOf, type Metres, pointAt, sum, times, towards } from './plane.ts'
import { type Failures, RECEIVERS, type Receiver, type ReceiverName, receiverOf } from './receiver.ts'
import { type Range, type Weather, weatherOf } from './weather.ts'

/** A kind of night. Each night of a kind has its own boat, gear, receiver, place and weather. */
export type NightKind = {
  name: string
  weather: Weather
  scope: Range
  failures: Failures
  receivers: readonly ReceiverName[]
  intervals: readonly number[]
  /** So many times without fixes, each of 2 to 9 minutes. */
  gaps: number
  hours: number
  drag: Drag | null
}

/** A fix of a night, and what only the simulation knows of it. */
export type NightFix = Point & { at: number; accuracyM: number | null; place: Metres; bad: boolean }

export type Night = {
  gear: Gear
  receiver: ReceiverName
  receiverAxis: number
  intervalSeconds: number
  /** The anchor as its owner set it. */
  anchor: Point
  fixes: readonly NightFix[]
  /** What the receiver showed in its berth, minute by minute; empty for one that was never seen at rest. */
  berth: readonly Point[]
  /** How far from the real anchor, which is `AT_ANCHOR`, the receiver can be without a drag. */
  limitM: number
  /** When the anchor began to drag; null if it held. */
  dragFrom: number | null
}

const NEVER_FAILS: Failures = { badShare: 0, burstsPerHour: 0, reflectionsPerHour: 0 }
const BEGINS_AT = Date.UTC(2026, 6, 1, 22)
const MS = 1_000
const STEP_SECONDS = 20
const FALLS_BACK_SECONDS = 600
const BERTH_MINUTES = 300
/** A boat follows the wind and its rode within so long, and not faster than it can drift. */
const LAG_SECONDS = 30
const DRIFT_MAX = 0.9
/** Nearer to its anchor, a boat lies as the wind says and not as its rode does. */
const SLACK_M = 3
/** How well an owner finds the place of the anchor on the map. */
const MAP_SIGMA_M = 3
const SEEN_AT_REST_SHARE = 0.9

/** The night of a kind with this seed: always the same. */
export function nightOf(kind: NightKind, seed: number): Night {
  const random = randomFrom(seed)
  const gear = gearOf(kind.scope, random)
  const receiverName = pick(kind.receivers, random)
  const intervalSeconds = pick(kind.intervals, random)
  const law = RECEIVERS[receiverName]
  const newReceiver = (axis: number) => receiverOf(law, axis, kind.failures, random)
  const berth = random.unit() < SEEN_AT_REST_SHARE ? berthOf(newReceiver(0)) : []
  const receiverAxis = random.between(0, Math.PI)
  const receiver = newReceiver(receiverAxis)
  const lengthSeconds = kind.hours * 3_600
  const weather = weatherOf(kind.weather, gear, lengthSeconds, random)
  const gaps = Array.from({ length: kind.gaps }, () => gapOf(lengthSeconds, random))
  const dragFromSecond = (kind.drag?.from ?? Number.POSITIVE_INFINITY) * lengthSeconds
  const dragWay = kind.drag === null ? null : dragOf(kind.drag, random)

  const first = weather(1)
  const sternwards = towards(directionOf(first.force), gear.receiverM)
  // an owner sees a place that cannot be right
  const usualError = receiverOf(law, receiverAxis, NEVER_FAILS, random)(1).error
  const anchor = random.unit() < 0.5 ? sum(sternwards, usualError) : onMap(random)
  const boat = boatOf(gear, weather, (since, seconds, downwind) =>
    dragWay === null || since <= dragFromSecond
      ? AT_ANCHOR
      : dragWay(since - dragFromSecond, seconds, downwind),
  )
  const fixes: NightFix[] = []
  // before the watch, the boat falls back from its anchor
  for (
    let at = intervalSeconds - FALLS_BACK_SECONDS;
    at < lengthSeconds + intervalSeconds;
    at += intervalSeconds
  ) {
    const lies = boat(at - intervalSeconds, intervalSeconds)
    const { error, bad, accuracyM } = receiver(intervalSeconds)
    if (at < 0 || gaps.some(({ from, to }) => at >= from && at < to)) continue
    const place = sum(lies, error)
    fixes.push({ at: BEGINS_AT + at * MS, ...pointAt(place), accuracyM, place, bad })
  }
  return {
    gear,
    receiver: receiverName,
    receiverAxis,
    intervalSeconds,
    anchor: pointAt(anchor),
    fixes,
    berth,
    limitM: swingLimitM(gear),
    dragFrom: kind.drag === null ? null : BEGINS_AT + dragFromSecond * MS,
  }
}

type Weathered = ReturnType<typeof weatherOf>

/** Answers where the receiver of a boat is some seconds after a second of the night, for which its anchor drags. */
function boatOf(
  gear: Gear,
  weather: Weathered,
  dragWay: (second: number, seconds: number, downwind: number) => Metres,
) {
  let bow: Metres = AT_ANCHOR
  let dragged: Metres = AT_ANCHOR
  return (from: number, seconds: number): Metres => {
    let left = seconds
    let fromBow: Metres = AT_ANCHOR
    while (left > 0) {
      const step = Math.min(STEP_SECONDS, left)
      left -= step
      const pull = weather(step)
      const pulledM = bowDistanceM(gear, pull.tideM, lengthOf(pull.force))
      bow = following(bow, towards(directionOf(pull.force), pulledM), step)
      dragged = sum(dragged, dragWay(from + seconds - left, step, pull.windDirection))
      const astern = lengthOf(bow) > SLACK_M ? directionOf(bow) : directionOf(pull.force)
      fromBow = sum(towards(astern, gear.receiverM), towards(astern + Math.PI / 2, pull.rollM))
    }
    return sum(sum(dragged, bow), fromBow)
  }
}

function following(bow: Metres, target: Metres, seconds: number): Metres {
  const way = sum(target, times(bow, -1))
  const share = 1 - Math.exp(-seconds / LAG_SECONDS)
  const metres = lengthOf(way) * share
  const atMost = DRIFT_MAX * seconds
  return sum(bow, times(way, metres > atMost ? (share * atMost) / metres : share))
}

const berthOf = (receiver: Receiver): Point[] =>
  Array.from({ length: BERTH_MINUTES }, () => pointAt(receiver(60).error))

function gapOf(lengthSeconds: number, random: Random) {
  const from = random.between(0, lengthSeconds)
  return { from, to: from + random.between(120, 540) }
}

const onMap = (random: Random): Metres => ({
  east: MAP_SIGMA_M * random.normal(),
  north: MAP_SIGMA_M * random.normal(),
})

function pick<Choice>(choices: readonly Choice[], random: Random): Choice {
  const chosen = choices[Math.floor(random.unit() * choices.length)]
  if (chosen === undefined) throw new Error('nothing to choose from')
  return chosen
}
