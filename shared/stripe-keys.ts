import * as z from 'zod'

/** The JSON in the secret for Stripe. Its fields are empty until the operator runs `npm run provision -- --stripe`. */
export const StripeKeys = z.object({
  secretKey: z.string(),
  webhookSecret: z.string(),
  publishableKey: z.string(),
})
export type StripeKeys = z.infer<typeof StripeKeys>
