import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ordersQuery } from '../../../api/billing-query.ts'
import { devicesQuery } from '../../../api/devices-query.ts'
import { useSite } from '../../../api/site.tsx'
import { QueryProblem } from '../../../ui/feedback/query-problem.tsx'
import page from '../subscription-page.module.css'
import { NoUnits } from './no-units.tsx'
import { Orders } from './orders.tsx'
import { UnitFigures } from './unit-figures.tsx'
import { UnitRow } from './unit-row.tsx'
import styles from './units.module.css'

/** The units of the account, and how far the orders of more are. */
export function UnitsTab() {
  const { t } = useTranslation()
  const { client } = useSite()
  const query = useQuery(devicesQuery(client))
  const isOrderPending = useQuery(ordersQuery(client)).isPending
  const isPending = query.isPending || isOrderPending
  const units = isPending ? undefined : query.data?.devices
  return (
    <div className={page.tab}>
      <UnitFigures units={units} />
      {!isPending && <Orders />}
      <QueryProblem
        query={query}
        title={t('subscription.units.loadFailed')}
        stale={t('subscription.units.stale')}
      />
      {isPending && (
        <div role="status" aria-label={t('subscription.units.loading')}>
          <Skeleton height={180} radius={12} />
        </div>
      )}
      {units?.length === 0 && <NoUnits />}
      {units !== undefined && units.length > 0 && (
        <section className={styles.panel} aria-labelledby="units">
          <h2 id="units">{t('subscription.units.devices')}</h2>
          <ul>
            {units.map((unit) => (
              <UnitRow key={unit.deviceId} unit={unit} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
