import { type DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { TrackerState } from '../../../shared/operator/tracker-state.ts'
import { batchGet } from '../dynamodb/batch-get.ts'
import { updateIf } from '../dynamodb/update-if.ts'
import { INDEXES } from '../indexes.ts'
import { StoredTracker } from './trackers.ts'

/** A tracker, also one that nobody owns. Times are epoch ms. */
const KnownTracker = StoredTracker.pick({ trackerId: true, dialect: true, claimedAt: true, releasedAt: true })
  .extend({
    accountId: z.string().nullable().default(null),
    passwordHash: z.string().nullable().default(null),
    model: z.string().nullable().default(null),
    /** Absent in items from before trackers had a state. */
    trackerState: TrackerState.optional(),
    stateSince: z.number().optional(),
    /** When it last tried to connect with its password, although nobody owns it. */
    lastCallAt: z.number().nullable().default(null),
  })
  .transform(({ trackerState, stateSince, claimedAt, releasedAt, dialect, ...tracker }) => ({
    ...tracker,
    state: trackerState ?? (tracker.accountId === null ? ('released' as const) : ('assigned' as const)),
    since: stateSince ?? claimedAt ?? releasedAt ?? null,
    releasedAt: releasedAt ?? null,
    dialect: dialect ?? null,
  }))
export type KnownTracker = z.infer<typeof KnownTracker>

const FIELDS = [
  'trackerId',
  'accountId',
  'passwordHash',
  'model',
  'dialect',
  'trackerState',
  'stateSince',
  'lastCallAt',
  'claimedAt',
  'releasedAt',
]

const StateKey = z.object({ trackerId: z.string(), trackerState: z.string() })
const StatePage = z.object({
  Items: z.array(z.object({ trackerId: z.string() })).default([]),
  LastEvaluatedKey: StateKey.optional(),
})

type ListQuery = { state: TrackerState; prefix: string; after: string | null; limit: number }

/** Trackers as whoever runs the deployment sees them: in stock, with a customer, or back. */
export function trackerStockStore(client: DynamoDBDocumentClient, table: string) {
  const move = async (trackerId: string, change: Change): Promise<boolean> =>
    (await updateIf(client, { TableName: table, Key: { trackerId }, ...change })) !== null

  return {
    /** `null` for an id that has never been imported or added. */
    async find(trackerId: string): Promise<KnownTracker | null> {
      const { Item } = await client.send(
        new GetCommand({ TableName: table, Key: { trackerId }, ConsistentRead: true }),
      )
      return Item ? KnownTracker.parse(Item) : null
    },

    /** The known trackers among the ids, in no order. */
    async findMany(trackerIds: readonly string[]): Promise<KnownTracker[]> {
      const keys = trackerIds.map((trackerId) => ({ trackerId }))
      return z
        .array(KnownTracker)
        .parse(await batchGet(client, table, keys, { fields: FIELDS, consistent: true }))
    },

    /** A page of the ids in a state that begin with a text, in their order, behind the key `after`. */
    async listByState({
      state,
      prefix,
      after,
      limit,
    }: ListQuery): Promise<{ trackerIds: string[]; lastKey: string | null }> {
      const page = StatePage.parse(
        await client.send(
          new QueryCommand({
            TableName: table,
            IndexName: INDEXES.trackers,
            KeyConditionExpression: `trackerState = :state${prefix === '' ? '' : ' AND begins_with(trackerId, :prefix)'}`,
            ExpressionAttributeValues: { ':state': state, ...(prefix !== '' && { ':prefix': prefix }) },
            ...(after !== null && { ExclusiveStartKey: StateKey.parse(JSON.parse(after)) }),
            Limit: limit,
          }),
        ),
      )
      const { Items, LastEvaluatedKey } = page
      return {
        trackerIds: Items.map(({ trackerId }) => trackerId),
        lastKey: LastEvaluatedKey === undefined ? null : JSON.stringify(LastEvaluatedKey),
      }
    },

    /** Takes a new tracker into stock. Returns whether it is new, or was stocked with the same password by a lost call. */
    stock(
      trackerId: string,
      { model, passwordHash }: { model: string | null; passwordHash: string },
      now: number,
    ): Promise<boolean> {
      return move(trackerId, {
        UpdateExpression:
          'SET trackerState = :stock, stateSince = :now, passwordHash = :hash, model = :model',
        ConditionExpression:
          'attribute_not_exists(trackerId) OR (trackerState = :stock AND passwordHash = :hash)',
        ExpressionAttributeValues: { ...STOCK, ':now': now, ':hash': passwordHash, ':model': model },
      })
    },

    /** Notes that a tracker in stock has tried to connect with its password. */
    noteCall(trackerId: string, now: number): Promise<boolean> {
      return move(trackerId, {
        UpdateExpression: 'SET trackerState = :calling, lastCallAt = :now',
        ConditionExpression: IN_STOCK,
        ExpressionAttributeValues: { ...STOCK, ...CALLING, ':now': now },
      })
    },

    /** Replaces the password and the key of a tracker in stock. Returns whether it is there. */
    setStockCredentials(
      trackerId: string,
      { passwordHash, httpKeyHash }: { passwordHash: string; httpKeyHash: string },
    ): Promise<boolean> {
      return move(trackerId, {
        UpdateExpression: 'SET passwordHash = :hash, httpKeyHash = :key',
        ConditionExpression: IN_STOCK,
        ExpressionAttributeValues: { ...STOCK, ...CALLING, ':hash': passwordHash, ':key': httpKeyHash },
      })
    },

    /**
     * Marks a tracker as returned and takes its credentials, so that it cannot connect. Whoever had it as a device keeps
     * that, with its history. Returns `false` if it is no longer as it was read, as all of these do.
     */
    markReturned({ trackerId, accountId, state }: KnownTracker, now: number): Promise<boolean> {
      const same = sameOwner(accountId)
      return move(trackerId, {
        UpdateExpression:
          'SET trackerState = :returned, stateSince = :now, stateWithoutOwner = :returned, passwordHash = :none REMOVE httpKeyHash, lastCallAt',
        ConditionExpression: `attribute_exists(trackerId) AND ${same.condition} AND (attribute_not_exists(trackerState) OR trackerState = :seen)`,
        ExpressionAttributeValues: {
          ...same.values,
          ...RETURNED,
          ':seen': state,
          ':now': now,
          ':none': null,
        },
      })
    },

    /** Puts a tracker that nobody owns back into stock, without a password. */
    restock({ trackerId, state }: KnownTracker, now: number): Promise<boolean> {
      return move(trackerId, {
        UpdateExpression:
          'SET trackerState = :stock, stateSince = :now, passwordHash = :none REMOVE stateWithoutOwner',
        ConditionExpression: `attribute_exists(trackerId) AND ${sameOwner(null).condition} AND (attribute_not_exists(trackerState) OR trackerState = :seen)`,
        ExpressionAttributeValues: { ...STOCK, ':seen': state, ':now': now, ':none': null },
      })
    },

    /** Gives a returned tracker back to the account that still has it as a device. */
    giveBack(trackerId: string, accountId: string, now: number): Promise<boolean> {
      return move(trackerId, {
        UpdateExpression: 'SET trackerState = :assigned, stateSince = :now REMOVE stateWithoutOwner',
        ConditionExpression: 'accountId = :accountId AND trackerState = :returned',
        ExpressionAttributeValues: { ':accountId': accountId, ...ASSIGNED, ...RETURNED, ':now': now },
      })
    },
  }
}
export type TrackerStockStore = ReturnType<typeof trackerStockStore>

type Change = {
  UpdateExpression: string
  ConditionExpression: string
  ExpressionAttributeValues: Record<string, unknown>
}

const STOCK = { ':stock': 'stock' } as const satisfies Record<string, TrackerState>
const CALLING = { ':calling': 'calling' } as const satisfies Record<string, TrackerState>
const ASSIGNED = { ':assigned': 'assigned' } as const satisfies Record<string, TrackerState>
const RETURNED = { ':returned': 'returned' } as const satisfies Record<string, TrackerState>

const IN_STOCK = 'trackerState IN (:stock, :calling)'

const sameOwner = (accountId: string | null) =>
  accountId === null
    ? { condition: 'attribute_not_exists(accountId)', values: {} }
    : { condition: 'accountId = :accountId', values: { ':accountId': accountId } }
