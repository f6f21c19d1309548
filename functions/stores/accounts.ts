import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import {
  type DynamoDBDocumentClient,
  GetCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'

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

const Watched = z.object({ watchUntil: z.number().default(0), closedAt: z.unknown().optional() })

export function accountStore(client: DynamoDBDocumentClient, table: string) {
  async function readWindow(accountId: string, { count, start }: Counter): Promise<CountedWindow> {
    const { Item } = await client.send(
      new GetCommand({ TableName: table, Key: { accountId }, ConsistentRead: true }),
    )
    const account = Counted.parse(Item ?? {})
    return { count: account[count], windowStart: account[start] }
  }

  /**
   * Counts one and answers how many there are now; a window that began before `windowOpenedAfter` is over, and a new
   * one begins. However many count at once, each gets a number of its own.
   */
  async function countIn(
    accountId: string,
    { count, start }: Counter,
    now: number,
    windowOpenedAfter: number,
  ): Promise<CountedWindow> {
    const step = (UpdateExpression: string, ConditionExpression: string, values: Record<string, number>) =>
      updatedAccount({
        TableName: table,
        Key: { accountId },
        UpdateExpression,
        ConditionExpression,
        ExpressionAttributeNames: { '#count': count, '#start': start },
        ExpressionAttributeValues: { ':one': 1, ':openedAfter': windowOpenedAfter, ...values },
        ReturnValues: 'ALL_NEW',
      })
    const add = () => step('ADD #count :one', '#start > :openedAfter', {})
    const begin = () =>
      step('SET #count = :one, #start = :now', 'attribute_not_exists(#start) OR #start <= :openedAfter', {
        ':now': now,
      })
    const account = (await add()) ?? (await begin()) ?? (await add())
    if (account === null) throw new Error('A window of the account ended while something was counted in it')
    return { count: account[count], windowStart: account[start] }
  }

  /** `null` where the condition does not hold. */
  async function updatedAccount(update: UpdateCommandInput): Promise<z.infer<typeof Counted> | null> {
    try {
      const { Attributes } = await client.send(new UpdateCommand(update))
      return Counted.parse(Attributes)
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return null
      throw error
    }
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
    async watch(accountId: string, until: number, enough: number): Promise<boolean> {
      try {
        await client.send(
          new UpdateCommand({
            TableName: table,
            Key: { accountId },
            UpdateExpression: 'SET watchUntil = :until',
            ConditionExpression: 'attribute_not_exists(watchUntil) OR watchUntil < :enough',
            ExpressionAttributeValues: { ':until': until, ':enough': enough },
          }),
        )
        return true
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return false
        throw error
      }
    },

    claims: async (accountId: string) => readWindow(accountId, CLAIMS),
    countFailedClaim: (accountId: string, now: number, windowOpenedAfter: number) =>
      countIn(accountId, CLAIMS, now, windowOpenedAfter),

    commands: async (accountId: string) => readWindow(accountId, COMMANDS),
    countCommand: async (accountId: string, now: number, windowOpenedAfter: number): Promise<void> => {
      await countIn(accountId, COMMANDS, now, windowOpenedAfter)
    },
  }
}
export type AccountStore = ReturnType<typeof accountStore>
