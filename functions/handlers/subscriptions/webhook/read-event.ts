import type Stripe from 'stripe'
import { SECOND_MS } from '../../../../shared/time.ts'

/** How old an event may be, and how far ahead our clock or Stripe's may be. The SDK checks the age only. */
const CLOCKS_APART_MS = 300 * SECOND_MS
const SIGNED_AT = /(?:^|,)t=(\d+)(?:,|$)/

/** The event of a signed webhook; `null` unless Stripe has signed exactly this text, now. */
export async function readEvent(
  text: string,
  signature: string | undefined,
  webhookSecret: string,
  now: number,
): Promise<Stripe.Event | null> {
  const signedAt = Number(SIGNED_AT.exec(signature ?? '')?.[1]) * SECOND_MS
  if (signature === undefined || webhookSecret === '' || !(Math.abs(now - signedAt) <= CLOCKS_APART_MS))
    return null
  const { Stripe } = await import('stripe')
  try {
    const ageS = CLOCKS_APART_MS / SECOND_MS
    return Stripe.webhooks.constructEvent(text, signature, webhookSecret, ageS, undefined, now)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      return null
    throw error
  }
}
