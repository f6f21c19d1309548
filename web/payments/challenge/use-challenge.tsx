import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../api/site.tsx'
import { stripeQuery } from '../stripe/stripe-query.ts'
import { type AnswerBank, answerUntilPaid } from './answer-until-paid.ts'

const TestChallenge = lazy(() =>
  import('./test-challenge.tsx').then((module) => ({ default: module.TestChallenge })),
)

type Answer = Awaited<ReturnType<AnswerBank>>
type Asked = { clientSecret: string; answer: (answer: Answer) => void }

/**
 * 3D Secure. `answered` makes a call that pays, and has the payer answer the bank where it asks; `challenge` belongs
 * into the page, which shows there what the bank asks on a local run. Stripe shows it by itself.
 */
export function useChallenge() {
  const answerByStripe = useStripeAnswer()
  const [asked, setAsked] = useState<Asked | null>(null)
  const answerTest: AnswerBank = (clientSecret) =>
    new Promise((resolve) => {
      const answer = (given: Answer) => {
        setAsked(null)
        resolve(given)
      }
      setAsked({ clientSecret, answer })
    })
  const challenge: ReactNode = asked && (
    <Suspense>
      <TestChallenge {...asked} />
    </Suspense>
  )
  const answerBank = answerByStripe ?? answerTest
  return {
    answered: <Reply extends { success: true }>(call: Parameters<typeof answerUntilPaid<Reply>>[0]) =>
      answerUntilPaid(call, answerBank),
    challenge,
  }
}

/** `null` on a local run without a key. */
function useStripeAnswer(): AnswerBank | null {
  const { i18n } = useTranslation()
  const queryClient = useQueryClient()
  const { stripePublishableKey } = useSite().config
  if (stripePublishableKey === null) return null
  return async (clientSecret) => {
    const stripe = await queryClient.ensureQueryData(stripeQuery(stripePublishableKey, i18n.language))
    const { error } = await stripe.handleNextAction({ clientSecret })
    return error ? { confirmed: false, providerMessage: error.message ?? null } : { confirmed: true }
  }
}
