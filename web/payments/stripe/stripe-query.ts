import type { StripeElementLocale } from '@stripe/stripe-js'
import { queryOptions } from '@tanstack/react-query'
import { LANGUAGES } from '../../../shared/i18n/language.ts'

/** Stripe's script, which only pages that pay load. Stripe has to serve it itself. */
export const stripeQuery = (publishableKey: string, language: string) =>
  queryOptions({
    queryKey: ['stripe', publishableKey, language],
    queryFn: async () => {
      const { loadStripe } = await import('@stripe/stripe-js/pure')
      const stripe = await loadStripe(publishableKey, { locale: localeOf(language) })
      if (stripe === null) throw new Error('Stripe runs in browsers only')
      return stripe
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: 1,
  })

/** A language that Stripe does not have fails to compile. */
const localeOf = (language: string): StripeElementLocale =>
  LANGUAGES.find((known) => known === language) ?? 'auto'
