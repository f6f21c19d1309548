import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../shared/subscriptions/billing.ts'

type Shown = Pick<PaymentMethod['card'], 'brand' | 'last4'>

const BRANDS: Partial<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'Eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** `Visa ending in 4242` */
export function useCardLabel(): (card: Shown) => string {
  const { t } = useTranslation()
  return ({ brand, last4 }) => t('billing.card', { brand: BRANDS[brand] ?? t('billing.unknownBrand'), last4 })
}

const TWO_DIGITS = 2
/** `04/28` */
export const expiryText = (month: number, year: number) =>
  `${String(month).padStart(TWO_DIGITS, '0')}/${String(year).slice(-TWO_DIGITS)}`
