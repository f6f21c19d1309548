import type { Point } from '../../geo/point.ts'
import type { Firing } from '../../rules/firing.ts'
import { toIso } from '../../time.ts'
import type { FloatPlan, FloatPlanFinding } from './float-plan.ts'
import { FLOAT_PLAN_RULE_ID } from './float-plan-rule-id.ts'

/** The place in the event of a boat that has never sent a position, as in the test of a rule. */
const NOWHERE: Point = { lat: 0, lng: 0 }

/** The findings as firings of the rule, at the boat's last position. */
export const floatPlanFirings = (
  { to, setBy }: FloatPlan,
  findings: readonly FloatPlanFinding[],
  last: Point | null,
): Firing[] =>
  findings.map(({ kind, at }) => ({
    ruleId: FLOAT_PLAN_RULE_ID,
    at,
    lat: (last ?? NOWHERE).lat,
    lng: (last ?? NOWHERE).lng,
    speedKmh: null,
    course: null,
    reasons: [
      { check: kind, operator: null, saw: to, limit: null, unit: null, at: toIso(at), accuracyM: null },
    ],
    memberId: setBy,
  }))
