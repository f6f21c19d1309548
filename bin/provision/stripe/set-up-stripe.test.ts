import { describe, expect, it } from 'vitest'
import type { StripeKeys } from '../../../shared/stripe-keys.ts'
import { aStripe } from '../../local/engines/stripe/fixture.ts'
import { setUpStripe, stripeKeysIn } from './set-up-stripe.ts'

const WEBHOOK_URL = 'https://track.example.com/api/stripe/webhook'
const KEYS = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1' }

/** A deployment without keys, and an account at Stripe. */
async function aDeployment() {
  const { stripe } = await aStripe()
  const stored: { keys: StripeKeys } = { keys: { secretKey: '', webhookSecret: '', publishableKey: '' } }
  const secret = {
    read: async () => stored.keys,
    write: async (keys: StripeKeys) => {
      stored.keys = keys
    },
  }
  return { stripe, stored, run: () => setUpStripe(KEYS, { stripe, secret, webhookUrl: WEBHOOK_URL }) }
}

describe('setting up Stripe', () => {
  it('SUB-7 stores the keys and the secret of one webhook endpoint, and changes nothing the second time', async () => {
    const { stripe, stored, run } = await aDeployment()
    expect(await run()).toContain('created vectra_monthly_v1')
    const first = stored.keys
    expect(first).toEqual({ ...KEYS, webhookSecret: expect.stringMatching(/^whsec_/) })
    expect(await run()).toContain('all there')
    expect(stored.keys).toEqual(first)
    const { data } = await stripe.webhookEndpoints.list()
    expect(data.map(({ url, api_version }) => [url, api_version])).toEqual([
      [WEBHOOK_URL, '2026-10-28.endive'],
    ])
  })

  it('SUB-7 replaces an endpoint whose secret nobody knows', async () => {
    const { stripe, stored, run } = await aDeployment()
    await run()
    const { webhookSecret } = stored.keys
    stored.keys = { ...stored.keys, webhookSecret: '' }
    await run()
    expect(stored.keys.webhookSecret).not.toBe(webhookSecret)
    expect((await stripe.webhookEndpoints.list()).data).toHaveLength(1)
  })

  it.each([
    [{}, 'Set STRIPE_SECRET_KEY'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'Set STRIPE_SECRET_KEY'],
    [{ STRIPE_SECRET_KEY: 'pk_test_1', STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, 'Set STRIPE_SECRET_KEY'],
    [{ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 'of test mode'],
  ])('SUB-7 refuses %j', (environment, message) => {
    expect(() => stripeKeysIn(environment)).toThrow(message)
  })

  it('SUB-7 takes two keys of one mode', () => {
    expect(stripeKeysIn({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toEqual(
      KEYS,
    )
  })
})
