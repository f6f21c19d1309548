import * as z from 'zod'

export const AccountEnvironment = z.object({
  ACCOUNTS_TABLE: z.string(),
  DUE_TABLE: z.string(),
  /** ISO 3166 codes, separated by commas; empty if the operator allows no texts. */
  SMS_COUNTRIES: z.string(),
})
export type AccountEnvironment = z.infer<typeof AccountEnvironment>
