import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import {
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  paginateQuery,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import * as z from 'zod'
import { DAY_MS, toIso } from '../../../shared/time.ts'
import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import { packPositions } from '../../../shared/tracking/packing/pack-positions.ts'
import { unpackPositions } from '../../../shared/tracking/packing/unpack-positions.ts'
import type { Tracked } from '../../../shared/tracking/tracked.ts'
import { batchGet } from '../dynamodb/batch-get.ts'
import { eraseItems } from '../dynamodb/erase-items.ts'
import { updateIf } from '../dynamodb/update-if.ts'
import { chunkCache } from './chunk-cache.ts'
import { CHUNKS_START, chunkItem, chunkKeys, chunkStart, sortableIso } from './chunk-item.ts'
import { chunkPages } from './chunk-query.ts'
import {
  DIAGNOSTIC_FIELDS,
  type LiveItem,
  type LiveState,
  parseDiagnostics,
  parseLiveItem,
  parseLiveState,
  STATE_FIELDS,
  stateAttributes,
  stateUpdate,
  type TrailDiagnostics,
} from './live-item.ts'
import {
  type Chunk,
  dayOf,
  MERGED_START,
  mergedItems,
  mergedKeys,
  startOfChunk,
  unpackChunks,
  withoutContained,
} from './merged-day.ts'

const LIVE_KEY = 'live'
/** What DynamoDB bills for each item, with the names of our attributes. */
const ITEM_OVERHEAD_BYTES = 100 + 'trackIditemKeypointsexpiresAt'.length + 8
const Packed = z.array(z.object({ itemKey: z.string(), points: z.instanceof(Uint8Array) }))
const ChunkKeys = z.array(z.object({ itemKey: z.string() }))

/**
 * The most positions that one reading returns: with their reply, about 340 MB of a function's 512. A van that reports
 * every 30 seconds while it drives has fewer in a year.
 */
export const POSITIONS_READ_MAX = 400_000

/** A range has more positions than fit into a function's memory: read a shorter one. */
export class TooManyPositions extends Error {
  override readonly name = 'TooManyPositions'
}

export type LiveChange = {
  tracked: Tracked
  /** The newest positions, by `packPositions`. */
  packedTail: Uint8Array
  received: number
  held: number
  /** The positions that came in a message with another one before them. */
  batched: number
  rulesCheckAt: number | null
}
export type Counts = {
  batched?: number
  received?: number
  held?: number
  unreadable?: number
  mismatched?: number
  latePositions?: number
}

/** Not written: another write came first, and `live` is the item that it left. */
export type AdvanceResult = { isWritten: true } | { isWritten: false; live: LiveItem | null }

/** The trails table: for each track one item `live`, chunks `p#<first fix time>#<hash of the content>`, and days that are
 * over, whose chunks are merged into one item `m#<first fix time>#<hash>`. */
export function trailStore(client: DynamoDBDocumentClient, table: string) {
  const unpack = chunkCache()
  const liveKey = (trackId: string) => ({ TableName: table, Key: { trackId, itemKey: LIVE_KEY } })

  async function getItem<Parsed>(
    trackId: string,
    parse: (item: unknown) => Parsed,
    { consistent = true } = {},
  ): Promise<Parsed | null> {
    const { Item } = await client.send(new GetCommand({ ...liveKey(trackId), ConsistentRead: consistent }))
    return Item ? parse(Item) : null
  }

  const getLiveItem = (trackId: string): Promise<LiveItem | null> => getItem(trackId, parseLiveItem)

  return {
    getLiveItem,

    /** Eventually consistent, at half the cost: for a write that is refused if the item has changed. */
    getRecentLiveItem: (trackId: string): Promise<LiveItem | null> =>
      getItem(trackId, parseLiveItem, { consistent: false }),

    getDiagnostics: (trackId: string): Promise<TrailDiagnostics | null> => getItem(trackId, parseDiagnostics),

    /** The counters and newest states of many tracks; a track without messages is absent. Eventually consistent. */
    async listDiagnostics(trackIds: readonly string[]): Promise<Map<string, TrailDiagnostics>> {
      const keys = trackIds.map((trackId) => ({ trackId, itemKey: LIVE_KEY }))
      const fields = ['trackId', ...DIAGNOSTIC_FIELDS]
      const items = await batchGet(client, table, keys, { fields, consistent: false })
      return new Map(items.map((item) => [String(item.trackId), parseDiagnostics(item)]))
    },

    /**
     * The bytes of the merged days of a track from one UTC day to before another (their starts, epoch ms), by day: the
     * positions, their keys, and what DynamoDB bills for an item.
     */
    async mergedBytes(trackId: string, from: number, to: number): Promise<Map<number, number>> {
      const first = `${MERGED_START}${toIso(from)}`
      const items = await listItems(trackId, { first, last: `${MERGED_START}${toIso(to - 1)}~` })
      const bytes = new Map<number, number>()
      for (const { itemKey, points } of items) {
        const day = dayOf(chunkStart(itemKey))
        const size = trackId.length + itemKey.length + points.length + ITEM_OVERHEAD_BYTES
        bytes.set(day, (bytes.get(day) ?? 0) + size)
      }
      return bytes
    },

    /**
     * The newest states of many tracks; a track without messages is absent. Eventually consistent: some milliseconds
     * behind at half the cost, and views poll again within seconds.
     */
    async getLiveStates(trackIds: readonly string[]): Promise<Map<string, LiveState>> {
      const keys = trackIds.map((trackId) => ({ trackId, itemKey: LIVE_KEY }))
      const items = await batchGet(client, table, keys, {
        fields: ['trackId', ...STATE_FIELDS],
        consistent: false,
      })
      return new Map(items.map((item) => [String(item.trackId), parseLiveState(item)]))
    },

    /** When the stored positions of a track begin (epoch ms), at the latest; `null` without any. */
    async startOf(trackId: string): Promise<number | null> {
      const first = async (start: string) => {
        const { Items } = await client.send(
          new QueryCommand({
            TableName: table,
            ConsistentRead: true,
            KeyConditionExpression: 'trackId = :trackId AND begins_with(itemKey, :start)',
            ProjectionExpression: 'itemKey',
            ExpressionAttributeValues: { ':trackId': trackId, ':start': start },
            Limit: 1,
          }),
        )
        return ChunkKeys.parse(Items ?? []).map(({ itemKey }) => chunkStart(itemKey))
      }
      const tail = (await getLiveItem(trackId))?.tail.map(({ shownAt }) => shownAt) ?? []
      // the merged days last: a day that is merged meanwhile is then found twice rather than missed
      const starts = [...tail, ...(await first(CHUNKS_START)), ...(await first(MERGED_START))]
      return starts.length === 0 ? null : Math.min(...starts)
    },

    /** The one write of a message: updates the live item unless it was written since `version`. */
    async advanceLive(trackId: string, version: number, change: LiveChange): Promise<AdvanceResult> {
      try {
        await client.send(new UpdateCommand(liveUpdate(table, trackId, version, change)))
        return { isWritten: true }
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error
        return { isWritten: false, live: error.Item ? parseLiveItem(unmarshall(error.Item)) : null }
      }
    },

    /** Stores positions as a chunk, without touching the live item. Idempotent. */
    async putChunk(trackId: string, positions: readonly StampedPosition[]): Promise<void> {
      await client.send(new PutCommand({ TableName: table, Item: chunkItem(trackId, positions) }))
    },

    /** Counts messages that do not advance the live item, and saves the last contact (epoch ms). */
    async addCounts(trackId: string, lastContactAt: number, counts: Counts): Promise<void> {
      const names = Object.keys(counts)
      await client.send(
        new UpdateCommand({
          ...liveKey(trackId),
          UpdateExpression: `SET lastContactAt = :lastContactAt ADD ${names.map((name) => `#${name} :${name}`).join(', ')}`,
          ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
          ExpressionAttributeValues: {
            ':lastContactAt': lastContactAt,
            ...Object.fromEntries(Object.entries(counts).map(([name, by]) => [`:${name}`, by])),
          },
        }),
      )
    },

    /**
     * Notes an import of positions, so many of which can change the newest state: the next reader reprocesses it. A
     * track that has received nothing gets its live item, without which its days would be erased as those of a deleted
     * device.
     */
    async noteImport(trackId: string, at: number, latePositions: number): Promise<void> {
      await client.send(
        new UpdateCommand({
          ...liveKey(trackId),
          UpdateExpression: `SET importedAt = :at${latePositions > 0 ? ' ADD latePositions :late' : ''}`,
          ExpressionAttributeValues: { ':at': at, ...(latePositions > 0 && { ':late': latePositions }) },
        }),
      )
    },

    /** Saves when a last will arrived (epoch ms). The broker sends it, so it is no contact with the tracker. */
    async saveLastWill(trackId: string, at: number): Promise<void> {
      await updateIf(client, {
        ...liveKey(trackId),
        UpdateExpression: 'SET lastWillAt = :at',
        ConditionExpression: 'attribute_not_exists(lastWillAt) OR lastWillAt < :at',
        ExpressionAttributeValues: { ':at': at },
      })
    },

    /**
     * Saves a reprocessed state, unless a message or a late position arrived since;
     * then the next reader does.
     */
    async saveReprocessed(trackId: string, live: LiveState, tracked: Tracked): Promise<void> {
      const { set, names, values } = stateUpdate(tracked)
      await updateIf(client, {
        ...liveKey(trackId),
        UpdateExpression: `SET ${set}, version = :next REMOVE latePositions`,
        ConditionExpression: 'version = :version AND latePositions = :latePositions',
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: {
          ...values,
          ':next': live.version + 1,
          ':version': live.version,
          ':latePositions': live.latePositions,
        },
      })
    },

    /**
     * All stored positions from `from` to `to` (epoch ms) and up to six hours before, in no order and with repeats.
     * Throws `TooManyPositions`.
     * The live item is read first, and the merged days last: a tail that is flushed meanwhile, or a day that is merged,
     * is then read twice rather than missed.
     */
    async listPositions(trackId: string, from: number, to: number): Promise<StampedPosition[]> {
      const live = await getLiveItem(trackId)
      const positions: StampedPosition[] = []

      async function add(keys: KeyRange, chunksIn: (packed: string) => Iterable<Chunk>): Promise<void> {
        for await (const page of chunkPages(client, pointsQuery(table, trackId, keys))) {
          for (const packed of page) for (const chunk of chunksIn(packed)) positions.push(...chunk)
          if (positions.length > POSITIONS_READ_MAX) throw new TooManyPositions()
        }
      }

      const isInRange = startsInRange(from, to)
      await add(chunkKeys(from, to), (packed) => unpack(packed, (bytes) => [unpackPositions(bytes)]))
      await add(mergedKeys(from, to), (packed) => unpack(packed, unpackChunks).filter(isInRange))
      // Last, because it is the newest: positions that are already in order need no sorting.
      positions.push(...(live?.tail ?? []))
      return positions
    },

    /**
     * Packs all chunks that start on a UTC day (its start, epoch ms) into one item. Whenever it is interrupted, what is
     * stored twice is read as once, and doing it again completes it. A chunk that is stored meanwhile stays for the next
     * time.
     */
    async mergeDay(trackId: string, day: number): Promise<void> {
      const last = day + DAY_MS - 1
      const chunks = await listItems(trackId, {
        first: `${CHUNKS_START}${toIso(day)}`,
        last: `${CHUNKS_START}${toIso(last)}~`,
      })
      const merged = await listItems(trackId, {
        first: `${MERGED_START}${toIso(day)}`,
        last: `${MERGED_START}${toIso(last)}~`,
      })
      if (chunks.length === 0 && merged.length < 2) return
      const byKey = new Map(chunks.map(({ itemKey, points }) => [itemKey, unpackPositions(points)]))
      for (const chunk of merged.flatMap(({ points }) => unpackChunks(points)))
        byKey.set(chunkItem(trackId, chunk).itemKey, chunk)
      const sorted = [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, chunk]) => chunk)
      const items = mergedItems(trackId, withoutContained(sorted))
      for (const Item of items) await client.send(new PutCommand({ TableName: table, Item }))
      const kept = new Set(items.map(({ itemKey }) => itemKey))
      const isErased = (await getLiveItem(trackId)) === null
      const over = [...chunks, ...merged, ...(isErased ? items : [])]
        .map(({ itemKey }) => itemKey)
        .filter((itemKey) => isErased || !kept.has(itemKey))
      await eraseItems(
        client,
        table,
        over.map((itemKey) => ({ trackId, itemKey })),
      )
    },
  }

  async function listItems(trackId: string, keys: KeyRange) {
    const pages = paginateQuery(
      { client },
      {
        TableName: table,
        ConsistentRead: true,
        KeyConditionExpression: 'trackId = :trackId AND itemKey BETWEEN :first AND :last',
        ProjectionExpression: 'itemKey, points',
        ExpressionAttributeValues: { ':trackId': trackId, ':first': keys.first, ':last': keys.last },
      },
    )
    const items: z.infer<typeof Packed> = []
    for await (const { Items } of pages) items.push(...Packed.parse(Items ?? []))
    return items
  }
}
export type TrailStore = ReturnType<typeof trailStore>

type KeyRange = { first: string; last: string }

const pointsQuery = (table: string, trackId: string, { first, last }: KeyRange) => ({
  TableName: table,
  ConsistentRead: true,
  KeyConditionExpression: 'trackId = :trackId AND itemKey BETWEEN :first AND :last',
  ProjectionExpression: 'points',
  ExpressionAttributeValues: { ':trackId': { S: trackId }, ':first': { S: first }, ':last': { S: last } },
})

/** Whether a chunk would be found by its key, were it not merged. */
function startsInRange(from: number, to: number) {
  const { first, last } = chunkKeys(from, to)
  return (chunk: Chunk): boolean => {
    const key = `${CHUNKS_START}${sortableIso(startOfChunk(chunk))}`
    return key >= first && key <= last
  }
}

/** Updates the live item unless it was written since `version`. */
export function liveUpdate(table: string, trackId: string, version: number, change: LiveChange) {
  const { set, names, values } = stateUpdate(change.tracked)
  return {
    TableName: table,
    Key: { trackId, itemKey: LIVE_KEY },
    UpdateExpression: `SET ${set}, tail = :tail, version = :next${change.rulesCheckAt === null ? '' : ', rulesCheckAt = :check'} ADD received :received, held :held${change.batched === 0 ? '' : ', batched :batched'}`,
    ConditionExpression: version === 0 ? 'attribute_not_exists(version)' : 'version = :version',
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: {
      ...values,
      ':tail': change.packedTail,
      ':next': version + 1,
      ':received': change.received,
      ':held': change.held,
      ...(version === 0 ? {} : { ':version': version }),
      ...(change.batched === 0 ? {} : { ':batched': change.batched }),
      ...(change.rulesCheckAt === null ? {} : { ':check': change.rulesCheckAt }),
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  }
}

/** The first live item of a trail whose positions are all in chunks. */
export const liveItemOf = (
  trackId: string,
  { tracked, received, held }: Pick<LiveChange, 'tracked' | 'received' | 'held'>,
) => ({
  trackId,
  itemKey: LIVE_KEY,
  version: 1,
  ...stateAttributes(tracked),
  tail: packPositions([]),
  received,
  held,
})

/** Makes every function that has cached the live item of `version` read it again. */
export const liveTouch = (table: string, trackId: string, version: number) => ({
  TableName: table,
  Key: { trackId, itemKey: LIVE_KEY },
  UpdateExpression: 'SET version = :next',
  ConditionExpression: 'version = :version',
  ExpressionAttributeValues: { ':next': version + 1, ':version': version },
})
