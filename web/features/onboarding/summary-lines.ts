import { firstChargeCents, PRICE_CENTS, recurringCents } from '../../../shared/subscriptions/prices.ts'
import type { OrderDraft } from './draft/order-draft.ts'

type SummaryLine = { what: 'monthly' | 'annual' | 'marine' | 'unit'; cents: number }

type Ordered = Pick<OrderDraft, 'plan' | 'quantity'>

/** Orders without sign-in come with GPS units. */
export const WITH_UNITS = true

/** The parts of an order, and its price now and in each further period, in cents. */
export function summaryOf({ plan, quantity }: Ordered) {
  const sold = {
    monthly: ['monthly', 'unit'],
    annual: ['annual', 'unit'],
    marine: ['annual', 'marine', 'unit'],
  } as const
  const lines: SummaryLine[] = sold[plan].map((what) => ({ what, cents: PRICE_CENTS[what] * quantity }))
  return {
    lines,
    totalCents: firstChargeCents({ plan, quantity, withUnits: WITH_UNITS }),
    renewalCents: recurringCents({ plan, quantity }),
    period: plan === 'monthly' ? ('month' as const) : ('year' as const),
  }
}
