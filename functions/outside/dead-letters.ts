import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'

/** A dead-letter queue that a function writes to itself, because nothing else retries its work. */
export function deadLetters(queueUrl: string) {
  const client = new SQSClient({ retryMode: 'standard', endpoint: new URL(queueUrl).origin })
  return {
    async send(work: unknown): Promise<void> {
      await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(work) }))
    },
  }
}
