import * as z from 'zod'

/**
 * What a recipient of an account's notifications has decided. `asked`: nothing yet. `stopped`: gets nothing more.
 * `bounced`: the address does not exist. `complained`: has reported an email as spam.
 */
export const RecipientState = z.enum(['asked', 'confirmed', 'stopped', 'bounced', 'complained'])
export type RecipientState = z.infer<typeof RecipientState>
