import { setTimeout as sleep } from 'node:timers/promises'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
  type DynamoDBDocumentClient,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { retriesExhausted, retryWaitMs } from './store-retries.ts'

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/**
 * Writes all items or none. Returns whether the condition of each item failed; `null` if all were written. A conflict
 * with a concurrent write to one of the items is retried, which the SDK does not do.
 */
export async function transact(
  client: DynamoDBDocumentClient,
  items: readonly TransactItem[],
): Promise<boolean[] | null> {
  const startedAt = Date.now()
  for (let retries = 0; ; retries++) {
    try {
      await client.send(new TransactWriteCommand({ TransactItems: [...items] }))
      return null
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error
      const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code)
      if (codes.includes('ConditionalCheckFailed'))
        return codes.map((code) => code === 'ConditionalCheckFailed')
      if (!codes.includes('TransactionConflict') || retriesExhausted(retries, Date.now() - startedAt))
        throw error
    }
    await sleep(retryWaitMs(retries, Math.random))
  }
}
