import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../api/site.tsx'
import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx'
import { InlineFailure } from '../ui/feedback/inline-failure.tsx'
import { stripeQuery } from './stripe/stripe-query.ts'
import type { Card } from './use-card.ts'

const StripeCard = lazy(() =>
  import('./stripe/stripe-card.tsx').then((module) => ({ default: module.StripeCard })),
)
const TestCard = lazy(() =>
  import('./test-card/test-card.tsx').then((module) => ({ default: module.TestCard })),
)

type Props = {
  card: SetForm
  /** The charge in cents; `null` where a card is saved only. */
  amountCents: number | null
}

type SetForm = Pick<Card, 'setForm'>

/**
 * Asks for a card: Stripe's form where a key is set, on a local run without one our own for test cards, and none
 * elsewhere. It contains no `form` element.
 */
export function CardForm({ card: { setForm }, amountCents }: Props) {
  const { stripePublishableKey, testingMode } = useSite().config
  if (stripePublishableKey !== null)
    return (
      <Loaded setForm={setForm}>
        <StripeForm setForm={setForm} amountCents={amountCents} publishableKey={stripePublishableKey} />
      </Loaded>
    )
  if (!testingMode) return <NotReady setForm={setForm} />
  return (
    <Loaded setForm={setForm}>
      <TestCard setForm={setForm} />
    </Loaded>
  )
}

type StripeFormProps = SetForm & Pick<Props, 'amountCents'> & { publishableKey: string }

function StripeForm({ publishableKey, ...props }: StripeFormProps) {
  const { i18n } = useTranslation()
  const { data: stripe, error } = useQuery(stripeQuery(publishableKey, i18n.language))
  const [hasFailed, setFailed] = useState(false)
  if (error !== null || hasFailed) return <NotReady setForm={props.setForm} />
  if (stripe === undefined) return <CardSkeleton />
  return <StripeCard {...props} stripe={stripe} onLoadError={() => setFailed(true)} />
}

function Loaded({ setForm, children }: SetForm & { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={<NotReady setForm={setForm} />}>
      <Suspense fallback={<CardSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  )
}

const CardSkeleton = () => <Skeleton height={220} radius={12} />

function NotReady({ setForm }: SetForm) {
  const { t } = useTranslation()
  useEffect(() => setForm(null), [setForm])
  return <InlineFailure text={t('payments.card.problems.notReady')} />
}
