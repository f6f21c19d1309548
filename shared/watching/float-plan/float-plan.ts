import { MINUTE_MS } from '../../time.ts'
import type { Presence } from '../watch-state.ts'

/** The contacts get a message this long after the planned return. */
const OVERDUE_AFTER_MS = 30 * MINUTE_MS

type FloatPlanState = 'out' | 'reminded' | 'overdue' | 'ended'

/** What the skipper says of a trip. Times in epoch ms. */
export type Trip = {
  returnBy: number
  to: string
  /** On board, with the skipper. */
  people: number
  /** Email addresses, and phone numbers in E.164. */
  contacts: readonly string[]
  /** The harbour; null if only a person ends the plan. */
  geofenceId: string | null
}

/** The float plan of a boat, with all that is known of it. Times in epoch ms. */
export type FloatPlan = Trip & {
  setAt: number
  /** The id of the person or the program that set it. */
  setBy: string
  state: FloatPlanState
  /** A position after `setAt` was outside of the harbour. */
  wasOutside: boolean
  /** The link that contacts follow the boat with; set while the plan is overdue. */
  share: { shareId: string; linkId: string } | null
  /** When due work looks at it next. */
  checkAt: number | null
}

/** What a float plan leads to, and when. */
export type FloatPlanFinding = { kind: 'returnDue' | 'overdue'; at: number }

/**
 * A plan as it was set at `now`. One that replaces another which has not ended keeps what was seen of the way out of the
 * same harbour.
 */
export function setFloatPlan(
  before: FloatPlan | null,
  { contacts, ...trip }: Trip,
  { by, now }: { by: string; now: number },
): FloatPlan {
  const goesOn = before !== null && before.state !== 'ended' && before.geofenceId === trip.geofenceId
  return {
    ...trip,
    contacts: [...new Set(contacts)],
    setAt: now,
    setBy: by,
    state: 'out',
    wasOutside: goesOn && before.wasOutside,
    share: null,
    checkAt: before?.checkAt ?? null,
  }
}

export const overdueAt = ({ returnBy }: Pick<Trip, 'returnBy'>): number => returnBy + OVERDUE_AFTER_MS

/** When time alone changes a plan, epoch ms; null if it does not. The link of a plan that has ended is due at once. */
export function floatPlanDueAt(plan: FloatPlan): number | null {
  if (plan.state === 'out') return plan.returnBy
  if (plan.state === 'reminded') return overdueAt(plan)
  return plan.state === 'ended' && plan.share !== null ? plan.setAt : null
}

/** The plan at `now` (epoch ms), and what to raise. */
export function dueFloatPlan(
  before: FloatPlan,
  now: number,
): { plan: FloatPlan; raised: readonly FloatPlanFinding[] } {
  const isDue = before.state === 'out' && now >= before.returnBy
  const isOverdue = (isDue || before.state === 'reminded') && now >= overdueAt(before)
  if (!isDue && !isOverdue) return { plan: before, raised: [] }
  return {
    plan: { ...before, state: isOverdue ? 'overdue' : 'reminded' },
    raised: [
      ...(isDue ? [{ kind: 'returnDue' as const, at: before.returnBy }] : []),
      ...(isOverdue ? [{ kind: 'overdue' as const, at: overdueAt(before) }] : []),
    ],
  }
}

/**
 * The plan after an accepted fix, with the presences of the boat then: it ends in the harbour after it was outside. The
 * same object if nothing changed. A first fix inside, which may be drift, is neither.
 */
export function floatPlanAfterFix(
  before: FloatPlan,
  presences: readonly Presence[],
  { shownAt }: { shownAt: number },
): FloatPlan {
  if (before.state === 'ended' || shownAt <= before.setAt) return before
  const presence = presences.find(({ geofenceId }) => geofenceId === before.geofenceId)
  if (presence === undefined) return before.wasOutside ? before : { ...before, wasOutside: true }
  return presence.kind === 'inside' && before.wasOutside ? { ...before, state: 'ended' } : before
}
