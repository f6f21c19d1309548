import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CENTS_PER_DOLLAR } from '../../../shared/subscriptions/prices.ts'

/** Writes cents of a US dollar: `$1,234.50`. */
export function useMoney(): (cents: number) => string {
  const { language } = useTranslation().i18n
  return useMemo(() => {
    const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' })
    return (cents) => format.format(cents / CENTS_PER_DOLLAR)
  }, [language])
}
