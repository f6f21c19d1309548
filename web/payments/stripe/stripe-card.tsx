import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type {
  Appearance,
  Stripe,
  StripeElements,
  StripeElementsOptions,
  StripeError,
  StripePaymentElementOptions,
} from '@stripe/stripe-js'
import { useEffect, useMemo, useState } from 'react'
import type { Tone } from '../../../shared/tone.ts'
import { ALERT_COLOUR } from '../../theme/status-colours.ts'
import { SURFACES } from '../../theme/surfaces.ts'
import { useTone } from '../../theme/use-tone.ts'
import { type CardResult, cardProblem, type Payer } from '../card.ts'
import type { Card } from '../use-card.ts'

type Props = Pick<Card, 'setForm'> & {
  stripe: Stripe
  /** The charge in cents; `null` where a card is saved only. */
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

/** Makes a payment method of what Stripe's form holds. */
async function createStripePaymentMethod(
  stripe: Stripe,
  elements: StripeElements,
  payer: Payer,
): Promise<CardResult> {
  try {
    const submitted = await elements.submit()
    if (submitted.error) return problemOf(submitted.error)
    const { error, paymentMethod } = await stripe.createPaymentMethod({
      elements,
      params: { billing_details: payer },
    })
    return error ? problemOf(error) : { paymentMethodId: paymentMethod.id }
  } catch (error) {
    console.warn('Could not create a payment method:', error)
    return cardProblem('failed')
  }
}

function problemOf({ type, code = '', message }: Pick<StripeError, 'type' | 'code' | 'message'>) {
  if (code.startsWith('incomplete')) return cardProblem('incomplete')
  const isAboutCard = type === 'validation_error' || type === 'card_error'
  return cardProblem(isAboutCard ? 'invalid' : 'failed', message)
}
