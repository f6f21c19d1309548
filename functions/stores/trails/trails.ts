import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import {
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import * as z from 'zod'
import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import { packPositions } from '../../../shared/tracking/packing/pack-positions.ts'
import { packTracked } from '../../../shared/tracking/packing/tracked-format.ts'
import type { Tracked } from '../../../shared/tracking/tracked.ts'
import { batchGet } from '../dynamodb/batch-get.ts'
import { updateIf } from '../dynamodb/update-if.ts'
import { chunkCache } from './chunk-cache.ts'
import { CHUNKS_START, chunkItem, chunkKeys, chunkStart } from './chunk-item.ts'
import { chunkPages } from './chunk-query.ts'
import {
  type LiveItem,
  type LiveState,
  parseDiagnostics,
  parseLiveItem,
  parseLiveState,
  STATE_FIELDS,
  type TrailDiagnostics,
} from './live-item.ts'

const LIVE_KEY = 'live'
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
  tail: readonly StampedPosition[]
  received: number
  held: number
  rulesCheckAt: number | null
}
export type Counts = {
  received?: number
  held?: number
  unreadable?: number
  mismatched?: number
  latePositions?: number
}

/** Not written: another write came first, and `live` is the item that it left. */
export type AdvanceResult = { isWritten: true } | { isWritten: false; live: LiveItem | null }

/** The trails table: for each track one item `live`, and chunks `p#<first fix time>#<hash of the content>`. */
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
      const { Items } = await client.send(
        new QueryCommand({
          TableName: table,
          ConsistentRead: true,
          KeyConditionExpression: 'trackId = :trackId AND begins_with(itemKey, :chunks)',
          ProjectionExpression: 'itemKey',
          ExpressionAttributeValues: { ':trackId': trackId, ':chunks': CHUNKS_START },
          Limit: 1,
        }),
      )
      const [chunk] = ChunkKeys.parse(Items ?? [])
      const tail = (await getLiveItem(trackId))?.tail.map(({ shownAt }) => shownAt) ?? []
      const starts = chunk === undefined ? tail : [chunkStart(chunk.itemKey), ...tail]
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
      await updateIf(client, {
        ...liveKey(trackId),
        UpdateExpression: 'SET #state = :state, version = :next REMOVE latePositions',
        ConditionExpression: 'version = :version AND latePositions = :latePositions',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':state': packTracked(tracked),
          ':next': live.version + 1,
          ':version': live.version,
          ':latePositions': live.latePositions,
        },
      })
    },

    /**
     * All stored positions from `from` to `to` (epoch ms) and up to six hours before, in no order and with repeats.
     * Throws `TooManyPositions`.
     * The live item is read first: a tail that is flushed meanwhile is then read twice rather than missed.
     */
    async listPositions(trackId: string, from: number, to: number): Promise<StampedPosition[]> {
      const live = await getLiveItem(trackId)
      const positions: StampedPosition[] = []
      const { first, last } = chunkKeys(from, to)
      const pages = chunkPages(client, {
        TableName: table,
        ConsistentRead: true,
        KeyConditionExpression: 'trackId = :trackId AND itemKey BETWEEN :first AND :last',
        ProjectionExpression: 'points',
        ExpressionAttributeValues: {
          ':trackId': { S: trackId },
          ':first': { S: first },
          ':last': { S: last },
        },
      })
      for await (const chunks of pages) {
        for (const chunk of chunks) positions.push(...unpack(chunk))
        if (positions.length > POSITIONS_READ_MAX) throw new TooManyPositions()
      }
      // Last, because it is the newest: positions that are already in order need no sorting.
      positions.push(...(live?.tail ?? []))
      return positions
    },
  }
}
export type TrailStore = ReturnType<typeof trailStore>

/** Updates the live item unless it was written since `version`. */
export const liveUpdate = (table: string, trackId: string, version: number, change: LiveChange) => ({
  TableName: table,
  Key: { trackId, itemKey: LIVE_KEY },
  UpdateExpression: `SET #state = :state, tail = :tail, version = :next${change.rulesCheckAt === null ? '' : ', rulesCheckAt = :check'} ADD received :received, held :held`,
  ConditionExpression: version === 0 ? 'attribute_not_exists(version)' : 'version = :version',
  ExpressionAttributeNames: { '#state': 'state' },
  ExpressionAttributeValues: {
    ':state': packTracked(change.tracked),
    ':tail': packPositions(change.tail),
    ':next': version + 1,
    ':received': change.received,
    ':held': change.held,
    ...(version === 0 ? {} : { ':version': version }),
    ...(change.rulesCheckAt === null ? {} : { ':check': change.rulesCheckAt }),
  },
  ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
})

/** The first live item of a trail whose positions are all in chunks. */
export const liveItemOf = (
  trackId: string,
  { tracked, received, held }: Pick<LiveChange, 'tracked' | 'received' | 'held'>,
) => ({
  trackId,
  itemKey: LIVE_KEY,
  version: 1,
  state: packTracked(tracked),
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
