import * as z from 'zod'

export const AccountEnvironment = z.object({ ACCOUNTS_TABLE: z.string() })
export type AccountEnvironment = z.infer<typeof AccountEnvironment>
