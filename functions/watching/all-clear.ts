import { canAnchor } from '../../shared/devices/device-types.ts'
import type { FloatPlan } from '../../shared/watching/float-plan/float-plan.ts'
import { type AllClear, allClearFirings } from '../../shared/watching/float-plan/float-plan-firings.ts'
import { firingWrites } from '../events/event-writes.ts'
import type { NotifyQueue } from '../outside/notify-queue.ts'
import { log, reasonOf } from '../runtime/log.ts'
import { wholeAccount } from '../stores/devices/device-scope.ts'
import type { DeviceStore, StoredDevice } from '../stores/devices/devices.ts'
import { untilUnchanged } from '../stores/dynamodb/until-unchanged.ts'
import type { FloatPlanStore } from '../stores/trails/float-plans.ts'
import type { TrailStore } from '../stores/trails/trails.ts'
import type { EventWrite } from '../stores/trails/watch-item.ts'
import { BUILT_IN_RULES } from './built-in-rules.ts'

export type AllClearDeps = {
  trails: Pick<TrailStore, 'getLiveItem'>
  queue: Pick<NotifyQueue, 'send'>
  now: () => number
}

type Seen = () => Promise<Omit<AllClear, 'at'>>

/** What is seen of a boat that its account has no longer. */
export const boatRemoved: Seen = async () => ({ check: 'boatRemoved', saw: null })

/** The event to store when an overdue plan is ended or extended, or its boat removed; none for any other plan. */
export async function allClearWrites(
  device: StoredDevice,
  plan: FloatPlan | null,
  seen: Seen,
  { trails, now }: AllClearDeps,
): Promise<EventWrite[]> {
  if (plan?.state !== 'overdue') return []
  const at = now()
  const live = await trails.getLiveItem(device.trackId)
  const firings = allClearFirings(plan, { ...(await seen()), at }, at, live?.tracked.last ?? null)
  return firingWrites(device, firings, { ruleById: BUILT_IN_RULES }, { now: at, positions: [] })
}

/** Has people notified of stored events now. If that fails, it is done when their work is due. */
export async function sendNow(writes: readonly EventWrite[], { queue }: AllClearDeps): Promise<void> {
  try {
    for (const { event } of writes) await queue.send({ accountId: event.accountId, eventKey: event.eventKey })
  } catch (error) {
    log('error', 'event-left-to-the-tick', { reason: reasonOf(error) })
  }
}

type EndPlanDeps = AllClearDeps & { plans: FloatPlanStore }

/**
 * Ends the plan of the device that is found, with the all-clear of an overdue one. Returns whether a device was found.
 */
export const endPlan = (
  find: () => Promise<StoredDevice | null>,
  seen: Seen,
  deps: EndPlanDeps,
): Promise<boolean> =>
  untilUnchanged(async () => {
    const device = await find()
    if (device === null) return false
    const before = await deps.plans.get(device.trackId)
    if (before.floatPlan === null) return true
    const allClear = await allClearWrites(device, before.floatPlan, seen, deps)
    if (!(await deps.plans.change(device, before, null, [], allClear))) return null
    await sendNow(allClear, deps)
    return true
  }, deps.now)

/** Ends the plan of a device whose type was changed, unless the new one is of boats too. */
export function endPlanUnlessBoat(
  accountId: string,
  deviceId: string,
  deps: EndPlanDeps & { devices: Pick<DeviceStore, 'get'> },
): Promise<boolean> {
  const find = async () => {
    const device = await deps.devices.get(wholeAccount(accountId), deviceId)
    return device === null || canAnchor(device.deviceType) ? null : device
  }
  return endPlan(find, boatRemoved, deps)
}
