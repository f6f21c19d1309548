import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { Inputs } from '../../../shared/devices/inputs.ts'
import type { TrackerState } from '../../../shared/operator/tracker-state.ts'
import { DEFAULT_DIALECT, DIALECT_NAMES, type Dialect } from '../../../shared/trackers/dialects.ts'
import { TRACKER_ID } from '../../../shared/tracking/topics.ts'
import { batchGet } from '../dynamodb/batch-get.ts'
import { updateIf } from '../dynamodb/update-if.ts'

const StoredDialect = z.enum(DIALECT_NAMES)

/** A tracker: the account that owns it, the trail that it writes, and the hash of its password. */
export const StoredTracker = z.object({
  trackerId: z.string(),
  accountId: z.string(),
  trackId: z.string(),
  deviceType: z.string(),
  /** SHA-256 in hex; `null` until credentials are created. */
  passwordHash: z.string().nullable(),
  /** SHA-256 in hex of the key with which it sends by HTTP; absent until credentials are created. */
  httpKeyHash: z.string().nullish(),
  /** When a command was last requested (epoch ms); absent when none is open. */
  pendingSince: z.number().nullish(),
  /** The dialect of its last message; absent while that is `DEFAULT_DIALECT` or there is none. */
  dialect: StoredDialect.nullish(),
  /** When it was claimed, and when its owner before that deleted it (epoch ms); absent if nobody did. */
  claimedAt: z.number().optional(),
  releasedAt: z.number().optional(),
  /** When an anchor watch was set (epoch ms); absent without one. */
  anchoredAt: z.number().optional(),
  /** When a float plan was set (epoch ms); absent without one. */
  floatPlanAt: z.number().optional(),
  /** What its owner has wired to its inputs; absent while that is nothing. */
  inputs: Inputs.optional(),
  /** Until when its messages are kept as it sent them (epoch ms); absent if that was never asked for. */
  messagesKeptUntil: z.number().optional(),
})
export type StoredTracker = z.infer<typeof StoredTracker>

/**
 * From when on a tracker's positions are its owner's (epoch ms): what an earlier owner's tracker recorded is not. One that
 * never had another owner may upload what it recorded before it was claimed.
 */
export const ownedSince = ({ claimedAt, releasedAt }: StoredTracker): number =>
  releasedAt === undefined ? Number.NEGATIVE_INFINITY : (claimedAt ?? releasedAt)

/** A tracker whose owner deleted it is stored without one. */
const hasOwner = ({ accountId }: Record<string, unknown>) => accountId !== undefined

/** What a returned tracker sends is nobody's, also while its owner keeps the device. */
const isInUse = (item: Record<string, unknown>) =>
  hasOwner(item) && item.trackerState !== ('returned' satisfies TrackerState)

export const lastDialectOf = ({ dialect }: StoredTracker): Dialect => dialect ?? DEFAULT_DIALECT

/** Somebody has it, or could add it. */
export const NOT_RETURNED = '(attribute_not_exists(trackerState) OR trackerState <> :returned)'

export function trackerStore(client: DynamoDBDocumentClient, table: string) {
  async function readMany(
    trackerIds: readonly string[],
    consistent: boolean,
  ): Promise<Map<string, StoredTracker>> {
    const keys = trackerIds.map((trackerId) => ({ trackerId }))
    const fields = [...Object.keys(StoredTracker.shape), 'trackerState']
    const items = await batchGet(client, table, keys, { fields, consistent })
    const trackers = z.array(StoredTracker).parse(items.filter(isInUse))
    return new Map(trackers.map((tracker) => [tracker.trackerId, tracker]))
  }

  return {
    async get(trackerId: string): Promise<StoredTracker | null> {
      const { Item } = await client.send(
        new GetCommand({ TableName: table, Key: { trackerId }, ConsistentRead: true }),
      )
      return Item && hasOwner(Item) ? StoredTracker.parse(Item) : null
    },

    /** Whether nobody has the tracker, and somebody had it before. */
    async isReleased(trackerId: string): Promise<boolean> {
      const key = { TableName: table, Key: { trackerId }, ConsistentRead: true }
      const { Item } = await client.send(new GetCommand(key))
      return Item !== undefined && !hasOwner(Item)
    },

    /**
     * The trackers in use among the ids, by id. Read for every message, so eventually consistent at half the cost: a
     * change may be missed for some milliseconds. Only a tracker that is not found is read again, consistently, so
     * that the first message of a new one is not lost.
     */
    async getMany(trackerIds: readonly string[]): Promise<Map<string, StoredTracker>> {
      const found = await readMany(trackerIds, false)
      const missing = trackerIds.filter((trackerId) => !found.has(trackerId))
      return missing.length === 0 ? found : new Map([...found, ...(await readMany(missing, true))])
    },

    /** Replaces the password and the key. Returns whether the tracker is the account's, and has not been returned. */
    async setCredentials(
      accountId: string,
      trackerId: string,
      { passwordHash, httpKeyHash }: { passwordHash: string; httpKeyHash: string },
    ): Promise<boolean> {
      if (!TRACKER_ID.test(trackerId)) return false
      const updated = await updateIf(client, {
        TableName: table,
        Key: { trackerId },
        UpdateExpression: 'SET passwordHash = :hash, httpKeyHash = :key',
        ConditionExpression: `accountId = :accountId AND ${NOT_RETURNED}`,
        ExpressionAttributeValues: {
          ':hash': passwordHash,
          ':key': httpKeyHash,
          ':accountId': accountId,
          ':returned': 'returned' satisfies TrackerState,
        },
      })
      return updated !== null
    },

    /** Takes the owner from a tracker of the account, with its password, so that its id can be claimed again. */
    async release(accountId: string, trackerId: string, now: number): Promise<void> {
      await updateIf(client, {
        ...trackerRelease(table, { accountId, deviceId: trackerId }, now),
        ConditionExpression: 'accountId = :accountId',
      })
    },

    /**
     * Marks that a command waits for the tracker.
     * Returns its last dialect; `null` unless it is the account's.
     */
    async setPending(accountId: string, trackerId: string, now: number): Promise<Dialect | null> {
      const updated = await updateIf(client, {
        TableName: table,
        Key: { trackerId },
        UpdateExpression: 'SET pendingSince = :now',
        ConditionExpression: 'accountId = :accountId',
        ExpressionAttributeValues: { ':now': now, ':accountId': accountId },
        ReturnValues: 'ALL_NEW',
      })
      return updated && lastDialectOf(StoredTracker.parse(updated))
    },

    /** Keeps the messages of a tracker until then (epoch ms). Returns whether it is still the account's. */
    async keepMessages(accountId: string, trackerId: string, until: number): Promise<boolean> {
      const updated = await updateIf(client, {
        TableName: table,
        Key: { trackerId },
        UpdateExpression: 'SET messagesKeptUntil = :until',
        ConditionExpression: 'accountId = :accountId',
        ExpressionAttributeValues: { ':until': until, ':accountId': accountId },
      })
      return updated !== null
    },

    /** Saves the dialect of a tracker, so that an unsupported command is refused before it is queued. */
    async setDialect(trackerId: string, trackId: string, dialect: Dialect): Promise<void> {
      await updateIf(client, {
        TableName: table,
        Key: { trackerId },
        UpdateExpression: 'SET dialect = :dialect',
        ConditionExpression: 'trackId = :trackId',
        ExpressionAttributeValues: { ':dialect': dialect, ':trackId': trackId },
      })
    },

    /** Clears the pending mark, unless another command was requested since. */
    async clearPending(trackerId: string, pendingSince: number): Promise<void> {
      await updateIf(client, {
        TableName: table,
        Key: { trackerId },
        UpdateExpression: 'REMOVE pendingSince',
        ConditionExpression: 'pendingSince = :pendingSince',
        ExpressionAttributeValues: { ':pendingSince': pendingSince },
      })
    },
  }
}
export type TrackerStore = ReturnType<typeof trackerStore>

/**
 * Takes the owner from a tracker, unless it has another one, so that its id can be claimed again. Its item stays, with
 * the time, so that a new owner gets no fix from before.
 */
export const trackerRelease = (
  table: string,
  { accountId, deviceId }: { accountId: string; deviceId: string },
  now: number,
) => ({
  TableName: table,
  Key: { trackerId: deviceId },
  UpdateExpression:
    'SET releasedAt = :now, stateSince = :now, trackerState = if_not_exists(stateWithoutOwner, :released) REMOVE accountId, trackId, deviceType, passwordHash, httpKeyHash, pendingSince, dialect, claimedAt, anchoredAt, floatPlanAt, inputs, messagesKeptUntil',
  ConditionExpression: 'attribute_not_exists(accountId) OR accountId = :accountId',
  ExpressionAttributeValues: {
    ':now': now,
    ':accountId': accountId,
    ':released': 'released' satisfies TrackerState,
  },
})

/**
 * Marks a tracker as that of a boat whose anchor watch or float plan was set at a time (epoch ms); null removes the mark.
 * Only for the owner of the track.
 */
export const trackerMark = (
  table: string,
  { deviceId, trackId }: { deviceId: string; trackId: string },
  mark: 'anchoredAt' | 'floatPlanAt',
  at: number | null,
) => ({
  TableName: table,
  Key: { trackerId: deviceId },
  UpdateExpression: at === null ? `REMOVE ${mark}` : `SET ${mark} = :at`,
  ConditionExpression: 'trackId = :trackId',
  ExpressionAttributeValues: { ':trackId': trackId, ...(at !== null && { ':at': at }) },
})
