import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { updateIf } from '../dynamodb/update-if.ts'
import { ACCESS_FIELDS, type SupportAccess, supportAccessOf } from './support-access.ts'

/**
 * What is counted for an account, each in windows of time. Orders without sign-in are counted by their origin, and
 * messages to unconfirmed recipients for the whole deployment.
 */
type Counter =
  | 'claim'
  | 'command'
  | 'test'
  | 'email'
  | 'reportEmail'
  | 'text'
  | 'push'
  | 'code'
  | 'criticalEmail'
  | 'criticalText'
  | 'criticalPush'
  | 'ruleCut'
  | 'order'
  | 'export'
  | 'invitation'
  | 'report'
  | 'unconfirmedEmail'
  | 'unconfirmedText'
const Count = z.number().default(0)
/** `windowStart`: when the current window started, epoch ms. */
type CountedWindow = { count: number; windowStart: number }
const NO_MAX = Number.MAX_SAFE_INTEGER

/** The owner of an account that was handed over, on its item. */
export const OwnerId = z.string().optional()
/** The accounts that were handed over to a person, on their item. */
const OwnedElsewhere = z.set(z.string()).default(new Set())

const Watch = z.object({
  watchUntil: z.number().default(0),
  viewsUntil: z.number().default(0),
  viewsVersion: z.number().default(0),
  watchVersion: z.number().nullable().default(null),
  closedAt: z.unknown().optional(),
})

export type AccountWatch = {
  /** Until when someone watches all devices of the account, epoch ms. */
  watchedUntil: number
  /** Until when a page shows some of its devices, epoch ms, and the version of what the pages show. */
  viewsUntil: number
  viewsVersion: number
  /** The version of its geofences; `null` without any. */
  watchVersion: number | null
}
/** Whose an account is, and whether it or its owner's sign-in has ended. */
export type Ownership = {
  /** The owner or the operator has closed it. */
  isClosed: boolean
  /** The person it was made for, whose id it has, until that person hands it over. */
  ownerId: string
  support: SupportAccess
}

/** Whether the account that is named after a person is closed or somebody else's, so that they have no sign-in. */
export const hasNoSignIn = (
  personId: string,
  { isClosed, ownerId }: Pick<Ownership, 'isClosed' | 'ownerId'>,
): boolean => isClosed || ownerId !== personId

const NOT_WATCHED: AccountWatch = { watchedUntil: 0, viewsUntil: 0, viewsVersion: 0, watchVersion: null }

export function accountStore(client: DynamoDBDocumentClient, table: string) {
  async function getWindow(accountId: string, counter: Counter): Promise<CountedWindow> {
    const { Item } = await client.send(
      new GetCommand({ TableName: table, Key: { accountId }, ConsistentRead: true }),
    )
    return windowOf(Item ?? {}, counter)
  }

  /**
   * Adds one to a counter and returns the new count; `null` if the window already has `max`. A window that started
   * before `windowOpenedAfter` is over, and a new one starts. Concurrent calls each get a different count.
   */
  async function increment(
    accountId: string,
    counter: Counter,
    now: number,
    windowOpenedAfter: number,
    max: number,
  ): Promise<CountedWindow | null> {
    const step = (UpdateExpression: string, ConditionExpression: string, values: Record<string, number>) =>
      updateIf(client, {
        TableName: table,
        Key: { accountId },
        UpdateExpression,
        ConditionExpression,
        ExpressionAttributeNames: attributesOf(counter),
        ExpressionAttributeValues: { ':one': 1, ':openedAfter': windowOpenedAfter, ...values },
        ReturnValues: 'ALL_NEW',
      })
    const add = () => step('ADD #count :one', '#start > :openedAfter AND #count < :max', { ':max': max })
    const startWindow = () =>
      step('SET #count = :one, #start = :now', 'attribute_not_exists(#start) OR #start <= :openedAfter', {
        ':now': now,
      })
    const updated = (await add()) ?? (await startWindow()) ?? (await add())
    return updated && windowOf(updated, counter)
  }

  /** Reserves one of the `max` of a window, if one is left. Safe under concurrency. */
  async function reserve(
    accountId: string,
    counter: Counter,
    now: number,
    windowOpenedAfter: number,
    max: number,
  ): Promise<{ isReserved: boolean; windowStart: number }> {
    const reserved = await increment(accountId, counter, now, windowOpenedAfter, max)
    const { windowStart } = reserved ?? (await getWindow(accountId, counter))
    return { isReserved: reserved !== null, windowStart }
  }

  async function getOwnership(accountId: string): Promise<Ownership> {
    const { Item } = await client.send(
      new GetCommand({
        TableName: table,
        Key: { accountId },
        ProjectionExpression: ['closedAt', 'ownerId', ...ACCESS_FIELDS].join(', '),
        ConsistentRead: true,
      }),
    )
    return {
      isClosed: Item?.closedAt !== undefined,
      ownerId: OwnerId.parse(Item?.ownerId) ?? accountId,
      support: supportAccessOf(Item),
    }
  }

  return {
    getOwnership,
    isClosed: async (accountId: string): Promise<boolean> => (await getOwnership(accountId)).isClosed,
    ownerOf: async (accountId: string): Promise<string> => (await getOwnership(accountId)).ownerId,

    /** The accounts that were handed over to a person, who owns them besides the one with their id. */
    async ownedBy(personId: string): Promise<string[]> {
      const { Item } = await client.send(
        new GetCommand({
          TableName: table,
          Key: { accountId: personId },
          ProjectionExpression: 'ownedElsewhere',
          ConsistentRead: true,
        }),
      )
      return [...OwnedElsewhere.parse(Item?.ownedElsewhere)]
    },

    /**
     * Whether someone is watching the account's devices, and which version its geofences have; a closed account has
     * neither. Read for every message, so eventually consistent at half the cost: a view that just opened has also
     * read the list, and a new geofence may be missed for some milliseconds.
     */
    async getWatch(accountId: string): Promise<AccountWatch> {
      const { Item } = await client.send(
        new GetCommand({
          TableName: table,
          Key: { accountId },
          ProjectionExpression: 'watchUntil, viewsUntil, viewsVersion, watchVersion, closedAt',
        }),
      )
      const { watchUntil: watchedUntil, closedAt, ...watch } = Watch.parse(Item ?? {})
      return closedAt === undefined ? { watchedUntil, ...watch } : NOT_WATCHED
    },

    /** The version of the account's geofences; `null` without any. Consistent. */
    async getWatchVersion(accountId: string): Promise<number | null> {
      const { Item } = await client.send(
        new GetCommand({
          TableName: table,
          Key: { accountId },
          ProjectionExpression: 'watchVersion',
          ConsistentRead: true,
        }),
      )
      return Watch.parse(Item ?? {}).watchVersion
    },

    /** Extends the watch to `until`, unless it already lasts to `enough`. Returns whether it was extended. */
    async extendWatch(accountId: string, until: number, enough: number): Promise<boolean> {
      const updated = await updateIf(client, {
        TableName: table,
        Key: { accountId },
        UpdateExpression: 'SET watchUntil = :until',
        ConditionExpression: 'attribute_not_exists(watchUntil) OR watchUntil < :enough',
        ExpressionAttributeValues: { ':until': until, ':enough': enough },
      })
      return updated !== null
    },

    /** Notes that what a page shows has changed, or will be shown until `until`. */
    async extendViews(accountId: string, until: number): Promise<void> {
      await client.send(
        new UpdateCommand({
          TableName: table,
          Key: { accountId },
          UpdateExpression: 'SET viewsUntil = :until ADD viewsVersion :one',
          ExpressionAttributeValues: { ':until': until, ':one': 1 },
        }),
      )
    },

    failedClaims: async (accountId: string) => getWindow(accountId, 'claim'),
    async countFailedClaim(
      accountId: string,
      now: number,
      windowOpenedAfter: number,
    ): Promise<CountedWindow> {
      const window = await increment(accountId, 'claim', now, windowOpenedAfter, NO_MAX)
      if (window === null) throw new Error('The window of a counter ended while it was incremented')
      return window
    },

    reserve,

    /** Returns a reserved command, unless a new window has started since. */
    async releaseCommand(accountId: string, windowStart: number): Promise<void> {
      await updateIf(client, {
        TableName: table,
        Key: { accountId },
        UpdateExpression: 'ADD #count :less',
        ConditionExpression: '#start = :start',
        ExpressionAttributeNames: attributesOf('command'),
        ExpressionAttributeValues: { ':less': -1, ':start': windowStart },
      })
    },
  }
}
export type AccountStore = ReturnType<typeof accountStore>

const attributesOf = (counter: Counter) => ({
  '#count': `${counter}Count`,
  '#start': `${counter}WindowStart`,
})

function windowOf(account: Record<string, unknown>, counter: Counter): CountedWindow {
  const names = attributesOf(counter)
  return { count: Count.parse(account[names['#count']]), windowStart: Count.parse(account[names['#start']]) }
}
