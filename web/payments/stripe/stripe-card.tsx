import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type {
  Appearance,
  Stripe,
  StripeElementsOptions,
  StripePaymentElementOptions,
} from '@stripe/stripe-js'
import { useEffect, useMemo, useState } from 'react'
import type { Tone } from '../../../shared/tone.ts'
import { ALERT_COLOUR } from '../../theme/status-colours.ts'
import { SURFACES } from '../../theme/surfaces.ts'
import { useTone } from '../../theme/use-tone.ts'
import type { Card } from '../use-card.ts'
import { createStripePaymentMethod } from './create-payment-method.ts'

type Props = Pick<Card, 'setForm'> & {
  stripe: Stripe
  /** What is charged, in cents; `null` where a card is saved only. */
  amountCents: number | null
  onLoadError: () => void
}

/** Stripe's card form. The card goes to Stripe and never through our page. */
export function StripeCard({ stripe, amountCents, ...fields }: Props) {
  const options = useElementsOptions(amountCents)
  return (
    <Elements stripe={stripe} options={options}>
      <CardFields {...fields} />
    </Elements>
  )
}

const PAYMENT_ELEMENT: StripePaymentElementOptions = {
  layout: 'tabs',
  wallets: { link: 'never', applePay: 'never', googlePay: 'never' },
}

function CardFields({ setForm, onLoadError }: Pick<Props, 'setForm' | 'onLoadError'>) {
  const stripe = useStripe()
  const elements = useElements()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (stripe === null || elements === null || !isReady) return
    return setForm((payer) => createStripePaymentMethod(stripe, elements, payer))
  }, [setForm, stripe, elements, isReady])
  return (
    <PaymentElement
      options={PAYMENT_ELEMENT}
      onReady={() => setReady(true)}
      onLoadError={({ error }) => {
        console.warn('Could not load the card form:', error)
        onLoadError()
      }}
    />
  )
}

/** The form looks like the page around it. */
function useElementsOptions(amountCents: number | null): StripeElementsOptions {
  const tone = useTone()
  return useMemo(() => {
    const base = { ...CARD_ONLY, appearance: appearanceIn(tone) }
    return amountCents === null
      ? { ...base, mode: 'setup' }
      : { ...base, mode: 'subscription', amount: amountCents }
  }, [tone, amountCents])
}

const CARD_ONLY = {
  currency: 'usd',
  paymentMethodCreation: 'manual',
  allowedPaymentMethodTypes: ['card'],
} satisfies Partial<StripeElementsOptions> & { allowedPaymentMethodTypes: string[] }

function appearanceIn(tone: Tone): Appearance {
  const { brand = '', paper = '', ink = '', alert = '' } = { ...SURFACES[tone], alert: ALERT_COLOUR[tone] }
  const colours = { colorPrimary: brand, colorBackground: paper, colorText: ink, colorDanger: alert }
  const variables = { ...colours, borderRadius: '8px', fontFamily: 'system-ui, sans-serif' }
  return { theme: tone === 'dark' ? 'night' : 'stripe', variables }
}
