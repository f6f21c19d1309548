import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ordersQuery } from '../../../api/billing-query.ts'
import { useSite } from '../../../api/site.tsx'
import { QueryProblem } from '../../../ui/feedback/query-problem.tsx'
import { OrderTracker } from './order-tracker.tsx'
import styles from './units.module.css'

/** The orders of units, newest first; nothing for an account that ordered none. */
export function Orders() {
  const { t } = useTranslation()
  const { client } = useSite()
  const query = useQuery(ordersQuery(client))
  const orders = query.data
  if (orders?.length === 0 && query.error === null) return null
  return (
    <section className={styles.panel} aria-labelledby="orders">
      <h2 id="orders">{t('subscription.orders.title')}</h2>
      <QueryProblem
        query={query}
        title={t('subscription.orders.loadFailed')}
        stale={t('subscription.orders.stale')}
      />
      {orders !== undefined && (
        <ul>
          {orders.map((order) => (
            <OrderTracker key={order.orderId} order={order} />
          ))}
        </ul>
      )}
    </section>
  )
}
