import { Button, Skeleton } from '@mantine/core'
import { IconPlus, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../api/site.tsx'
import { subscriptionsQuery } from '../../../api/subscriptions-query.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { QueryProblem } from '../../../ui/feedback/query-problem.tsx'
import page from '../subscription-page.module.css'
import { CertificateButton } from './certificate-button.tsx'
import { countsOf } from './counts.ts'
import { type OpenDialog, SubscriptionDialogs } from './dialogs/subscription-dialogs.tsx'
import styles from './mine.module.css'
import { NoSubscriptions } from './no-subscriptions.tsx'
import { PastDue } from './past-due.tsx'
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
