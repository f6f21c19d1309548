import { queryOptions } from '@tanstack/react-query'

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

const LOCALES = { en: 'en', es: 'es', fr: 'fr', zh: 'zh', ja: 'ja', pt: 'pt' } as const

const localeOf = (language: string) =>
  Object.entries(LOCALES).find(([known]) => known === language)?.[1] ?? 'auto'
