import { type Random, wander } from './random.ts'

/** The errors of the GPS receiver and the reception of the modem, which vary slowly. */
export type Receiver = {
  northM: number
  eastM: number
  /** around 0: satellites more or fewer than usual */
  sky: number
  /** around 0: steps above or below the usual signal on the scale of 0 to 31 */
  radio: number
  /** remaining seconds without network; 0 with coverage */
  outOfCoverageSeconds: number
}

const DRIFT = { sigma: 3, memorySeconds: 150 }
/** Per axis, so that a parked vehicle stays within 20 m. */
const MAX_DRIFT_M = 14
const SKY = { sigma: 1.6, memorySeconds: 600 }
const RADIO = { sigma: 3, memorySeconds: 400 }
const GAPS_PER_SECOND = 1 / 10_800
const GAP_SECONDS = { low: 60, high: 260 }
const USUAL_SATELLITES = 11
const USUAL_CELLULAR = 22
const EQUIVALENT_RANGE_ERROR_M = 5

const clamp = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

export const aReceiver = (random: Random): Receiver => ({
  northM: DRIFT.sigma * random.between(-1, 1),
  eastM: DRIFT.sigma * random.between(-1, 1),
  sky: random.between(-1, 1),
  radio: random.between(-3, 3),
  outOfCoverageSeconds: 0,
})

export function nextReceiver(receiver: Receiver, moving: boolean, seconds: number, random: Random): Receiver {
  const drifted = (metres: number) => clamp(-MAX_DRIFT_M, wander(metres, DRIFT, seconds, random), MAX_DRIFT_M)
  const gapBegins = moving && random.unit() < GAPS_PER_SECOND * seconds
  return {
    northM: drifted(receiver.northM),
    eastM: drifted(receiver.eastM),
    sky: wander(receiver.sky, SKY, seconds, random),
    radio: wander(receiver.radio, RADIO, seconds, random),
    outOfCoverageSeconds: gapBegins
      ? random.between(GAP_SECONDS.low, GAP_SECONDS.high)
      : Math.max(0, receiver.outOfCoverageSeconds - seconds),
  }
}

export const satellitesOf = ({ sky }: Receiver) => Math.round(clamp(5, USUAL_SATELLITES + sky, 17))
export const hdopOf = (receiver: Receiver) => Math.round((9 / satellitesOf(receiver)) * 10) / 10
export const accuracyM = (receiver: Receiver) => Math.round(hdopOf(receiver) * EQUIVALENT_RANGE_ERROR_M)
export const cellularOf = ({ radio, outOfCoverageSeconds }: Receiver) =>
  outOfCoverageSeconds > 0 ? 0 : Math.round(clamp(4, USUAL_CELLULAR + radio, 31))
