import type { Point } from '../geo/point.ts'
import type { RuleReason } from '../watching/event.ts'

/** A rule that fired for a device, at the first report that met its conditions, or between two. Epoch ms. */
export type Firing = Point & {
  ruleId: string
  at: number
  speedKmh: number | null
  course: number | null
  reasons: readonly RuleReason[]
  /** A member who is notified besides those whom the rule names. */
  memberId?: string
  /** When the rule fired before, for what is over now (epoch ms): whoever was notified of that is notified of this. */
  clears?: number
}

/** A rule that would have fired: in its cooldown, or its conditions did not hold long enough. */
export type SuppressedFiring = { ruleId: string; at: number; because: 'cooldown' | 'notConfirmed' }
