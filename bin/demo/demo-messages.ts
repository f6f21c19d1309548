import * as z from 'zod'

/** The request of a local run to the process that makes its demo account. */
export const DemoRequest = z.object({
  account: z.object({
    accountId: z.string(),
    email: z.string(),
    /** A second person, who is a member of the account. */
    crewId: z.string(),
    /** Another customer, whose units are on their way. */
    rental: z.object({ accountId: z.string(), email: z.string() }),
    timezone: z.string(),
    /** Until when its past lasts, epoch ms. The same for each attempt to make it. */
    now: z.number(),
  }),
  databaseEndpoint: z.url(),
  tableNames: z.array(z.string()),
  siteUrl: z.url(),
  stripe: z.object({ stateFile: z.string(), requestsFile: z.string() }),
})
export type DemoRequest = z.infer<typeof DemoRequest>
export type DemoAccount = DemoRequest['account']

const ReportKey = z.object({ accountId: z.string(), reportId: z.string() })
export type ReportKey = z.infer<typeof ReportKey>

/** How far that process is. `paid`: the file of Stripe's stand-in is closed again. */
export const DemoProgress = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paid') }),
  /** The reports are still to be generated. */
  z.object({ kind: z.literal('made'), reports: z.array(ReportKey) }),
  z.object({ kind: z.literal('failed'), reason: z.string() }),
])
export type DemoProgress = z.infer<typeof DemoProgress>
