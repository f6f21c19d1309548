import type { Night, NightFix } from './night.ts'
import { directionOf, lengthOf, type Metres } from './plane.ts'
import { RECEIVERS, type ReceiverLaw } from './receiver.ts'

/**
 * The evidence that an ideal observer of a night has, fix by fix: a likelihood ratio. The observer knows what nobody on
 * board does: the real anchor, how far the boat can swing, the law of the receiver's error and which fixes are bad.
 *
 * It compares "the boat is within its swing" (at the place within it that explains the fix best) with "it went out
 * at a speed, from a time": a Kalman filter takes the wandering error from each fix, and the likelihood ratios of all
 * times and of four speeds are added up, as in the procedure of Shiryaev and Roberts, which is optimal for the delay.
 * One fix never suffices.
 */
export function evidenceOf(night: Night): { at: number; evidence: number }[] {
  const observe = observer(RECEIVERS[night.receiver], night.receiverAxis, night.limitM)
  const found: { at: number; evidence: number }[] = []
  for (const fix of night.fixes) if (!fix.bad) found.push({ at: fix.at, evidence: observe(fix) })
  return found
}

const SPEEDS = [0.1, 0.25, 0.6, 1.5]
/** Longer ago, a start is not distinguished from the one before it. */
const STARTS_MAX = 40
const NEGLIGIBLE = 1e-9
/** So much is beyond any doubt. */
const EVIDENCE_MAX = 1e100

/** What the filter estimates of the two wandering errors, for one explanation of the fixes. */
type Estimates = [number, number]
type Start = { at: number; perSpeed: { speed: number; ratio: number; estimates: Estimates }[] }

function observer(law: ReceiverLaw, axis: number, limitM: number) {
  const [a, b] = law.wanders
  // the covariance of the two wandering errors, given the fixes so far
  let [aa, bb, ab] = [a.sigma ** 2, b.sigma ** 2, 0]
  let within: Estimates = [0, 0]
  let starts: Start[] = []
  let last: number | null = null
  let outside = 0

  return ({ at, place }: NightFix): number => {
    const seconds = last === null ? 0 : (at - last) / 1_000
    last = at
    const [keepA, keepB] = [Math.exp(-seconds / a.memorySeconds), Math.exp(-seconds / b.memorySeconds)]
    aa = aa * keepA * keepA + a.sigma ** 2 * (1 - keepA * keepA)
    bb = bb * keepB * keepB + b.sigma ** 2 * (1 - keepB * keepB)
    ab = ab * keepA * keepB
    const variance = aa + bb + 2 * ab + law.noiseM * law.noiseM
    const gain: Estimates = [(aa + ab) / variance, (ab + bb) / variance]
    const left = [aa - gain[0] * (aa + ab), bb - gain[1] * (ab + bb), ab - gain[0] * (ab + bb)] as const
    aa = left[0]
    bb = left[1]
    ab = left[2]

    const { beyondM, share } = beyondIn(place, limitM, law, axis)
    const before = within
    within = [within[0] * keepA, within[1] * keepB]
    const surprise = Math.max(0, beyondM - within[0] - within[1])
    within = [within[0] + gain[0] * surprise, within[1] + gain[1] * surprise]
    outside = beyondM > 0 ? outside + 1 : 0

    let evidence = 0
    if (beyondM > 0) starts.push(startAt(at - seconds * 1_000, before, seconds))
    for (const start of starts)
      for (const hypothesis of start.perSpeed) {
        const { estimates, speed } = hypothesis
        estimates[0] *= keepA
        estimates[1] *= keepB
        const expectedM = (speed * (at - start.at)) / 1_000 / share
        const error = beyondM - expectedM - estimates[0] - estimates[1]
        estimates[0] += gain[0] * error
        estimates[1] += gain[1] * error
        const exponent = (surprise * surprise - error * error) / (2 * variance)
        hypothesis.ratio = Math.min(EVIDENCE_MAX, hypothesis.ratio * Math.exp(exponent))
        evidence += hypothesis.ratio
      }
    starts = starts.filter(({ perSpeed }) => perSpeed.some(({ ratio }) => ratio > NEGLIGIBLE))
    if (starts.length > STARTS_MAX) starts.splice(1, 1)
    return outside > 1 ? Math.min(EVIDENCE_MAX, evidence) : 0
  }
}

const startAt = (at: number, before: Estimates, seconds: number): Start => ({
  at,
  perSpeed: SPEEDS.map((speed) => ({ speed, ratio: seconds / SPEEDS.length, estimates: [...before] })),
})

/** How far a fix is beyond the limit, as if the receiver were as uncertain in every direction as along its axis. */
function beyondIn(place: Metres, limitM: number, { acrossShare }: ReceiverLaw, axis: number) {
  const fromAxis = directionOf(place) - axis
  const share = Math.hypot(Math.cos(fromAxis), acrossShare * Math.sin(fromAxis))
  return { beyondM: (lengthOf(place) - limitM) / share, share }
}
