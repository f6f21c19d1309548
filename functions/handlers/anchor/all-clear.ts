import type { FloatPlan } from '../../../shared/watching/float-plan/float-plan.ts'
import { type AllClear, allClearFirings } from '../../../shared/watching/float-plan/float-plan-firings.ts'
import { firingWrites } from '../../events/event-writes.ts'
import type { NotifyQueue } from '../../outside/notify-queue.ts'
import { log, reasonOf } from '../../runtime/log.ts'
import type { StoredDevice } from '../../stores/devices/devices.ts'
import type { TrailStore } from '../../stores/trails/trails.ts'
import type { EventWrite } from '../../stores/trails/watch-item.ts'
import { BUILT_IN_RULES } from '../../watching/built-in-rules.ts'

export type AllClearDeps = {
  trails: Pick<TrailStore, 'getLiveItem'>
  queue: Pick<NotifyQueue, 'send'>
  now: () => number
}

/** The event to store when somebody ends or extends an overdue plan; none for any other plan. */
export async function allClearWrites(
  device: StoredDevice,
  plan: FloatPlan | null,
  seen: () => Promise<Omit<AllClear, 'at'>>,
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
