import { TRAIL_HOURS } from '../../../shared/shares/trail-hours.ts'
import { DAY_MS, toIso } from '../../../shared/time.ts'
import { dueFloatPlan, type FloatPlan, overdueAt } from '../../../shared/watching/float-plan/float-plan.ts'
import { floatPlanFirings } from '../../../shared/watching/float-plan/float-plan-firings.ts'
import type { StoredDevice } from '../../stores/devices/devices.ts'
import type { ShareStore, StoredShare } from '../../stores/shares.ts'
import type { TrailStore } from '../../stores/trails/trails.ts'
import { announceEvents } from '../../watching/announce-events.ts'
import { NO_MARKS, type WatchedDevice } from '../../watching/device-watch.ts'
import { deviceOfTrack, type TrackedDeviceDeps } from '../../watching/tracked-device.ts'
import type { WatchDeps } from './raise-dwell.ts'

const TRIES_MAX = 5
/** A link ends this long after its boat was overdue. */
const LINK_LASTS_MS = DAY_MS

export type CheckFloatPlanDeps = WatchDeps &
  TrackedDeviceDeps & {
    trails: Pick<TrailStore, 'getLiveItem'>
    shares: Pick<ShareStore, 'creationOf' | 'delete'>
    /** 96 random bits in base64url. */
    randomId: () => string
  }

/**
 * Raises what is due of a float plan: a reminder, or that the boat is overdue, with the link that its contacts get. The
 * link of a plan that has ended is deleted. The next check is put unless there is a later one than that of `at` (epoch
 * ms).
 */
export async function checkFloatPlan(
  { at, ...device }: WatchedDevice & { at: number },
  deps: CheckFloatPlanDeps,
): Promise<void> {
  const { watches, watchOf, trails, shares, announce, clock } = deps
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const { floatPlan: before, ...item } = await watches.get(device.trackId)
    if (before === null || (before.checkAt ?? 0) > at) return
    const [watch, boat] = await Promise.all([
      watchOf(device, { ...NO_MARKS, floatPlanAt: before.setAt }),
      deviceOfTrack(device, deps),
    ])
    if (watch === null || boat === null) return
    const { plan, raised } = dueFloatPlan(before, clock())
    const live = raised.length === 0 ? null : await trails.getLiveItem(device.trackId)
    const firings = floatPlanFirings(plan, raised, live?.tracked.last ?? null)
    const events = firings.length === 0 ? [] : await watch.eventsOf([], firings, [])
    const isOverdue = raised.some(({ kind }) => kind === 'overdue')
    const share = isOverdue ? newLink(boat, plan, clock(), deps) : null
    const linked = share === null ? plan.share : { shareId: share.shareId, linkId: share.linkId }
    const isEnded = plan.state === 'ended'
    if (isEnded && linked !== null) await shares.delete(device.accountId, linked.shareId)
    const { checked, due } = watch.checkFloatPlan({
      ...plan,
      share: isEnded ? null : linked,
      checkAt: null,
    })
    const change = { ...item, floatPlan: checked, events, due }
    const created = share && { created: shares.creationOf(share) }
    const result = await watches.change(device.trackId, change, created)
    if (result.isWritten) return announceEvents(result.stored, announce)
  }
  throw new Error('The watch of a device kept changing while its float plan was checked')
}

/** The link to an overdue boat. Its name is what viewers read first. */
function newLink(
  { accountId, deviceId, deviceName, trackId }: StoredDevice,
  plan: FloatPlan,
  now: number,
  { randomId }: Pick<CheckFloatPlanDeps, 'randomId'>,
): StoredShare {
  return {
    accountId,
    shareId: randomId(),
    linkId: randomId(),
    name: `${deviceName}: ${plan.to}`,
    devices: [{ deviceId, trackId }],
    isActive: true,
    trailHours: TRAIL_HOURS.default,
    createdAt: toIso(now),
    endsAt: overdueAt(plan) + LINK_LASTS_MS,
    accessCount: 0,
    openedAt: [],
    journey: null,
    hidden: null,
  }
}
