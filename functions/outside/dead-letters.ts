import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import * as z from 'zod'

/** Long polling: a short poll queries only some of the queue's servers. */
const WAIT_SECONDS = 1

/** A dead letter that was received, and is hidden from other receivers for a while. */
export type Letter = {
  messageId: string
  receipt: string
  body: string
  /** When it was first sent to a queue (epoch ms). */
  sentAt: number
  /** The ARN of the queue that gave it up; `null` if none did. */
  sourceArn: string | null
}

const Message = z.object({
  MessageId: z.string(),
  ReceiptHandle: z.string(),
  Body: z.string(),
  Attributes: z.object({
    SentTimestamp: z.coerce.number(),
    DeadLetterQueueSourceArn: z.string().optional(),
  }),
})
const Counts = z.object({
  ApproximateNumberOfMessages: z.coerce.number(),
  ApproximateNumberOfMessagesNotVisible: z.coerce.number(),
})

/** SQS's answers about a letter that was deleted, received by somebody else, or is visible again. */
const NOT_HELD = [
  'InvalidParameterValue',
  'InvalidParameterValueException',
  'MessageNotInflight',
  'ReceiptHandleIsInvalid',
]

const clientOf = (queueUrl: string) =>
  new SQSClient({ retryMode: 'standard', endpoint: new URL(queueUrl).origin })

/** A dead-letter queue. */
export function deadLetters(queueUrl: string) {
  const client = clientOf(queueUrl)
  const QueueUrl = queueUrl
  return {
    /** Sends work that nothing retries, for a function that writes to the queue itself. */
    async send(work: unknown): Promise<void> {
      await client.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(work) }))
    },

    /** Up to ten letters, hidden from other receivers for so long; none if the queue is empty. */
    async receive(max: number, hiddenSeconds: number): Promise<Letter[]> {
      const { Messages = [] } = await client.send(
        new ReceiveMessageCommand({
          QueueUrl,
          MaxNumberOfMessages: max,
          VisibilityTimeout: hiddenSeconds,
          WaitTimeSeconds: WAIT_SECONDS,
          MessageSystemAttributeNames: ['SentTimestamp', 'DeadLetterQueueSourceArn'],
        }),
      )
      return z.array(Message).parse(Messages).map(letterOf)
    },

    async delete(receipt: string): Promise<void> {
      await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: receipt }))
    },

    /** Shows a letter to other receivers again, unless somebody else has it by now. */
    async release(receipt: string): Promise<void> {
      try {
        await client.send(
          new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle: receipt, VisibilityTimeout: 0 }),
        )
      } catch (error) {
        if (!(error instanceof Error && NOT_HELD.includes(error.name))) throw error
      }
    },

    /** About how many letters a receiver would get, and how many are hidden from it. */
    async count(): Promise<{ visible: number; hidden: number }> {
      const { Attributes } = await client.send(
        new GetQueueAttributesCommand({
          QueueUrl,
          AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
        }),
      )
      const counts = Counts.parse(Attributes)
      return {
        visible: counts.ApproximateNumberOfMessages,
        hidden: counts.ApproximateNumberOfMessagesNotVisible,
      }
    },
  }
}
export type DeadLetters = ReturnType<typeof deadLetters>

const letterOf = ({ MessageId, ReceiptHandle, Body, Attributes }: z.infer<typeof Message>): Letter => ({
  messageId: MessageId,
  receipt: ReceiptHandle,
  body: Body,
  sentAt: Attributes.SentTimestamp,
  sourceArn: Attributes.DeadLetterQueueSourceArn ?? null,
})

/** Sends a letter back to the queue that gave it up. Returns whether it is one of these. */
export function senderBack(queueUrls: readonly string[]) {
  return async ({ sourceArn, body }: Pick<Letter, 'sourceArn' | 'body'>): Promise<boolean> => {
    const name = sourceArn?.split(':').at(-1)
    const queueUrl = queueUrls.find((url) => url.split('/').at(-1) === name)
    if (queueUrl === undefined) return false
    await clientOf(queueUrl).send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: body }))
    return true
  }
}
