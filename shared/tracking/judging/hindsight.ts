import type { FixFlag } from '../../devices/tracking.ts'
import type { FixPoint } from './fix-order.ts'
import { frozenPlaces, type IndexedFix } from './frozen-places.ts'
import type { Judgement } from './judge.ts'
import { isSpike, mayBeSpike } from './spike.ts'

/** The judgement of a fix that takes the fixes after it into account. */
export type FinalJudgement = {
  flags: readonly FixFlag[]
  /** Left out of trails and sums. */
  held: boolean
  /** The first point after an accepted jump: the distance to it was not driven. */
  afterJump: boolean
}

/**
 * Revises judgements by what came later. Add the fixes in fix order, each with its judgement, then ask for
 * `finalJudgements` once. Different from `judge`:
 * - the fixes of a chain that a third one confirmed count, and the very first fix is held when that chain refutes it;
 * - the repeats of a frozen place count where the tracker really stood, see `frozenPlaces`;
 * - a spike is held as a jump, see `isSpike`. Devices without a speed limit (`null`) turn as they like and have none.
 */
export function hindsight(limitKmh: number | null) {
  const judgements: FinalJudgement[] = []
  let chain: IndexedFix[] = []
  const frozen = frozenPlaces()
  let firstIndex = -1
  let from: FixPoint | null = null
  let far: FixPoint | null = null
  let farIndex = -1
  const suspects: number[] = []

  function accept({ index, fix }: IndexedFix, afterJump = false) {
    judgements[index] = { flags: fix.clock === null ? [] : [fix.clock], held: false, afterJump }
  }

  function holdAsJump(index: number) {
    const judgement = judgements[index]
    if (judgement !== undefined)
      judgements[index] = { ...judgement, flags: [...judgement.flags, 'jump'], held: true }
  }

  /** An accepted fix ends a freeze. */
  function endFreeze(fix: FixPoint, afterJump: boolean) {
    const stops = frozen.stops(fix)
    if (!afterJump) for (const repeated of stops) accept(repeated)
  }

  /** Accepts the chain. After a jump, its first fix is where the jump landed. */
  function confirmChain(afterJump: boolean) {
    for (const [index, link] of chain.entries()) accept(link, afterJump && index === 0)
  }

  /** Looks for suspects while the fixes pass: a second pass over a long trail costs a fifth of judging it. */
  function suspectSpike(fix: FixPoint, index: number) {
    if (from !== null && far !== null && mayBeSpike(from, far, fix)) suspects.push(farIndex)
    from = far
    far = fix
    farIndex = index
  }

  function holdSpikes(fixes: readonly FixPoint[]) {
    for (const index of suspects) {
      const [before, back] = [nextAccepted(index, -1), nextAccepted(index, 1)]
      const five = [nextAccepted(before, -1), before, index, back, nextAccepted(back, 1)]
      if (isSpike(five.map((at) => fixes[at]))) holdAsJump(index)
    }
  }

  /** The index of the next accepted fix, forwards or backwards; outside the trail where there is none. */
  function nextAccepted(index: number, step: 1 | -1): number {
    let next = index + step
    while (judgements[next]?.held) next += step
    return next
  }

  return {
    add(fix: FixPoint, judgement: Judgement) {
      const index = judgements.push(judgement) - 1
      if (firstIndex < 0 && !judgement.held) firstIndex = index
      if (!judgement.held) endFreeze(fix, judgement.afterJump)
      if (!judgement.held && limitKmh !== null) suspectSpike(fix, index)
      if (judgement.chain === null && !judgement.held) return
      const link = { index, fix }
      if (judgement.chain === null && judgement.flags.includes('frozen')) frozen.repeat(link)
      if (judgement.chain === 'starts' || judgement.chain === 'joins') frozen.leave(fix)
      if (judgement.chain === 'starts') chain = [link]
      if (judgement.chain === 'joins') chain.push(link)
      if (judgement.chain === 'confirms' || judgement.chain === 'confirmsAgainstFirst') {
        chain.push(link)
        confirmChain(judgement.afterJump)
      }
      if (judgement.chain === 'confirmsAgainstFirst') holdAsJump(firstIndex)
    },
    /** A judgement for each of `fixes`, which are the added ones in their order. */
    finalJudgements(fixes: readonly FixPoint[]): readonly FinalJudgement[] {
      holdSpikes(fixes)
      return judgements
    },
  }
}
