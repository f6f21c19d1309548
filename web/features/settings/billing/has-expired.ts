import type { PaymentMethod } from '../../../../shared/subscriptions/billing.ts'

/** A card is good until its month ends; at the latest in the westernmost time zone. */
const WEST_OF_UTC_HOURS = 12

/** Whether no bank takes a card any more, at a time in epoch ms. */
export const hasExpired = (
  { exp_month, exp_year }: Pick<PaymentMethod['card'], 'exp_month' | 'exp_year'>,
  now: number,
): boolean => now >= Date.UTC(exp_year, exp_month, 1, WEST_OF_UTC_HOURS)
