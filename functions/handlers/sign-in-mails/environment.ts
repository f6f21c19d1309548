import * as z from 'zod'
import { UnconfirmedPerDay } from '../../messages/unconfirmed-limit.ts'

export const SignInMailsEnvironment = z.object({
  ACCOUNTS_TABLE: z.string(),
  UNCONFIRMED_PER_DAY: UnconfirmedPerDay,
})
export type SignInMailsEnvironment = z.infer<typeof SignInMailsEnvironment>
