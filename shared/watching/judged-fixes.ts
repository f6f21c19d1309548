import type { FixFlag } from '../devices/tracking.ts'
import { advance } from '../tracking/advance.ts'
import type { StampedPosition } from '../tracking/judging/clock.ts'
import { inFixOrder } from '../tracking/judging/fix-order.ts'
import { NOTHING_TRACKED } from '../tracking/tracked.ts'

/** A fix of a trail, and why it is held; `null` for one that counts. */
export type JudgedFix = { fix: StampedPosition; heldBy: FixFlag | null }

/** The fixes of a trail in fix order, judged as on arrival: without hindsight, as geofences see them. */
export function judgedFixes(positions: readonly StampedPosition[], deviceType: string): JudgedFix[] {
  const judged: JudgedFix[] = []
  let tracked = NOTHING_TRACKED
  for (const fix of inFixOrder(positions)) {
    const step = advance(tracked, fix, { now: fix.receivedAt, deviceType })
    tracked = step.tracked
    if (step.judgement === null) continue
    // A flag of the clock comes first, and holds nothing by itself.
    judged.push({ fix, heldBy: step.judgement.held ? (step.judgement.flags.at(-1) ?? null) : null })
  }
  return judged
}
