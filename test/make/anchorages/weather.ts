import { type Random, wander } from '../../../bin/simulate/vehicle/random.ts'
import { type Metres, sum, towards } from './plane.ts'

export type Range = { min: number; max: number }

/** Turns of the wind, in degrees, from a part of the night (0 to 1), within some minutes. */
type Turn = { from: number; degrees: Range; minutes: number }

export type Weather = {
  /** Metres per second. */
  wind: Range
  /** The spread of gusts, as a share of the wind. */
  gusts: number
  turns: readonly Turn[]
  /** Another wind from a part of the night on, within some minutes, for some minutes. */
  rise: { from: number; wind: Range; within: number; minutes: number } | null
  /** The strongest tidal stream in metres per second. */
  stream: Range
  /** The difference between high and low tide. */
  tide: Range
  /** How far a boat yaws to either side in a fresh wind, degrees. */
  yaw: number
  /** How far the receiver rolls to either side, metres. */
  roll: number
}

/** What acts on a boat at a time: its pull on the rode as a vector in newtons, and the height of the tide. */
export type Pull = { force: Metres; tideM: number; rollM: number; windDirection: number }

const HIGH_TO_HIGH_SECONDS = 12.42 * 3_600
const FRESH_WIND = 8
/** Drag of a hull in water against that of a boat in wind, by their densities and areas. */
const WATER_FACTOR = 40

type Boat = { windage: number; boatLengthM: number }

/** Answers what acts on a boat some seconds after the time before. */
export function weatherOf(
  weather: Weather,
  { windage, boatLengthM }: Boat,
  nightSeconds: number,
  random: Random,
) {
  const mean = random.between(weather.wind.min, weather.wind.max)
  const from = random.between(0, 2 * Math.PI)
  const turns = weather.turns.map((turn) => ({
    ...turn,
    radians:
      (random.between(turn.degrees.min, turn.degrees.max) * Math.PI * (random.unit() < 0.5 ? 1 : -1)) / 180,
  }))
  const stream = random.between(weather.stream.min, weather.stream.max)
  const streamDirection = random.between(0, 2 * Math.PI)
  const tide = random.between(weather.tide.min, weather.tide.max)
  const phase = random.between(0, 2 * Math.PI)
  const yawSeconds = boatLengthM * random.between(6, 12)
  const { rise } = weather
  const risen = rise === null ? mean : random.between(rise.wind.min, rise.wind.max)
  let [gust, veer, second] = [random.normal(), 0, 0]

  function riseAt(at: number): number {
    if (rise === null) return 0
    const minutes = (at - rise.from * nightSeconds) / 60
    if (minutes < 0 || minutes > rise.minutes) return 0
    return Math.min(1, minutes / rise.within, (rise.minutes - minutes) / rise.within)
  }

  return (seconds: number): Pull => {
    second += seconds
    gust = wander(gust, { sigma: 1, memorySeconds: 40 }, seconds, random)
    veer = wander(veer, { sigma: 0.15, memorySeconds: 600 }, seconds, random)
    const turned = turns.reduce((all, { from: part, radians, minutes }) => {
      const done = (second - part * nightSeconds) / (minutes * 60)
      return all + radians * Math.min(1, Math.max(0, done))
    }, 0)
    const wind = mean + (risen - mean) * riseAt(second)
    const speed = Math.max(0, wind * (1 + weather.gusts * gust))
    const windDirection = from + turned + veer
    const yaw = ((weather.yaw * Math.PI) / 180) * Math.min(1, speed / FRESH_WIND)
    const heading = windDirection + yaw * Math.sin((2 * Math.PI * second) / yawSeconds)
    const turn = (2 * Math.PI * second) / HIGH_TO_HIGH_SECONDS + phase
    const flow = stream * Math.sin(turn)
    const ofStream = towards(streamDirection, WATER_FACTOR * windage * flow * Math.abs(flow))
    return {
      force: sum(towards(heading, windage * speed * speed), ofStream),
      tideM: (tide * (1 + Math.cos(turn))) / 2,
      rollM: weather.roll * Math.sin((2 * Math.PI * second) / 5.3),
      windDirection,
    }
  }
}
