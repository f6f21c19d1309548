import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod'

/** Work that takes minutes for a large account. Each job is done in steps, and goes on where it was interrupted. */
export const AccountJob = z.discriminatedUnion('kind', [
  /** Deletes a closed account. */
  z.object({ kind: z.literal('deletion'), accountId: z.string() }),
  /** Removes the mark of a deleted account, once none of its access tokens is valid any more. */
  z.object({ kind: z.literal('forget'), accountId: z.string() }),
  /** Gives an account to the owner whom both sides have confirmed. */
  z.object({ kind: z.literal('handOver'), accountId: z.string() }),
  /** Writes the next archive of an export. */
  z.object({ kind: z.literal('export'), accountId: z.string(), exportId: z.string() }),
])
export type AccountJob = z.infer<typeof AccountJob>

/** The queue of the function that does these jobs. */
export function accountJobs(queueUrl: string) {
  const client = new SQSClient({ retryMode: 'standard', endpoint: new URL(queueUrl).origin })
  return {
    async send(job: AccountJob, delaySeconds = 0): Promise<void> {
      await client.send(
        new SendMessageCommand({
          QueueUrl: queueUrl,
          MessageBody: JSON.stringify(job),
          DelaySeconds: delaySeconds,
        }),
      )
    },
  }
}
export type AccountJobs = ReturnType<typeof accountJobs>
