import type { FixFlag } from '../../devices/tracking.ts'
import type { FixPoint } from './fix-order.ts'
import { frozenPlaces, type IndexedFix } from './frozen-places.ts'
import type { Judgement } from './judge.ts'
import { isSpike, mayBeSpike } from './spike.ts'

/** What the whole trail says about a fix. */
export type FinalJudgement = {
  flags: readonly FixFlag[]
  /** Left out of trails and sums. */
  held: boolean
  /** The first point after a jump that was accepted: the way to it was not driven. */
  afterJump: boolean
}

/**
 * Takes fixes with their judgements in fix order and judges them with hindsight. Fixes that were held until three
 * agreed count after all, and a first fix that the next three refute does not. A frozen place counts when it was a
 * stay. An echo is held as a jump; what has no limit of speed (`null`) may turn as it likes and has none.
 */
export function hindsight(limitKmh: number | null) {
  const opinions: FinalJudgement[] = []
  let chain: IndexedFix[] = []
  const frozen = frozenPlaces()
  let first = -1
  let from: FixPoint | null = null
  let far: FixPoint | null = null
  let farIndex = -1
  const suspects: number[] = []

  function count({ index, fix }: IndexedFix, leap = false) {
    opinions[index] = { flags: fix.clock === null ? [] : [fix.clock], held: false, afterJump: leap }
  }

  function refute(index: number) {
    const opinion = opinions[index]
    if (opinion !== undefined) opinions[index] = { ...opinion, flags: [...opinion.flags, 'jump'], held: true }
  }

  function thaw(fix: FixPoint, leap: boolean) {
    const stays = frozen.stays(fix)
    if (!leap) for (const link of stays) count(link)
  }

  /** The chain counts from its first fix on, and that one is where a leap landed. */
  function confirm(leap: boolean) {
    for (const [place, link] of chain.entries()) count(link, leap && place === 0)
  }

  /** Looks from fix to fix while they are at hand: a second walk over a long trail costs a fifth of judging it. */
  function suspect(fix: FixPoint, index: number) {
    if (from !== null && far !== null && mayBeSpike(from, far, fix)) suspects.push(farIndex)
    from = far
    far = fix
    farIndex = index
  }

  function refuteEchoes(fixes: readonly FixPoint[]) {
    for (const index of suspects) {
      const [before, back] = [counted(index, -1), counted(index, 1)]
      const beside = [counted(before, -1), before, index, back, counted(back, 1)]
      if (isSpike(beside.map((place) => fixes[place]))) refute(index)
    }
  }

  /** The next index beside that one, forwards or backwards, of a fix that counts. */
  function counted(index: number, step: 1 | -1): number {
    let beside = index + step
    while (opinions[beside]?.held) beside += step
    return beside
  }

  return {
    add(fix: FixPoint, judgement: Judgement) {
      const index = opinions.push(judgement) - 1
      if (first < 0 && !judgement.held) first = index
      if (!judgement.held) thaw(fix, judgement.afterJump)
      if (!judgement.held && limitKmh !== null) suspect(fix, index)
      if (judgement.chain === null && !judgement.held) return
      const link = { index, fix }
      if (judgement.chain === null && judgement.flags.includes('frozen')) frozen.repeat(link)
      if (judgement.chain === 'starts' || judgement.chain === 'joins') frozen.leave(fix)
      if (judgement.chain === 'starts') chain = [link]
      if (judgement.chain === 'joins') chain.push(link)
      if (judgement.chain === 'confirms' || judgement.chain === 'confirmsAgainstFirst') {
        chain.push(link)
        confirm(judgement.afterJump)
      }
      if (judgement.chain === 'confirmsAgainstFirst') refute(first)
    },
    /** One for each fix, in the order in which they were added; to be asked once, when all are. */
    opinionsOf(fixes: readonly FixPoint[]): readonly FinalJudgement[] {
      refuteEchoes(fixes)
      return opinions
    },
  }
}
