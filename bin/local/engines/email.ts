import * as z from 'zod'
import { sentMessages } from './sent-messages.ts'

const SentEmail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable().default(null),
  /** Additional headers, such as List-Unsubscribe. */
  headers: z.record(z.string(), z.string()).default({}),
  attachments: z.array(z.object({ id: z.string(), name: z.string(), size: z.number() })).default([]),
  /** The tags that come back in the reports of SES. */
  tags: z.record(z.string(), z.string()).default({}),
  sentAt: z.iso.datetime(),
})
export type SentEmail = z.infer<typeof SentEmail>

/** SES on this machine: stores sent emails in a file and lists the newest. */
export const createInbox = ({ file, now }: { file: string; now?: () => number }) =>
  sentMessages(file, SentEmail, now)
export type Inbox = ReturnType<typeof createInbox>
