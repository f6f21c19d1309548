import * as z from 'zod'

/** What the secret for Stripe holds, as JSON. Empty where the operator has not run `npm run provision -- --stripe`. */
export const StripeKeys = z.object({
  secretKey: z.string(),
  webhookSecret: z.string(),
  publishableKey: z.string(),
})
export type StripeKeys = z.infer<typeof StripeKeys>
