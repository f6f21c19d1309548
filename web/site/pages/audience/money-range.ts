import type { Language } from '../../../../shared/i18n/language.ts'
import { CENTS_PER_DOLLAR } from '../../../../shared/subscriptions/prices.ts'

/** Two amounts in whole US dollars, as readers of the language write a range. */
export const moneyRange = (language: Language, [from, to]: readonly [number, number]): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).formatRange(from / CENTS_PER_DOLLAR, to / CENTS_PER_DOLLAR)
