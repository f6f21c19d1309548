import * as z from 'zod'

/** How SES names what it reports to EventBridge. */
export const SES_FEEDBACK = {
  source: 'aws.ses',
  detailTypes: { bounce: 'Email Bounced', complaint: 'Email Complaint Received' },
} as const

/** The tag of an email that names the account for which it was sent. */
export const ACCOUNT_TAG = 'account'

const mail = z.object({
  destination: z.tuple([z.string()]),
  tags: z.object({ [ACCOUNT_TAG]: z.tuple([z.string()]) }),
})

/** A report from SES about an email that it accepted earlier. An email has one recipient. */
export const EmailFeedback = z.discriminatedUnion('detail-type', [
  z.object({
    'detail-type': z.literal(SES_FEEDBACK.detailTypes.bounce),
    detail: z.object({
      mail,
      /** `Transient` bounces, such as a full mailbox, end by themselves. */
      bounce: z.object({ bounceType: z.string() }),
    }),
  }),
  z.object({
    'detail-type': z.literal(SES_FEEDBACK.detailTypes.complaint),
    detail: z.object({ mail }),
  }),
])
export type EmailFeedback = z.infer<typeof EmailFeedback>
