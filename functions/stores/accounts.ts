import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'

const StoredAccount = z.object({
  /** Failed claims of a device id since `claimWindowStart` (epoch ms). */
  failedClaims: z.number().default(0),
  claimWindowStart: z.number().default(0),
})

export function accountStore(client: DynamoDBDocumentClient, table: string) {
  return {
    async claims(accountId: string): Promise<{ failed: number; windowStart: number }> {
      const { Item } = await client.send(
        new GetCommand({ TableName: table, Key: { accountId }, ConsistentRead: true }),
      )
      const account = StoredAccount.parse(Item ?? {})
      return { failed: account.failedClaims, windowStart: account.claimWindowStart }
    },

    /** Counts one failed claim; a window that began before `windowOpenedAfter` is over, and a new one begins. */
    async countFailedClaim(accountId: string, now: number, windowOpenedAfter: number): Promise<void> {
      const key = { TableName: table, Key: { accountId } }
      try {
        await client.send(
          new UpdateCommand({
            ...key,
            UpdateExpression: 'ADD failedClaims :one',
            ConditionExpression: 'claimWindowStart > :openedAfter',
            ExpressionAttributeValues: { ':one': 1, ':openedAfter': windowOpenedAfter },
          }),
        )
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error
        await client.send(
          new UpdateCommand({
            ...key,
            UpdateExpression: 'SET failedClaims = :one, claimWindowStart = :now',
            ExpressionAttributeValues: { ':one': 1, ':now': now },
          }),
        )
      }
    },
  }
}
export type AccountStore = ReturnType<typeof accountStore>
