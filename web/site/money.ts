import type { Language } from '../../shared/i18n/language.ts'
import { CENTS_PER_DOLLAR } from '../../shared/subscriptions/prices.ts'

/** An amount in US dollars as readers of the language write it; whole dollars without decimals. */
export function money(language: Language, cents: number): string {
  const digits = cents % CENTS_PER_DOLLAR === 0 ? 0 : 2
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / CENTS_PER_DOLLAR)
}
