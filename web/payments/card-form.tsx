import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
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
  card: Card
  /** What is charged, in cents; `null` where a card is saved only. */
  amountCents: number | null
}

/**
 * Asks for a card: Stripe's form where a key is set, on a local run without one our own for test cards, and none
 * elsewhere. It contains no `form` element.
 */
export function CardForm(props: Props) {
  const { stripePublishableKey, testingMode } = useSite().config
  if (stripePublishableKey !== null)
    return (
      <Loaded>
        <StripeForm {...props} publishableKey={stripePublishableKey} />
      </Loaded>
    )
  if (!testingMode) return <NotReady />
  return (
    <Loaded>
      <TestCard card={props.card} />
    </Loaded>
  )
}

function StripeForm({ publishableKey, ...props }: Props & { publishableKey: string }) {
  const { i18n } = useTranslation()
  const { data: stripe, error } = useQuery(stripeQuery(publishableKey, i18n.language))
  const [hasFailed, setFailed] = useState(false)
  if (error !== null || hasFailed) return <NotReady />
  if (stripe === undefined) return <CardSkeleton />
  return <StripeCard {...props} stripe={stripe} onLoadError={() => setFailed(true)} />
}

function Loaded({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={<NotReady />}>
      <Suspense fallback={<CardSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  )
}

const CardSkeleton = () => <Skeleton height={220} radius={12} />

function NotReady() {
  const { t } = useTranslation()
  return <InlineFailure text={t('payments.card.problems.notReady')} />
}
