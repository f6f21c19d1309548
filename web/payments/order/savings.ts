import { PRICE_CENTS } from '../../../shared/subscriptions/prices.ts'

export const MONTHS = 12

/** The saving of a year of the annual plan over twelve months of the monthly one. */
export const ANNUAL_SAVING_CENTS = MONTHS * PRICE_CENTS.monthly - PRICE_CENTS.annual
