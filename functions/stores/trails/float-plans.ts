import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { FloatPlan } from '../../../shared/watching/float-plan/float-plan.ts'
import type { StoredDevice } from '../devices/devices.ts'
import { trackerMark } from '../devices/trackers.ts'
import { duePut } from '../due.ts'
import { transact } from '../dynamodb/transact.ts'
import { shareKey } from '../shares.ts'
import { type Due, type EventWrite, eventItems, readWatch, type WatchItem, watchPut } from './watch-item.ts'

type FloatPlanTables = { trails: string; trackers: string; due: string; events: string; shares: string }

/** The float plans of devices, as their owners set them. Each is in the watch item of its track. */
export function floatPlanStore(client: DynamoDBDocumentClient, tables: FloatPlanTables) {
  return {
    /** Consistent. */
    get: (trackId: string): Promise<WatchItem> => readWatch(client, tables.trails, trackId),

    /**
     * Stores a plan with its due work, or removes it with null, and the events that this raises. In the same transaction,
     * the tracker is marked, so that a boat without a plan costs no read, and the link of the plan before ends. Returns
     * false if the state has changed since `before` was read, or the device has another owner.
     */
    async change(
      device: Pick<StoredDevice, 'accountId' | 'deviceId' | 'trackId'>,
      before: WatchItem,
      floatPlan: FloatPlan | null,
      due: readonly Due[],
      events: readonly EventWrite[],
    ): Promise<boolean> {
      const share = before.floatPlan?.share
      const failed = await transact(client, [
        { Update: trackerMark(tables.trackers, device, 'floatPlanAt', floatPlan?.setAt ?? null) },
        watchPut(tables.trails, device.trackId, { ...before, floatPlan }),
        ...(share ? [{ Delete: shareKey(tables.shares, device.accountId, share.shareId) }] : []),
        ...due.map(({ dueAt, work }) => ({ Put: duePut(tables.due, dueAt, work) })),
        ...events.flatMap((write) => eventItems(tables, write)),
      ])
      return failed === null
    },
  }
}
export type FloatPlanStore = ReturnType<typeof floatPlanStore>
