import type { Language } from '../../shared/i18n/language.ts'
import { firstChargeCents, PRICE_CENTS } from '../../shared/subscriptions/prices.ts'
import { money } from './money.ts'
import { cutSpeed, pageValues } from './pages/page-values.ts'

const MONTHS = 12

/** Values that texts of every public page may mention, such as `{{price.annual}}`. */
export const textValues = (language: Language) => ({
  ...pageValues(language),
  price: {
    monthly: money(language, PRICE_CENTS.monthly),
    annual: money(language, PRICE_CENTS.annual),
    annualPerMonth: money(language, Math.ceil(PRICE_CENTS.annual / MONTHS)),
    unit: money(language, PRICE_CENTS.unit),
    marine: money(language, PRICE_CENTS.marine),
    /** What the annual plan saves in a year. */
    saved: money(language, PRICE_CENTS.monthly * MONTHS - PRICE_CENTS.annual),
    firstMonthly: money(language, firstChargeCents({ plan: 'monthly', quantity: 1, withUnits: true })),
    firstAnnual: money(language, firstChargeCents({ plan: 'annual', quantity: 1, withUnits: true })),
    firstMarine: money(language, firstChargeCents({ plan: 'marine', quantity: 1, withUnits: true })),
  },
  cutBelow: cutSpeed(language),
})
