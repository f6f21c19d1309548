import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Subscription } from '../../../../shared/subscriptions/subscription.ts'
import { billingQuery } from '../../../api/billing-query.ts'
import { useSite } from '../../../api/site.tsx'
import { UpdateCardDialog } from '../../../payments/cards/update-card-dialog.tsx'
import { isOpen, usePayInvoices } from '../../../payments/invoices/use-pay-invoices.ts'
import { usePaymentProblemText } from '../../../payments/purchase/use-payment-problem-text.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { InlineFailure } from '../../../ui/feedback/inline-failure.tsx'
import { QueryProblem } from '../../../ui/feedback/query-problem.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import { useMoney } from '../../../ui/units/use-money.ts'
import { type FailedPayment, failedPayments } from './failed-payments.ts'
import styles from './mine.module.css'

/** The subscriptions whose payment failed: until when they are tracked, and how to pay. */
export function PastDue({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const payments = failedPayments(subscriptions)
  if (payments.length === 0) return null
  return (
    <section className={styles.pastDue} role="alert">
      <IconAlertTriangle size={20} stroke={1.7} aria-hidden />
      <div>
        {payments.map((payment) => (
          <FailedPaymentText key={`${payment.failedAt} ${payment.trackedUntil}`} payment={payment} />
        ))}
        <PayActions />
      </div>
    </section>
  )
}

function FailedPaymentText({ payment: { failedAt, trackedUntil, count } }: { payment: FailedPayment }) {
  const { t } = useTranslation()
  const times = useTimes()
  const now = useNow()
  const dates = { failed: times.monthAndDay(failedAt), until: times.monthAndDay(trackedUntil) }
  const isTracked = now < Date.parse(trackedUntil)
  return (
    <p>
      <strong>{t(isTracked ? 'subscription.pastDue.title' : 'subscription.pastDue.stopped', dates)}</strong>{' '}
      {t('subscription.pastDue.text', { count })}
    </p>
  )
}

/** Another card, and the payment itself. */
function PayActions() {
  const { t } = useTranslation()
  const { client } = useSite()
  const money = useMoney()
  const billing = useQuery(billingQuery(client))
  const [isUpdating, setUpdating] = useState(false)
  const { mutate, isPending, error, challenge } = usePayInvoices()
  const paymentProblem = usePaymentProblemText()
  const open = billing.data?.invoices.filter(isOpen) ?? []
  const dueCents = open.reduce((cents, { amount_due }) => cents + amount_due, 0)
  return (
    <>
      <QueryProblem query={billing} title={t('billing.loadFailed')} stale={t('billing.stale')} />
      {error !== null && <InlineFailure title={t('billing.payFailed')} {...paymentProblem(error)} />}
      <div className={styles.payActions}>
        <Button variant="default" disabled={isPending} onClick={() => setUpdating(true)}>
          {t('subscription.pastDue.updateCard')}
        </Button>
        {open.length > 0 && (
          <LoadingButton loading={isPending} onClick={() => mutate(open.map(({ id }) => id))}>
            {t('subscription.pastDue.payNow', { price: money(dueCents) })}
          </LoadingButton>
        )}
      </div>
      {isUpdating && <UpdateCardDialog close={() => setUpdating(false)} />}
      {challenge}
    </>
  )
}
