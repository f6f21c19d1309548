import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
  type DynamoDBDocumentClient,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { retryPauses } from './store-retries.ts'

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** Another write to the item, or throttling. The SDK does not retry a canceled transaction. */
const PASSING_REASONS = new Set<string | undefined>([
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
])

/**
 * Writes all items or none. Returns whether the condition of each item failed; `null` if all were written. A
 * transaction that was canceled for a passing reason is tried again.
 */
export async function transact(
  client: DynamoDBDocumentClient,
  items: readonly TransactItem[],
): Promise<boolean[] | null> {
  const pause = retryPauses()
  for (;;) {
    try {
      await client.send(new TransactWriteCommand({ TransactItems: [...items] }))
      return null
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error
      const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code)
      if (codes.includes('ConditionalCheckFailed'))
        return codes.map((code) => code === 'ConditionalCheckFailed')
      if (!codes.some((code) => PASSING_REASONS.has(code))) throw error
      await pause(`The store still refuses a transaction: ${codes.join()}`)
    }
  }
}
