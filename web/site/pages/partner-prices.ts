import { CENTS_PER_DOLLAR, PRICE_CENTS } from '../../../shared/subscriptions/prices.ts'

/** The partner's share of the retail price of a unit. */
export const PARTNER_SHARE = 0.2

/** What a partner earns on some units, in cents: a whole number of dollars on each. */
export const partnerCents = (units: number): number =>
  units * Math.round((PRICE_CENTS.unit * PARTNER_SHARE) / CENTS_PER_DOLLAR) * CENTS_PER_DOLLAR

/** The usual prices of dealers for each service on a sale, from and to, in cents. */
export const DEALER_PRICES = {
  installation: [15_000, 30_000],
  tracking: [120_000, 200_000],
  warranty: [50_000, 80_000],
} as const

/** All services of a sale together, from and to, in cents. */
export const dealerTotal = (): [number, number] => {
  const all = Object.values(DEALER_PRICES)
  return [all.reduce((sum, [from]) => sum + from, 0), all.reduce((sum, [, to]) => sum + to, 0)]
}
