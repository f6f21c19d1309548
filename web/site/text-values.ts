import { CUT_BELOW_KMH, CUT_FIX_AGE_MAX_MS } from '../../shared/commands/relay-interlock.ts'
import type { Language } from '../../shared/i18n/language.ts'
import { firstChargeCents, PRICE_CENTS, QUANTITY } from '../../shared/subscriptions/prices.ts'
import { SECOND_MS } from '../../shared/time.ts'
import { MILES_PER_KM } from '../../shared/units.ts'
import { money } from './money.ts'
import { PARTNER_SHARE, partnerCents } from './pages/partner-prices.ts'

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
    /** The saving of the annual plan in a year. */
    saved: money(language, PRICE_CENTS.monthly * MONTHS - PRICE_CENTS.annual),
    firstMonthly: money(language, firstChargeCents({ plan: 'monthly', quantity: 1, withUnits: true })),
    firstAnnual: money(language, firstChargeCents({ plan: 'annual', quantity: 1, withUnits: true })),
    firstMarine: money(language, firstChargeCents({ plan: 'marine', quantity: 1, withUnits: true })),
  },
  cutBelow: cutSpeed(language),
})

const EXAMPLE_UNITS = 50
const NO_BREAK = '\u00a0'

/** Values that texts of the audience pages, the installation guide and the marine page mention. */
const pageValues = (language: Language) => ({
  quantity: QUANTITY,
  partner: {
    share: new Intl.NumberFormat(language, { style: 'percent' }).format(PARTNER_SHARE),
    perUnit: money(language, partnerCents(1)),
    exampleUnits: EXAMPLE_UNITS,
    example: money(language, partnerCents(EXAMPLE_UNITS)),
  },
  /** When the interlock allows a cut. */
  cut: {
    age: inUnit(language, 'second', CUT_FIX_AGE_MAX_MS / SECOND_MS),
    speed: cutSpeed(language),
  },
})

/**
 * The speed below which a relay is cut. English readers get miles as well, rounded down, so that the figure is never
 * above the limit.
 */
function cutSpeed(language: Language): string {
  const metric = inUnit(language, 'kilometer-per-hour', CUT_BELOW_KMH, 'short')
  if (language !== 'en') return metric.replace(' ', NO_BREAK)
  return `${inUnit(language, 'mile-per-hour', Math.floor(CUT_BELOW_KMH * MILES_PER_KM), 'short')} (${metric})`
}

const inUnit = (language: Language, unit: string, value: number, unitDisplay: 'short' | 'long' = 'long') =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(value)
