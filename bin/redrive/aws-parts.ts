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

/** A letter is out of others' sight for so long: longer than trying all of a run should take. */
const HIDDEN_SECONDS = 900
/** Waits for letters to be found, as a short look does not ask every part of a queue. */
const WAIT_SECONDS = 2

const Message = z.object({
  MessageId: z.string(),
  ReceiptHandle: z.string(),
  Body: z.string(),
  Attributes: z.object({ SentTimestamp: z.coerce.number() }),
})

/** The queue, the function and the stream of a stack, reached as the environment says: on AWS or of a local run. */
export function redriveParts({
  deadLettersUrl,
  telemetryFunction,
}: Pick<StackOutputs, 'deadLettersUrl' | 'telemetryFunction'>): RedriveDeps {
  // A queue's URL is where AWS has it. Another endpoint is said by the environment, and must win.
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
            VisibilityTimeout: HIDDEN_SECONDS,
            WaitTimeSeconds: WAIT_SECONDS,
            MessageSystemAttributeNames: ['SentTimestamp'],
          }),
        )
        return z
          .array(Message)
          .parse(Messages ?? [])
          .map(letterOf)
      },
      async remove({ receipt }) {
        await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: receipt }))
      },
      async giveBack({ receipt }) {
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
    readRecords: (place) => readRecords(kinesis, place),
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

/** Why the function did not store what it was given; a batch says what of it. */
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
