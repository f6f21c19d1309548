import { type FloatPlan, floatPlanDueAt } from '../../shared/watching/float-plan/float-plan.ts'
import type { StoredDevice } from '../stores/devices/devices.ts'
import type { Due } from '../stores/trails/watch-item.ts'
import { ruleCheckAt } from './rule-check.ts'

/**
 * The plan with the time of its next check, and the work that makes it: none while the one that is stored comes early
 * enough.
 */
export function floatPlanCheck(
  { accountId, deviceId, trackId }: Pick<StoredDevice, 'accountId' | 'deviceId' | 'trackId'>,
  plan: FloatPlan,
  now: number,
): { checked: FloatPlan; due: readonly Due[] } {
  const checkAt = ruleCheckAt(floatPlanDueAt(plan), plan.checkAt, now)
  if (checkAt === null) return { checked: plan, due: [] }
  const work = { kind: 'floatPlan' as const, accountId, deviceId, trackId, at: checkAt }
  return { checked: { ...plan, checkAt }, due: [{ dueAt: checkAt, work }] }
}
