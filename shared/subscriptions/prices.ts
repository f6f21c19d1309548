/** The prices for each device, in cents of a US dollar. The server charges these and no others. */
export const PRICE_CENTS = {
  monthly: 999,
  annual: 5_994,
  /** The GPS unit, once. */
  unit: 8_999,
  /** Marine support for a year, beside the annual plan. */
  marine: 9_900,
} as const

export const CENTS_PER_DOLLAR = 100

/** An amount as people read it: 5994 cents are `$59.94`. */
export const dollars = (cents: number): string => `$${(cents / CENTS_PER_DOLLAR).toFixed(2)}`

export const QUANTITY = { min: 1, max: 10 } as const

/** The plan that was chosen. `marine` is the annual plan with marine support. */
export type Plan = 'monthly' | 'annual' | 'marine'

type Ordered = { plan: Plan; quantity: number; withUnits: boolean }

/** The price of each further period, in cents. */
export const recurringCents = ({ plan, quantity }: Pick<Ordered, 'plan' | 'quantity'>): number =>
  quantity * (plan === 'marine' ? PRICE_CENTS.annual + PRICE_CENTS.marine : PRICE_CENTS[plan])

/** The total of the first invoice, in cents. */
export const firstChargeCents = ({ plan, quantity, withUnits }: Ordered): number =>
  recurringCents({ plan, quantity }) + (withUnits ? quantity * PRICE_CENTS.unit : 0)
