import { describe, expect, it } from 'vitest'
import { aStripe } from '../local/engines/stripe/fixture.ts'
import { createCatalog } from './stripe-catalog.ts'

const KEYS = ['vectra_monthly_v1', 'vectra_annual_v1', 'vectra_marine_v1', 'vectra_unit_v1']

describe('T81 the prices at Stripe', () => {
  it('T81 are created once, with the amounts of the server', async () => {
    const { stripe } = await aStripe()
    expect(await createCatalog(stripe)).toEqual(KEYS)
    expect(await createCatalog(stripe)).toEqual([])
    const { data } = await stripe.prices.list({ lookup_keys: KEYS })
    const sold = data.map(({ lookup_key, unit_amount, recurring }) => [
      lookup_key,
      unit_amount,
      recurring?.interval ?? 'once',
    ])
    expect(sold.toReversed()).toEqual([
      ['vectra_monthly_v1', 999, 'month'],
      ['vectra_annual_v1', 5_994, 'year'],
      ['vectra_marine_v1', 9_900, 'year'],
      ['vectra_unit_v1', 8_999, 'once'],
    ])
  })

  it('T81 that are missing in part are completed, and one of another amount is refused', async () => {
    const { stripe } = await aStripe()
    const { id: product } = await stripe.products.create({ id: 'vectra_unit', name: 'GPS unit' })
    await stripe.prices.create({
      product,
      currency: 'usd',
      unit_amount: 8_999,
      lookup_key: 'vectra_unit_v1',
    })
    expect(await createCatalog(stripe)).toEqual(KEYS.slice(0, 3))
    await stripe.prices.create({
      product,
      currency: 'usd',
      unit_amount: 8_998,
      lookup_key: 'vectra_unit_v1',
      transfer_lookup_key: true,
    })
    await expect(createCatalog(stripe)).rejects.toThrow(
      'Stripe charges 8998 usd cents for vectra_unit_v1, not 8999 usd cents.',
    )
  })
})
