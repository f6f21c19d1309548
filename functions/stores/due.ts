import { createHash, randomBytes } from 'node:crypto'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { DAY_MS, MINUTE_MS, SECOND_MS, toIso } from '../../shared/time.ts'
import { type DueWork, dueKeyOf } from './due-work.ts'
import { deleteIf } from './dynamodb/delete-if.ts'
import { updateIf } from './dynamodb/update-if.ts'

export const DueItem = z.object({
  minute: z.string(),
  dueKey: z.string(),
  dueAt: z.number(),
  /** `DueWork`, unless a later version has put it. */
  work: z.unknown(),
  /** Differs each time that work is put. Missing in work that an earlier version has put. */
  putId: z.string().optional(),
})
export type DueItem = z.infer<typeof DueItem>
/** Where work is, and which put of it. */
type DueId = Pick<DueItem, 'minute' | 'dueKey' | 'putId'>
/** Work that a function has claimed, until then in epoch ms. */
type Claim = DueId & { claimedUntil: number }

/** Longer than a function runs (29 s), and over when the queue delivers work that failed again (`lib/due-work.ts`). */
const CLAIMED_FOR_MS = MINUTE_MS
/** 48 bits. */
const PUT_ID_BYTES = 6
const LIFETIME_DAYS = 30
/** Where the walk through the minutes has arrived. It sorts behind all minutes. */
const CURSOR_KEY = { minute: 'cursor', dueKey: 'tick-shards' }
/**
 * The cursor of versions before shards. After a rollback they go on with theirs, and ours waits at the work that only
 * this version can see.
 */
const OLD_CURSOR_KEY = { minute: 'cursor', dueKey: 'tick' }
/** Until when the events of Stripe were read. */
const EVENTS_KEY = { minute: 'cursor', dueKey: 'stripe-events' }
/** The night of which usage was last counted. */
const USAGE_KEY = { minute: 'cursor', dueKey: 'usage-night' }

export const minuteOf = (epochMs: number) => Math.floor(epochMs / MINUTE_MS) * MINUTE_MS

/** A key takes 1,000 writes a second, and all devices of a deployment can have work in the same minute. */
const SHARDS = Array.from({ length: 16 }, (_, shard) => shard.toString(16))
/** The shard of a device, or of an account for work that is about no device, or of work that is about neither. */
function shardOf(work: DueWork): string {
  const [byte = 0] = createHash('sha256')
    .update('trackId' in work ? work.trackId : 'accountId' in work ? work.accountId : dueKeyOf(work))
    .digest()
  return (byte % SHARDS.length).toString(16)
}

const keyOf = (dueAt: number, work: DueWork) => ({
  minute: `${toIso(minuteOf(dueAt))}#${shardOf(work)}`,
  dueKey: dueKeyOf(work),
})
/** Versions before shards had all work of a minute under one key. */
const keysOfMinute = (minute: number) => [
  toIso(minute),
  ...SHARDS.map((shard) => `${toIso(minute)}#${shard}`),
]

/** Writes due work. The same work of the same minute replaces itself. For transactions, and for `put`. */
export const duePut = (table: string, dueAt: number, work: DueWork) => ({
  TableName: table,
  Item: {
    ...keyOf(dueAt, work),
    dueAt,
    work,
    putId: randomBytes(PUT_ID_BYTES).toString('base64url'),
    expiresAt: Math.round((dueAt + LIFETIME_DAYS * DAY_MS) / SECOND_MS),
  },
})

/** Removes work that is not due any more. For transactions, and for `delete`. */
export const dueDelete = (table: string, dueAt: number, work: DueWork) => ({
  TableName: table,
  Key: keyOf(dueAt, work),
})

/** Where a page of a shard begins. */
type Start = { key: string; after?: Record<string, unknown> }

/** Work by the minute in which it is due, in shards. `functions/handlers/tick` walks through the minutes. */
export function dueStore(client: DynamoDBDocumentClient, table: string) {
  type CursorKey = typeof CURSOR_KEY

  async function cursorAt(Key: CursorKey): Promise<number | null> {
    const { Item } = await client.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))
    return Item ? z.object({ at: z.number() }).parse(Item).at : null
  }

  async function advance(Key: CursorKey, at: number): Promise<void> {
    await updateIf(client, {
      TableName: table,
      Key,
      UpdateExpression: 'SET #at = :at',
      ConditionExpression: 'attribute_not_exists(#at) OR #at < :at',
      ExpressionAttributeNames: { '#at': 'at' },
      ExpressionAttributeValues: { ':at': at },
    })
  }

  async function readPage({ key, after }: Start): Promise<{ items: DueItem[]; next: Start | null }> {
    const { Items, LastEvaluatedKey } = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: '#minute = :minute',
        ExpressionAttributeNames: { '#minute': 'minute' },
        ExpressionAttributeValues: { ':minute': key },
        ConsistentRead: true,
        ExclusiveStartKey: after,
      }),
    )
    const items = z.array(DueItem).parse(Items ?? [])
    return { items, next: LastEvaluatedKey === undefined ? null : { key, after: LastEvaluatedKey } }
  }

  return {
    async put(dueAt: number, work: DueWork): Promise<void> {
      await client.send(new PutCommand(duePut(table, dueAt, work)))
    },

    /** Unless the minute already has the same work from an earlier time on. */
    async putFrom(dueAt: number, work: Extract<DueWork, { from: number }>): Promise<void> {
      try {
        await client.send(
          new PutCommand({
            ...duePut(table, dueAt, work),
            ConditionExpression: 'attribute_not_exists(dueKey) OR #work.#from > :from',
            ExpressionAttributeNames: { '#work': 'work', '#from': 'from' },
            ExpressionAttributeValues: { ':from': work.from },
          }),
        )
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error
      }
    },

    /** Whether the minute has this work. */
    async has(dueAt: number, work: DueWork): Promise<boolean> {
      const key = { TableName: table, Key: keyOf(dueAt, work), ConsistentRead: true }
      return (await client.send(new GetCommand(key))).Item !== undefined
    },

    /** Removes work that was done before it was due. */
    async delete(dueAt: number, work: DueWork): Promise<void> {
      await client.send(new DeleteCommand(dueDelete(table, dueAt, work)))
    },

    /** Removes work that is kept elsewhere. */
    async remove({ minute, dueKey }: DueItem): Promise<void> {
      await client.send(new DeleteCommand({ TableName: table, Key: { minute, dueKey } }))
    },

    /**
     * The work of a minute, page by page: a page is one of each shard that has more. A shard that cannot be read is left
     * out and passed to `leftOut`, unless none can be read.
     */
    async *listPages(minute: number, leftOut?: (reason: unknown) => void): AsyncGenerator<DueItem[]> {
      const keys = keysOfMinute(minute)
      let starts: Start[] = keys.map((key) => ({ key }))
      while (starts.length > 0) {
        const reads = await Promise.allSettled(starts.map(readPage))
        const pages = reads.flatMap((read) => (read.status === 'fulfilled' ? read.value : []))
        const failures = reads.flatMap((read) => (read.status === 'rejected' ? [read.reason] : []))
        if (failures.length > 0 && (leftOut === undefined || failures.length === keys.length))
          throw failures[0]
        for (const reason of failures) leftOut?.(reason)
        yield pages.flatMap(({ items }) => items)
        starts = pages.flatMap(({ next }) => next ?? [])
      }
    },

    /**
     * Claims work for a while, so that it is done once although its message is delivered twice, and again if the claim
     * ends before it is done. `claimed` if another function has it, `over` if it is done or was put again since.
     */
    async claim({ minute, dueKey, putId }: DueId, now: number): Promise<Claim | 'claimed' | 'over'> {
      const claimedUntil = now + CLAIMED_FOR_MS
      const key = { TableName: table, Key: { minute, dueKey } }
      const updated = await updateIf(client, {
        ...key,
        UpdateExpression: 'SET claimedUntil = :until',
        ConditionExpression: `attribute_exists(dueKey) AND ${putId === undefined ? 'attribute_not_exists(putId)' : 'putId = :putId'} AND (attribute_not_exists(claimedUntil) OR claimedUntil <= :now)`,
        ExpressionAttributeValues: {
          ':until': claimedUntil,
          ':now': now,
          ...(putId !== undefined && { ':putId': putId }),
        },
      })
      if (updated !== null) return { minute, dueKey, putId, claimedUntil }
      const { Item } = await client.send(new GetCommand({ ...key, ConsistentRead: true }))
      return Item !== undefined && DueItem.parse(Item).putId === putId ? 'claimed' : 'over'
    },

    /** Removes work that is done, unless it was put again since it was claimed. */
    async complete({ minute, dueKey, claimedUntil }: Claim): Promise<void> {
      await deleteIf(client, {
        TableName: table,
        Key: { minute, dueKey },
        ConditionExpression: 'claimedUntil = :until',
        ExpressionAttributeValues: { ':until': claimedUntil },
      })
    },

    /** The minute from which the next tick goes on; `null` before the first tick. */
    cursor: async () => (await cursorAt(CURSOR_KEY)) ?? (await cursorAt(OLD_CURSOR_KEY)),
    /** Moves the minute on, never back. */
    advanceCursor: (at: number) => advance(CURSOR_KEY, at),

    /** Until when the events of Stripe were read, epoch ms; `null` before the first time. */
    eventsReadTo: () => cursorAt(EVENTS_KEY),
    /** Moves the time on, never back. */
    advanceEvents: (at: number) => advance(EVENTS_KEY, at),

    /** The night (its start, epoch ms) whose count of usage was requested last; `null` before the first. */
    usageNight: () => cursorAt(USAGE_KEY),
    /** Moves the night on, never back. */
    advanceUsageNight: (at: number) => advance(USAGE_KEY, at),
  }
}
export type DueStore = ReturnType<typeof dueStore>
