import { PRICE_CENTS } from '../../../shared/subscriptions/prices.ts'

export const MONTHS = 12

/** What a year of the annual plan costs less than twelve months of the monthly one. */
export const ANNUAL_SAVING_CENTS = MONTHS * PRICE_CENTS.monthly - PRICE_CENTS.annual
