import { ChangeMessageVisibilityCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod'

/** A report that is to be generated. */
export const ReportJob = z.object({
  accountId: z.string(),
  reportId: z.string(),
  /** How often it was continued because its time was up. */
  continued: z.number().int().default(0),
})
export type ReportJob = z.infer<typeof ReportJob>

/** The queue of the function that generates reports. */
export function reportQueue(queueUrl: string) {
  const client = new SQSClient({ retryMode: 'standard', endpoint: new URL(queueUrl).origin })
  return {
    async send(job: ReportJob): Promise<void> {
      await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(job) }))
    },

    /** Delivers a message again after so long, rather than when it is visible by itself. */
    async deliverAgain(receiptHandle: string, afterSeconds: number): Promise<void> {
      await client.send(
        new ChangeMessageVisibilityCommand({
          QueueUrl: queueUrl,
          ReceiptHandle: receiptHandle,
          VisibilityTimeout: afterSeconds,
        }),
      )
    },
  }
}
export type ReportQueue = ReturnType<typeof reportQueue>
