import { HOUR_MS, MINUTE_MS } from '../../shared/time.ts'
import { trackerClientIds } from '../../shared/tracking/client-ids.ts'
import type { TrackerConnections } from '../outside/tracker-connections.ts'
import { log, reasonOf } from '../runtime/log.ts'
import type { DeletionStore } from '../stores/accounts/deletions.ts'
import type { SubscriptionStore } from '../stores/billing/subscriptions.ts'
import type { DeviceScope } from '../stores/devices/device-scope.ts'
import { untilUnchanged } from '../stores/dynamodb/until-unchanged.ts'
import type { FloatPlanStore } from '../stores/trails/float-plans.ts'
import type { EventWrite } from '../stores/trails/watch-item.ts'
import { type AllClearDeps, allClearWrites, boatRemoved, sendNow } from '../watching/all-clear.ts'
import { type ClearReferencesDeps, clearReferences, type DeviceDeletionWork } from './clear-references.ts'
import { unassignedFrom } from './unassigned.ts'

/** Longer than a function runs that has read the device before: after that, nobody writes to its track. */
const CLEARED_AFTER_MS = 2 * MINUTE_MS
/** Until then, a message that could not be sent at once is tried three more times. */
const ALL_CLEAR_KEPT_MS = HOUR_MS

export type DeleteDeviceDeps = ClearReferencesDeps &
  AllClearDeps & {
    subscriptions: Pick<SubscriptionStore, 'list'>
    deletions: DeletionStore
    plans: Pick<FloatPlanStore, 'get'>
    connections: Pick<TrackerConnections, 'close'>
  }

/**
 * Deletes a device of an account. With one transaction nobody can read its trail any more, and its tracker and its
 * subscription are free. What still names it is cleared after that, by due work if it fails here. Whoever got a message
 * that the boat is overdue gets another one. Returns whether the account had the device.
 */
export async function deleteDevice(
  scope: DeviceScope,
  deviceId: string,
  deps: DeleteDeviceDeps,
): Promise<boolean> {
  const deleted = await saveDeletion(scope, deviceId, deps)
  if (deleted === 'missing') return false
  if (deleted === 'by-another-call') return true
  await Promise.all([sendNow(deleted.allClear, deps), clearNow(deleted.work, deps)])
  return true
}

type Saved = { work: DeviceDeletionWork; allClear: readonly EventWrite[] }

function saveDeletion(
  scope: DeviceScope,
  deviceId: string,
  deps: DeleteDeviceDeps,
): Promise<Saved | 'missing' | 'by-another-call'> {
  const { accountId } = scope
  let wasThere = false
  return untilUnchanged(async () => {
    const now = deps.now()
    const [device] = await deps.devices.getMany(scope, [deviceId])
    if (device === undefined) return wasThere ? ('by-another-call' as const) : ('missing' as const)
    wasThere = true
    const { trackId, vehicleNum } = device
    const watch = await deps.plans.get(trackId)
    const allClear = await allClearWrites(device, watch.floatPlan, boatRemoved, deps)
    const work: DeviceDeletionWork = {
      kind: 'deviceDeletion',
      accountId,
      deviceId,
      trackId,
      vehicleNum,
      eventsAfter: null,
      ...(allClear.length > 0 && { erasesAt: now + ALL_CLEAR_KEPT_MS }),
    }
    const isSaved = await deps.deletions.save({
      device,
      plan: watch.floatPlan && { watch, events: allClear },
      unassigned: unassignedFrom(await deps.subscriptions.list(accountId), deviceId, now),
      dueAt: now + CLEARED_AFTER_MS,
      work,
      now,
    })
    return isSaved ? { work, allClear } : null
  }, deps.now)
}

async function clearNow(work: DeviceDeletionWork, deps: DeleteDeviceDeps): Promise<void> {
  try {
    await Promise.all([
      ...trackerClientIds(work.deviceId).map(deps.connections.close),
      clearReferences(work, deps),
    ])
  } catch (error) {
    log('error', 'deletion-left-to-the-tick', { trackerId: work.deviceId, reason: reasonOf(error) })
  }
}
