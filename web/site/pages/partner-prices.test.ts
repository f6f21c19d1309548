import { expect, test } from 'vitest'
import { DEALER_PRICES, dealerTotal, PARTNER_SHARE, partnerCents } from './partner-prices.ts'

test('PUB-7 a partner has 20 % of a unit’s price, $18', () => {
  expect(PARTNER_SHARE).toBe(0.2)
  expect(partnerCents(1)).toBe(1_800)
  expect(partnerCents(50)).toBe(90_000)
})

test('PUB-7 dealers charge what the specification says, and the total adds it up', () => {
  expect(DEALER_PRICES).toEqual({
    installation: [15_000, 30_000],
    tracking: [120_000, 200_000],
    warranty: [50_000, 80_000],
  })
  expect(dealerTotal()).toEqual([185_000, 310_000])
})
