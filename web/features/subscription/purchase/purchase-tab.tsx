import { Button, Skeleton } from '@mantine/core'
import { IconBrowserCheck, IconCircleCheck, IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiProblem } from '../../../../shared/http/client.ts'
import { firstChargeCents } from '../../../../shared/subscriptions/prices.ts'
import { buyerQuery } from '../../../api/billing-query.ts'
import { useSite } from '../../../api/site.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { QueryProblem } from '../../../ui/feedback/query-problem.tsx'
import { useMoney } from '../../../ui/units/use-money.ts'
import page from '../subscription-page.module.css'
import { OrderForm } from './order-form.tsx'
import styles from './purchase.module.css'
import { type Bought, useBuying } from './use-buying.ts'

const route = getRouteApi('/dashboard/subscription')

/** Buys subscriptions. What an earlier attempt left open comes first, so that nobody pays twice. */
export function PurchaseTab() {
  const { t } = useTranslation()
  const { client } = useSite()
  const { plan = 'monthly' } = route.useSearch()
  const buyer = useQuery(buyerQuery(client))
  const buying = useBuying()
  const { bought, unfinished, hasEndedElsewhere, challenge } = buying
  const content = () => {
    if (bought !== null) return <Purchased bought={bought} />
    if (unfinished !== null) return <Unfinished buying={buying} />
    if (hasEndedElsewhere) return <BoughtElsewhere again={buying.startAfresh} />
    if (buyer.isPending) return <Skeleton height={560} radius={12} />
    return <OrderForm buyer={buyer.data} plan={plan} buying={buying} />
  }
  return (
    <div className={page.tab}>
      {bought === null && (
        <QueryProblem query={buyer} title={t('purchase.buyerFailed')} stale={t('purchase.buyerFailedText')} />
      )}
      {content()}
      {challenge}
    </div>
  )
}

/** Another tab has finished a purchase: buying again must be meant. */
function BoughtElsewhere({ again }: { again: () => void }) {
  const { t } = useTranslation()
  return (
    <section className={styles.outcome} aria-labelledby="bought-elsewhere">
      <IconBrowserCheck size={44} stroke={1.5} aria-hidden className={styles.success} />
      <h2 id="bought-elsewhere">{t('purchase.elsewhere.title')}</h2>
      <p>{t('purchase.elsewhere.text')}</p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={again}>
          {t('purchase.elsewhere.again')}
        </Button>
        <Button renderRoot={(root) => <Link {...root} to="/dashboard/subscription" search={{}} />}>
          {t('purchase.done.assign')}
        </Button>
      </div>
    </section>
  )
}

/** The purchase is paid: what was charged, and what to do next. */
function Purchased({ bought: { count, ordered } }: { bought: Bought }) {
  const { t } = useTranslation()
  const money = useMoney()
  const title = useFocusOnMount()
  const { planType, marineSupport, quantity, orderDevice } = ordered
  const cents = firstChargeCents({
    plan: marineSupport ? 'marine' : planType,
    quantity,
    withUnits: orderDevice,
  })
  return (
    <section className={styles.outcome} aria-labelledby="purchased">
      <IconCircleCheck size={44} stroke={1.5} aria-hidden className={styles.success} />
      <h2 id="purchased" ref={title} tabIndex={-1}>
        {t('purchase.done.title', { count })}
      </h2>
      <p>{t('purchase.done.paid', { price: money(cents) })}</p>
      <p>{t('purchase.done.text')}</p>
      {orderDevice && <p>{t('purchase.done.units')}</p>}
      <div className={styles.buttons}>
        {orderDevice && (
          <Button
            variant="default"
            renderRoot={(root) => <Link {...root} to="/dashboard/subscription" search={{ tab: 'units' }} />}
          >
            {t('purchase.done.orders')}
          </Button>
        )}
        <Button renderRoot={(root) => <Link {...root} to="/dashboard/subscription" search={{}} />}>
          {t('purchase.done.assign')}
        </Button>
      </div>
    </section>
  )
}

type Props = { buying: Pick<ReturnType<typeof useBuying>, 'payAgain' | 'isPaying' | 'error'> }

/** An attempt that may be paid. Checking it makes the same call again, which never charges twice. */
function Unfinished({ buying: { payAgain, isPaying, error } }: Props) {
  const { t } = useTranslation()
  const title = useFocusOnMount()
  const isConfirming = error instanceof ApiProblem && error.code === 'payment-unsure'
  return (
    <section className={styles.outcome} aria-labelledby="unfinished">
      <IconClock size={44} stroke={1.5} aria-hidden className={styles.waiting} />
      <h2 id="unfinished" ref={title} tabIndex={-1}>
        {t(isConfirming ? 'purchase.unfinished.confirmingTitle' : 'purchase.unfinished.title')}
      </h2>
      <p>{t(isConfirming ? 'purchase.unfinished.confirmingText' : 'purchase.unfinished.text')}</p>
      {error !== null && !isConfirming && <ProblemNote error={error} />}
      <div className={styles.buttons}>
        <LoadingButton loading={isPaying} onClick={payAgain}>
          {t('purchase.unfinished.check')}
        </LoadingButton>
      </div>
    </section>
  )
}

/** Moves the focus to a heading that takes the place of the form. */
function useFocusOnMount() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
