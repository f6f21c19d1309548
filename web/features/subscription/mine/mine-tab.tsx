import { Button, Skeleton } from '@mantine/core'
import { IconAlertTriangle, IconCertificate, IconPlus, IconRefresh } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { certificates } from '../../../../shared/certificates/certificates.routes.ts'
import type { Subscription } from '../../../../shared/subscriptions/subscription.ts'
import { billingQuery } from '../../../api/billing-query.ts'
import { useSite } from '../../../api/site.tsx'
import { subscriptionsQuery } from '../../../api/subscriptions-query.ts'
import { UpdateCardDialog } from '../../../payments/cards/update-card-dialog.tsx'
import { usePaymentProblemText } from '../../../payments/purchase/use-payment-problem-text.ts'
import { isOpen, usePayInvoices } from '../../../payments/use-pay-invoices.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { InlineFailure } from '../../../ui/feedback/inline-failure.tsx'
import { QueryProblem } from '../../../ui/feedback/query-problem.tsx'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { saveReplyFile } from '../../../ui/files/save-file.ts'
import { EmptyState } from '../../../ui/screens/empty-state.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import { useMoney } from '../../../ui/units/use-money.ts'
import page from '../subscription-page.module.css'
import { countsOf } from './counts.ts'
import { type OpenDialog, SubscriptionDialogs } from './dialogs/subscription-dialogs.tsx'
import { type FailedPayment, failedPayments } from './failed-payments.ts'
import styles from './mine.module.css'
import { SubscriptionFigures } from './subscription-figures.tsx'
import { SubscriptionList } from './subscription-list.tsx'
import { TestSubscriptions } from './test-subscriptions.tsx'

const ICON = { size: 17, stroke: 1.7, 'aria-hidden': true }

/** The subscriptions of the account, and what can be done with each. */
export function MineTab() {
  const { t } = useTranslation()
  const { client, config } = useSite()
  const query = useQuery(subscriptionsQuery(client))
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const { data } = query
  const { active, available } = countsOf(data ?? [])
  return (
    <div className={page.tab}>
      <SubscriptionFigures subscriptions={data} />
      <QueryProblem query={query} title={t('subscription.loadFailed')} stale={t('subscription.stale')} />
      {data !== undefined && <PastDue subscriptions={data} />}
      {available > 0 && (
        <p className={styles.warning} role="status">
          {t('subscription.unassigned', { count: available })}
        </p>
      )}
      <div className={styles.actions}>
        <LoadingButton
          variant="default"
          leftSection={<IconRefresh {...ICON} />}
          loading={query.isRefetching}
          onClick={() => void query.refetch()}
        >
          {t('subscription.refresh')}
        </LoadingButton>
        {(query.isPending || active > 0) && <CertificateButton disabled={query.isPending} />}
        <Button
          leftSection={<IconPlus {...ICON} />}
          renderRoot={(root) => <Link {...root} to="/dashboard/subscription" search={{ tab: 'purchase' }} />}
        >
          {t('subscription.buy')}
        </Button>
      </div>
      {query.isPending && (
        <div className={page.tab} role="status" aria-label={t('subscription.loading')}>
          <Skeleton height={64} radius={12} />
          <Skeleton height={64} radius={12} />
          <Skeleton height={64} radius={12} />
        </div>
      )}
      {data?.length === 0 && <NoSubscriptions />}
      {data !== undefined && data.length > 0 && <SubscriptionList subscriptions={data} open={setOpen} />}
      {!query.isPending && config.testingMode && <TestSubscriptions />}
      {open !== null && <SubscriptionDialogs open={open} close={() => setOpen(null)} />}
    </div>
  )
}

/** Downloads the certificate that an insurer asks for. */
function CertificateButton({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const download = useMutation({
    mutationFn: () => client.callFile(certificates.downloadCertificate, {}),
    onSuccess: saveReplyFile,
    onError: useFailureToast(t('subscription.certificateFailed')),
  })
  return (
    <LoadingButton
      variant="default"
      leftSection={<IconCertificate size={17} stroke={1.7} aria-hidden />}
      loading={download.isPending}
      disabled={disabled}
      onClick={() => download.mutate()}
    >
      {t('subscription.certificate')}
    </LoadingButton>
  )
}

/** The empty state: what a subscription is for. */
function NoSubscriptions() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('subscription.emptyTitle')}
      text={t('subscription.empty')}
      picture={
        <>
          <rect
            x="38"
            y="14"
            width="124"
            height="70"
            rx="12"
            fill="var(--raised)"
            stroke="var(--line)"
            strokeWidth="3"
          />
          <path
            d="M56 66C82 66 84 40 110 40"
            fill="none"
            stroke="var(--dim)"
            strokeWidth="3"
            strokeDasharray="4 8"
            strokeLinecap="round"
          />
          <circle cx="128" cy="40" r="15" fill="var(--brand)" />
          <path
            d="M121 40 126 45 135 35"
            fill="none"
            stroke="var(--on-brand)"
            strokeWidth="3.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      }
    >
      <Button
        variant="light"
        renderRoot={(root) => <Link {...root} to="/dashboard/subscription" search={{ tab: 'pricing' }} />}
      >
        {t('subscription.tabs.pricing')}
      </Button>
    </EmptyState>
  )
}

/** The subscriptions whose payment failed: until when they are tracked, and how to pay. */
function PastDue({ subscriptions }: { subscriptions: readonly Subscription[] }) {
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
