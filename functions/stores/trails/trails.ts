import { createHash } from 'node:crypto'
import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { DAY_MS, HOUR_MS, toIso } from '../../../shared/time.ts'
import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import { packPositions } from '../../../shared/tracking/packing/pack-positions.ts'
import { packTracked } from '../../../shared/tracking/packing/tracked-format.ts'
import type { Tracked } from '../../../shared/tracking/tracked.ts'
import { batchGet } from '../dynamodb/batch-get.ts'
import { updateIf } from '../dynamodb/update-if.ts'
import { chunkCache } from './chunk-cache.ts'
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

/** A chunk never spans more, so a range is read whole when reading begins this much early. */
export const CHUNK_SPAN_MS = 6 * HOUR_MS
const CHUNK_KEPT_DAYS = 40 * 30.44
const LIVE_KEY = 'live'

export type LiveChange = {
  tracked: Tracked
  tail: readonly StampedPosition[]
  received: number
  held: number
}
export type Counts = {
  received?: number
  held?: number
  unreadable?: number
  mismatched?: number
  latePositions?: number
}

/** `lost`: another write came first; `live` is what it left. */
export type AdvanceResult = { won: true } | { won: false; live: LiveItem | null }

/** The table of trails: for each track one item `live`, and chunks `p#<first fix time>#<hash of the content>`. */
export function trailStore(client: DynamoDBDocumentClient, table: string) {
  const unpack = chunkCache()
  const liveKey = (trackId: string) => ({ TableName: table, Key: { trackId, itemKey: LIVE_KEY } })

  async function readItem<Parsed>(trackId: string, parse: (item: unknown) => Parsed): Promise<Parsed | null> {
    const { Item } = await client.send(new GetCommand({ ...liveKey(trackId), ConsistentRead: true }))
    return Item ? parse(Item) : null
  }

  const getLiveItem = (trackId: string): Promise<LiveItem | null> => readItem(trackId, parseLiveItem)

  const advanceExpression = (version: number, change: LiveChange) => ({
    UpdateExpression: 'SET #state = :state, tail = :tail, version = :next ADD received :received, held :held',
    ConditionExpression: version === 0 ? 'attribute_not_exists(version)' : 'version = :version',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: {
      ':state': packTracked(change.tracked),
      ':tail': packPositions(change.tail),
      ':next': version + 1,
      ':received': change.received,
      ':held': change.held,
      ...(version === 0 ? {} : { ':version': version }),
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  })

  return {
    getLiveItem,

    getDiagnostics: (trackId: string): Promise<TrailDiagnostics | null> =>
      readItem(trackId, parseDiagnostics),

    /**
     * The newest state of many tracks at once; a track that was never heard is absent. Read eventually: half the
     * cost of a consistent read, some milliseconds behind, and the next look comes within seconds.
     */
    async getLiveStates(trackIds: readonly string[]): Promise<Map<string, LiveState>> {
      const keys = trackIds.map((trackId) => ({ trackId, itemKey: LIVE_KEY }))
      const items = await batchGet(client, table, keys, {
        fields: ['trackId', ...STATE_FIELDS],
        consistent: false,
      })
      return new Map(items.map((item) => [String(item.trackId), parseLiveState(item)]))
    },

    /** The one write of a message: the live item, on condition that nobody wrote it since `version`. */
    async advanceLive(trackId: string, version: number, change: LiveChange): Promise<AdvanceResult> {
      try {
        await client.send(new UpdateCommand({ ...liveKey(trackId), ...advanceExpression(version, change) }))
        return { won: true }
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error
        return { won: false, live: error.Item ? parseLiveItem(unmarshall(error.Item)) : null }
      }
    },

    /** Puts a full tail as its own chunk and begins the next, under the version, in one transaction. */
    async flushTail(
      trackId: string,
      version: number,
      fullTail: readonly StampedPosition[],
      change: LiveChange,
    ): Promise<AdvanceResult> {
      try {
        await client.send(
          new TransactWriteCommand({
            TransactItems: [
              { Put: { TableName: table, Item: chunkItem(trackId, fullTail) } },
              { Update: { ...liveKey(trackId), ...advanceExpression(version, change) } },
            ],
          }),
        )
        return { won: true }
      } catch (error) {
        if (!(error instanceof TransactionCanceledException)) throw error
        return { won: false, live: await getLiveItem(trackId) }
      }
    },

    /** Keeps points beside the live item. The key is made of the content, so a repeat changes nothing. */
    async putChunk(trackId: string, positions: readonly StampedPosition[]): Promise<void> {
      await client.send(new PutCommand({ TableName: table, Item: chunkItem(trackId, positions) }))
    },

    /** Counts what does not advance the live item, and that the tracker was heard (epoch ms). */
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

    /** Keeps when a last will was told (epoch ms). It is no word of the tracker, so nothing else changes. */
    async saveLastWill(trackId: string, at: number): Promise<void> {
      await updateIf(client, {
        ...liveKey(trackId),
        UpdateExpression: 'SET lastWillAt = :at',
        ConditionExpression: 'attribute_not_exists(lastWillAt) OR lastWillAt < :at',
        ExpressionAttributeValues: { ':at': at },
      })
    },

    /** Writes what `settle` found, unless a message or a late point came meanwhile; then the next reader does. */
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
     * All stored points from `from` to `to` (epoch ms) and up to six hours before, in no order and with
     * repeats. The live item is read first: a tail that is flushed meanwhile is then read twice, never missed.
     */
    async listPositions(trackId: string, from: number, to: number): Promise<StampedPosition[]> {
      const live = await getLiveItem(trackId)
      const positions: StampedPosition[] = []
      const pages = chunkPages(client, {
        TableName: table,
        ConsistentRead: true,
        KeyConditionExpression: 'trackId = :trackId AND itemKey BETWEEN :first AND :last',
        ProjectionExpression: 'points',
        ExpressionAttributeValues: {
          ':trackId': { S: trackId },
          ':first': { S: `p#${sortableIso(from - CHUNK_SPAN_MS)}` },
          ':last': { S: `p#${sortableIso(to)}~` },
        },
      })
      for await (const chunks of pages) for (const chunk of chunks) positions.push(...unpack(chunk))
      // Last, as it is the newest: positions that are in order already are not sorted again.
      positions.push(...(live?.tail ?? []))
      return positions
    },
  }

  function chunkItem(trackId: string, positions: readonly StampedPosition[]) {
    const points = packPositions(positions)
    const first = Math.min(...positions.map((position) => position.shownAt))
    const hash = createHash('sha256').update(points).digest('base64url').slice(0, 11)
    return {
      trackId,
      itemKey: `p#${sortableIso(first)}#${hash}`,
      points,
      expiresAt: Math.round((first + CHUNK_KEPT_DAYS * DAY_MS) / 1000),
    }
  }
}
export type TrailStore = ReturnType<typeof trailStore>

/** ISO time that sorts as text; a range may begin before the epoch or end after the year 9999. */
const EARLIEST = 0
const LATEST = Date.UTC(9999, 11, 31)
const sortableIso = (epochMs: number) => toIso(Math.min(LATEST, Math.max(EARLIEST, epochMs)))
