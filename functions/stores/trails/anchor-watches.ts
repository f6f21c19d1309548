import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import type { Anchored } from '../../../shared/watching/anchor/anchored.ts'
import type { StoredDevice } from '../devices/devices.ts'
import { trackerMark } from '../devices/trackers.ts'
import { duePut } from '../due.ts'
import { batchGet } from '../dynamodb/batch-get.ts'
import { transact } from '../dynamodb/transact.ts'
import { type Due, readWatch, type WatchItem, watchPut } from './watch-item.ts'

type AnchorTables = { trails: string; trackers: string; due: string }

/** The part of a tracker that says whether its boat has a watch; one that nobody owns has no track. */
const Marked = z.object({ trackId: z.string().optional(), anchoredAt: z.number().optional() })

/**
 * The anchor watches of those devices that have one, by track. Their trackers say which, in one call that may miss the
 * last milliseconds; a device without a watch costs no other read.
 */
export async function readAnchorWatches(
  client: DynamoDBDocumentClient,
  tables: Pick<AnchorTables, 'trails' | 'trackers'>,
  devices: readonly Pick<StoredDevice, 'deviceId' | 'trackId'>[],
): Promise<Map<string, Anchored>> {
  const keys = devices.map(({ deviceId }) => ({ trackerId: deviceId }))
  const fields = Object.keys(Marked.shape)
  const items = await batchGet(client, tables.trackers, keys, { fields, consistent: false })
  const marked = z
    .array(Marked)
    .parse(items)
    .filter(({ anchoredAt }) => anchoredAt !== undefined)
  const tracks = new Set(marked.map(({ trackId }) => trackId))
  const watches = new Map<string, Anchored>()
  const read = async ({ trackId }: Pick<StoredDevice, 'trackId'>) => {
    const { anchored } = await readWatch(client, tables.trails, trackId)
    if (anchored !== null) watches.set(trackId, anchored)
  }
  await Promise.all(devices.filter(({ trackId }) => tracks.has(trackId)).map(read))
  return watches
}

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
