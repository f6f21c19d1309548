import { Skeleton } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../account/membership.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { EmptyState } from '../../ui/screens/empty-state.tsx'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { ZoneNote } from '../../ui/times/zone-note.tsx'
import { MineTab } from './mine/mine-tab.tsx'
import { PricingTab } from './pricing-tab.tsx'
import styles from './subscription-page.module.css'
import { TABS } from './subscription-search.ts'

const route = getRouteApi('/dashboard/subscription')

const PurchaseTab = lazy(() =>
  import('./purchase/purchase-tab.tsx').then((module) => ({ default: module.PurchaseTab })),
)
const UnitsTab = lazy(() => import('./units/units-tab.tsx').then((module) => ({ default: module.UnitsTab })))

/** Subscriptions, what was ordered with them, and what they cost. */
export function SubscriptionPage() {
  const { t } = useTranslation()
  const { tab = 'mine' } = route.useSearch()
  const mayManage = useMay()('billing:manage')
  const head = (
    <PageHead title={t('subscription.title')} text={t('subscription.subtitle')} note={<ZoneNote />} />
  )
  if (!mayManage)
    return (
      <div className={styles.page}>
        {head}
        <EmptyState text={t('members.notPermitted')} />
      </div>
    )
  return (
    <div className={styles.page}>
      {head}
      <div className={styles.tabs}>
        <Tabs page="subscription" label={t('subscription.tabList')} names={TABS} current={tab}>
          {(name, props) => (
            <Link
              key={name}
              {...props}
              from="/dashboard/subscription"
              to="/dashboard/subscription"
              search={{ tab: name === 'mine' ? undefined : name }}
            >
              {t(`subscription.tabs.${name}`)}
            </Link>
          )}
        </Tabs>
      </div>
      <TabPanel page="subscription" name={tab}>
        {tab === 'mine' && <MineTab />}
        {tab === 'purchase' && (
          <Suspense fallback={<Skeleton height={560} radius={12} />}>
            <PurchaseTab />
          </Suspense>
        )}
        {tab === 'units' && (
          <Suspense fallback={<Skeleton height={360} radius={12} />}>
            <UnitsTab />
          </Suspense>
        )}
        {tab === 'pricing' && <PricingTab />}
      </TabPanel>
    </div>
  )
}
