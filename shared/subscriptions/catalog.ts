import type { PRICE_CENTS } from './prices.ts'

type Sold = { productId: string; name: string; lookupKey: string; interval: 'month' | 'year' | null }

/**
 * What Stripe knows of what is sold, by what it costs. Lookup keys end with a version, because the amount of a price at
 * Stripe never changes.
 */
export const CATALOG = {
  monthly: {
    productId: 'vectra_monthly',
    name: 'Vectra tracking, monthly',
    lookupKey: 'vectra_monthly_v1',
    interval: 'month',
  },
  annual: {
    productId: 'vectra_annual',
    name: 'Vectra tracking, annual',
    lookupKey: 'vectra_annual_v1',
    interval: 'year',
  },
  marine: {
    productId: 'vectra_marine',
    name: 'Marine support',
    lookupKey: 'vectra_marine_v1',
    interval: 'year',
  },
  unit: { productId: 'vectra_unit', name: 'GPS unit', lookupKey: 'vectra_unit_v1', interval: null },
} as const satisfies Record<keyof typeof PRICE_CENTS, Sold>
