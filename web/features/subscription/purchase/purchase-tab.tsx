import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buyerQuery } from '../../../api/billing-query.ts'
import { useSite } from '../../../api/site.tsx'
import { QueryProblem } from '../../../ui/feedback/query-problem.tsx'
import page from '../subscription-page.module.css'
import { BoughtElsewhere } from './bought-elsewhere.tsx'
import { OrderForm } from './order-form.tsx'
import { Purchased } from './purchased.tsx'
import { Unfinished } from './unfinished.tsx'
import { useBuying } from './use-buying.ts'

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
