import type { DueActions } from '../../due/do-due-work.ts'
import type { TrailStore } from '../../stores/trails/trails.ts'
import { checkAnchor } from './check-anchor.ts'
import { type CheckFloatPlanDeps, checkFloatPlan } from './check-float-plan.ts'
import { type CheckRulesDeps, checkRules } from './check-rules.ts'
import { type EvaluateDeps, evaluateAgain } from './evaluate-again.ts'
import { type EvaluateBurstDeps, evaluateBurst } from './evaluate-burst.ts'
import { raiseDwell } from './raise-dwell.ts'

export type DeviceActionDeps = EvaluateDeps &
  CheckRulesDeps &
  CheckFloatPlanDeps &
  Pick<EvaluateBurstDeps, 'due'> & { trails: Pick<TrailStore, 'mergeDay'> }

/** The actions of due work about the positions of a device, from two queues. */
export const deviceActions = (deps: DeviceActionDeps): DueActions<'devices' | 'lateTrails'> => ({
  dwell: (work) => raiseDwell(work, deps),
  anchor: (work) => checkAnchor(work, deps),
  floatPlan: (work) => checkFloatPlan(work, deps),
  rule: (work) => checkRules(work, deps),
  mergeDay: ({ trackId, day }) => deps.trails.mergeDay(trackId, day),
  late: (work) => evaluateBurst(work, { ...deps, evaluate: ({ from }) => evaluateAgain(work, from, deps) }),
})
