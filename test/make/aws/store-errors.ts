import {
  type CancellationReason,
  ConditionalCheckFailedException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'

/** The refusal of a conditional write. It has the stored item if the write asked for it. */
export const conditionFailed = (stored?: Record<string, unknown>) =>
  new ConditionalCheckFailedException({
    message: 'The conditional request failed',
    $metadata: {},
    ...(stored && { Item: marshall(stored) }),
  })

/** The refusal of a transaction, with a code for each of its items. */
export const transactionCanceled = (...codes: CancellationReason['Code'][]) =>
  new TransactionCanceledException({
    message: 'Transaction cancelled, please refer cancellation reasons for specific reasons',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  })
