import type { Point } from '../../geo/point.ts'
import type { Firing } from '../../rules/firing.ts'
import { toIso } from '../../time.ts'
import type { RuleReason } from '../event.ts'
import { type FloatPlan, type FloatPlanFinding, overdueAt } from './float-plan.ts'
import { FLOAT_PLAN_RULE_ID } from './float-plan-rule-id.ts'

/** The place in the event of a boat that has never sent a position, as in the test of a rule. */
const NOWHERE: Point = { lat: 0, lng: 0 }

/** The findings as firings of the rule, at the boat's last position. */
export const floatPlanFirings = (
  plan: FloatPlan,
  findings: readonly FloatPlanFinding[],
  last: Point | null,
): Firing[] => findings.map(({ kind, at }) => firingOf(plan, { check: kind, saw: plan.to, at }, at, last))

/**
 * Why a boat is not overdue anymore, and since when (epoch ms). `saw` is the name of the harbour that it is in, who ended
 * the plan, or the new planned return (ISO). Where the account has the boat no longer, nobody knows whether it is back.
 */
export type AllClear = {
  check: Extract<RuleReason['check'], 'returned' | 'planEnded' | 'planExtended' | 'boatRemoved'>
  saw: string | null
  at: number
}

/**
 * The all-clear of a plan that was overdue until `foundAt` (epoch ms); nothing for any other plan. It comes after the
 * event that it clears, although a position may have waited since before that.
 */
export function allClearFirings(
  plan: FloatPlan,
  allClear: AllClear,
  foundAt: number,
  last: Point | null,
): Firing[] {
  if (plan.state !== 'overdue') return []
  const clears = overdueAt(plan)
  return [{ ...firingOf(plan, allClear, Math.max(foundAt, clears + 1), last), clears }]
}

const firingOf = (
  { setBy }: FloatPlan,
  { check, saw, at: seenAt }: Pick<RuleReason, 'check' | 'saw'> & { at: number },
  at: number,
  last: Point | null,
): Firing => ({
  ruleId: FLOAT_PLAN_RULE_ID,
  at,
  lat: (last ?? NOWHERE).lat,
  lng: (last ?? NOWHERE).lng,
  speedKmh: null,
  course: null,
  reasons: [{ check, operator: null, saw, limit: null, unit: null, at: toIso(seenAt), accuracyM: null }],
  memberId: setBy,
})
