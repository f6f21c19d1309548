import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { Anchored } from '../../../shared/watching/anchor/anchored.ts'
import type { StoredDevice } from '../devices/devices.ts'
import { trackerMark } from '../devices/trackers.ts'
import { duePut } from '../due.ts'
import { transact } from '../dynamodb/transact.ts'
import { type Due, readWatch, type WatchItem, watchPut } from './watch-item.ts'

type AnchorTables = { trails: string; trackers: string; due: string }

/** The anchor watches of devices, as their owners set them. Each is in the watch item of its track. */
export function anchorWatchStore(client: DynamoDBDocumentClient, tables: AnchorTables) {
  return {
    /** Consistent. */
    get: (trackId: string): Promise<WatchItem> => readWatch(client, tables.trails, trackId),

    /**
     * Stores a watch with its due work, or lifts it with null. The tracker is marked in the same transaction, so that a
     * boat without a watch costs no read. Returns false if the state has changed since `before` was read, or the device
     * has another owner.
     */
    async change(
      device: Pick<StoredDevice, 'deviceId' | 'trackId'>,
      before: WatchItem,
      anchored: Anchored | null,
      due: readonly Due[],
    ): Promise<boolean> {
      const failed = await transact(client, [
        { Update: trackerMark(tables.trackers, device, 'anchoredAt', anchored?.watch.setAt ?? null) },
        watchPut(tables.trails, device.trackId, { ...before, anchored }),
        ...due.map(({ dueAt, work }) => ({ Put: duePut(tables.due, dueAt, work) })),
      ])
      return failed === null
    },
  }
}
export type AnchorWatchStore = ReturnType<typeof anchorWatchStore>
