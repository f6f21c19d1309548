import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
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

  /** Counts one; a window that began before `windowOpenedAfter` is over, and a new one begins. */
  async function countIn(
    accountId: string,
    { count, start }: Counter,
    now: number,
    windowOpenedAfter: number,
  ): Promise<void> {
    const key = { TableName: table, Key: { accountId } }
    const names = { '#count': count, '#start': start }
    try {
      await client.send(
        new UpdateCommand({
          ...key,
          UpdateExpression: 'ADD #count :one',
          ConditionExpression: '#start > :openedAfter',
          ExpressionAttributeNames: names,
          ExpressionAttributeValues: { ':one': 1, ':openedAfter': windowOpenedAfter },
        }),
      )
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error
      await client.send(
        new UpdateCommand({
          ...key,
          UpdateExpression: 'SET #count = :one, #start = :now',
          ExpressionAttributeNames: names,
          ExpressionAttributeValues: { ':one': 1, ':now': now },
        }),
      )
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

    /** Until when somebody looks at its devices, epoch ms; in the past where nobody does or it is closed. */
    async watchedUntil(accountId: string): Promise<number> {
      const { Item } = await client.send(
        new GetCommand({
          TableName: table,
          Key: { accountId },
          ProjectionExpression: 'watchUntil, closedAt',
          ConsistentRead: true,
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
    countCommand: (accountId: string, now: number, windowOpenedAfter: number) =>
      countIn(accountId, COMMANDS, now, windowOpenedAfter),
  }
}
export type AccountStore = ReturnType<typeof accountStore>
