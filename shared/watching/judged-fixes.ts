import type * as z from 'zod'
import { FixFlag } from '../devices/tracking.ts'
import { advance } from '../tracking/advance.ts'
import type { StampedPosition } from '../tracking/judging/clock.ts'
import { inFixOrder } from '../tracking/judging/fix-order.ts'
import { NOTHING_TRACKED } from '../tracking/tracked.ts'

/** The flags that hold a fix; those of the clock do not. */
export const HeldBy = FixFlag.extract(['noFix', 'inaccurate', 'jump', 'frozen'])
export type HeldBy = z.infer<typeof HeldBy>

/** A fix of a trail, and why it is held; `null` for one that counts. */
export type JudgedFix = { fix: StampedPosition; heldBy: HeldBy | null }

/** The fixes of a trail in fix order, judged as on arrival: without hindsight, as geofences see them. */
export function judgedFixes(positions: readonly StampedPosition[], deviceType: string): JudgedFix[] {
  const judged: JudgedFix[] = []
  let tracked = NOTHING_TRACKED
  for (const fix of inFixOrder(positions)) {
    const step = advance(tracked, fix, { now: fix.receivedAt, deviceType })
    tracked = step.tracked
    if (step.judgement === null) continue
    const { flags } = step.judgement
    judged.push({ fix, heldBy: HeldBy.options.find((flag) => flags.includes(flag)) ?? null })
  }
  return judged
}
