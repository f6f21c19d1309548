import { KinesisClient } from '@aws-sdk/client-kinesis'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import * as z from 'zod'
import type { StackOutputs } from '../../shared/stack-outputs.ts'
import { readRecords } from './read-records.ts'
import type { Letter, RedriveDeps } from './redrive.ts'

/** Longer than a whole redrive should take. */
const VISIBILITY_TIMEOUT_SECONDS = 900
/** Long polling: a short poll queries only some of the queue's servers. */
const WAIT_SECONDS = 2

const Message = z.object({
  MessageId: z.string(),
  ReceiptHandle: z.string(),
  Body: z.string(),
  Attributes: z.object({ SentTimestamp: z.coerce.number() }),
})

/** The queue, function and stream of a stack on AWS, or of the local run where the environment says so. */
export function redriveDeps({
  deadLettersUrl,
  telemetryFunction,
}: Pick<StackOutputs, 'deadLettersUrl' | 'telemetryFunction'>): RedriveDeps {
  // the queue's URL is the one on AWS: an endpoint in the environment must override it
  const sqs = new SQSClient({ useQueueUrlAsEndpoint: process.env.AWS_ENDPOINT_URL_SQS === undefined })
  const lambda = new LambdaClient()
  const kinesis = new KinesisClient()
  const QueueUrl = deadLettersUrl
  return {
    letters: {
      async receive(max) {
        const { Messages } = await sqs.send(
          new ReceiveMessageCommand({
            QueueUrl,
            MaxNumberOfMessages: max,
            VisibilityTimeout: VISIBILITY_TIMEOUT_SECONDS,
            WaitTimeSeconds: WAIT_SECONDS,
            MessageSystemAttributeNames: ['SentTimestamp'],
          }),
        )
        return z
          .array(Message)
          .parse(Messages ?? [])
          .map(letterOf)
      },
      async delete({ receipt }) {
        await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: receipt }))
      },
      async release({ receipt }) {
        await sqs.send(
          new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle: receipt, VisibilityTimeout: 0 }),
        )
      },
    },
    async invoke(event) {
      const { FunctionError, Payload } = await lambda.send(
        new InvokeCommand({ FunctionName: telemetryFunction, Payload: JSON.stringify(event) }),
      )
      return failureIn(FunctionError, Payload?.transformToString() ?? '')
    },
    readRecords: (range) => readRecords(kinesis, range),
  }
}

const letterOf = ({ MessageId, ReceiptHandle, Body, Attributes }: z.infer<typeof Message>): Letter => ({
  messageId: MessageId,
  receipt: ReceiptHandle,
  body: Body,
  sentAt: Attributes.SentTimestamp,
})

const Failure = z.object({ errorMessage: z.string() })
const BatchReply = z.object({ batchItemFailures: z.array(z.unknown()) })

/** Why the function did not store all of an event, or `null`. */
function failureIn(functionError: string | undefined, reply: string): string | null {
  const parsed: unknown = reply === '' ? null : JSON.parse(reply)
  if (functionError !== undefined) {
    const failure = Failure.safeParse(parsed)
    return failure.success ? (failure.data.errorMessage.split('\n')[0] ?? functionError) : functionError
  }
  const batch = BatchReply.safeParse(parsed)
  const failed = batch.success ? batch.data.batchItemFailures.length : 0
  return failed === 0 ? null : `the function could not store ${failed} of its records`
}
