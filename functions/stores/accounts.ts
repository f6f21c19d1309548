import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { updateIf } from './dynamodb/update-if.ts'

/** What is counted of an account in windows, and since when (epoch milliseconds) the present one runs. */
const Counted = z.object({
  failedClaims: z.number().default(0),
  claimWindowStart: z.number().default(0),
  commandCount: z.number().default(0),
  commandWindowStart: z.number().default(0),
})
const CLAIMS = { count: 'failedClaims', start: 'claimWindowStart' } as const
const COMMANDS = { count: 'commandCount', start: 'commandWindowStart' } as const
type Counter = typeof CLAIMS | typeof COMMANDS
type CountedWindow = { count: number; windowStart: number }
const NO_MAX = Number.MAX_SAFE_INTEGER

const Watched = z.object({ watchUntil: z.number().default(0), closedAt: z.unknown().optional() })

export function accountStore(client: DynamoDBDocumentClient, table: string) {
  async function readWindow(accountId: string, counter: Counter): Promise<CountedWindow> {
    const { Item } = await client.send(
      new GetCommand({ TableName: table, Key: { accountId }, ConsistentRead: true }),
    )
    return windowOf(Item ?? {}, counter)
  }

  /**
   * Counts one and answers how many there are now; a window that began before `windowOpenedAfter` is over, and a new
   * one begins. However many count at once, each gets a number of its own; `null` where there were `max` before.
   */
  async function countIn(
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
        ExpressionAttributeNames: { '#count': counter.count, '#start': counter.start },
        ExpressionAttributeValues: { ':one': 1, ':openedAfter': windowOpenedAfter, ...values },
        ReturnValues: 'ALL_NEW',
      })
    const add = () => step('ADD #count :one', '#start > :openedAfter AND #count < :max', { ':max': max })
    const begin = () =>
      step('SET #count = :one, #start = :now', 'attribute_not_exists(#start) OR #start <= :openedAfter', {
        ':now': now,
      })
    const updated = (await add()) ?? (await begin()) ?? (await add())
    return updated && windowOf(updated, counter)
  }

  return {
    /** Whether its owner, or the operator, has closed the account. */
    async isClosed(accountId: string): Promise<boolean> {
      const { Item } = await client.send(
        new GetCommand({
          TableName: table,
          Key: { accountId },
          ProjectionExpression: 'closedAt',
          ConsistentRead: true,
        }),
      )
      return Item?.closedAt !== undefined
    },

    /**
     * Until when somebody looks at its devices, epoch ms; in the past where nobody does or it is closed. Asked for
     * each message, so read eventually, at half the cost: a view that has just opened has asked for the list too.
     */
    async watchedUntil(accountId: string): Promise<number> {
      const { Item } = await client.send(
        new GetCommand({
          TableName: table,
          Key: { accountId },
          ProjectionExpression: 'watchUntil, closedAt',
        }),
      )
      const { watchUntil, closedAt } = Watched.parse(Item ?? {})
      return closedAt === undefined ? watchUntil : 0
    },

    /** Has the account watched until then, unless it is beyond `enough` already. Answers whether it was not. */
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

    failedClaims: async (accountId: string) => readWindow(accountId, CLAIMS),
    async countFailedClaim(
      accountId: string,
      now: number,
      windowOpenedAfter: number,
    ): Promise<CountedWindow> {
      const counted = await countIn(accountId, CLAIMS, now, windowOpenedAfter, NO_MAX)
      if (counted === null) throw new Error('A window of the account ended while something was counted in it')
      return counted
    },

    /** Takes one of the `max` commands of a window, if one is left; however many ask at once, no more are taken. */
    async reserveCommand(
      accountId: string,
      now: number,
      windowOpenedAfter: number,
      max: number,
    ): Promise<{ isReserved: boolean; windowStart: number }> {
      const taken = await countIn(accountId, COMMANDS, now, windowOpenedAfter, max)
      const { windowStart } = taken ?? (await readWindow(accountId, COMMANDS))
      return { isReserved: taken !== null, windowStart }
    },

    /** Counts one less, unless another window has begun since it was taken. */
    async releaseCommand(accountId: string, windowStart: number): Promise<void> {
      await updateIf(client, {
        TableName: table,
        Key: { accountId },
        UpdateExpression: 'ADD #count :less',
        ConditionExpression: '#start = :start',
        ExpressionAttributeNames: { '#count': COMMANDS.count, '#start': COMMANDS.start },
        ExpressionAttributeValues: { ':less': -1, ':start': windowStart },
      })
    },
  }
}
export type AccountStore = ReturnType<typeof accountStore>

function windowOf(account: Record<string, unknown>, { count, start }: Counter): CountedWindow {
  const counted = Counted.parse(account)
  return { count: counted[count], windowStart: counted[start] }
}
