import * as z from 'zod'

/** Where a function finds the keys of Stripe: a secret of Secrets Manager. */
export const StripeEnvironment = z.object({ STRIPE_SECRET: z.string(), SECRETS_ENDPOINT: z.url() })
export type StripeEnvironment = z.infer<typeof StripeEnvironment>

/** Lambda's own session token, which the extension for secrets asks for. */
export const SecretSession = z.object({ AWS_SESSION_TOKEN: z.string() })

/** Only the local run sets these, to its stand-in for Stripe. */
export const LocalStripe = z.object({
  STRIPE_API_HOST: z.string().optional(),
  STRIPE_API_PORT: z.string().optional(),
  STRIPE_API_PROTOCOL: z.enum(['http', 'https']).optional(),
})
