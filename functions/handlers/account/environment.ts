import * as z from 'zod'
import { UnconfirmedPerDay } from '../../messages/unconfirmed-limit.ts'

export const AccountEnvironment = z.object({
  ACCOUNTS_TABLE: z.string(),
  DUE_TABLE: z.string(),
  /** The deletions and exports of accounts. */
  ACCOUNT_JOBS_URL: z.url(),
  PRIVATE_FILES_BUCKET: z.string(),
  /** ISO 3166 codes, separated by commas; empty if the operator allows no texts. */
  SMS_COUNTRIES: z.string(),
  SUBSCRIPTIONS_TABLE: z.string(),
  UNCONFIRMED_PER_DAY: UnconfirmedPerDay,
})
export type AccountEnvironment = z.infer<typeof AccountEnvironment>
