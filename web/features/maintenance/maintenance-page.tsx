import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MaintenanceStatus } from '../../../shared/maintenance/maintenance.ts'
import { Permitted } from '../../account/membership.tsx'
import { useSite } from '../../api/site.tsx'
import { useDeviceList } from '../../devices/list/use-device-list.ts'
import { IntervalDialog } from '../../maintenance/interval-dialog.tsx'
import { MaintenanceList } from '../../maintenance/maintenance-list.tsx'
import { maintenanceQuery } from '../../maintenance/maintenance-query.ts'
import { QueryProblem } from '../../ui/feedback/query-problem.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { EmptyState } from '../../ui/screens/empty-state.tsx'
import styles from './maintenance-page.module.css'

/** Maintenance that is due on all devices of the account, and what comes next. */
export function MaintenancePage() {
  const { t } = useTranslation()
  const { client } = useSite()
  const query = useQuery(maintenanceQuery(client))
  const { devices } = useDeviceList()
  const [isAdding, setAdding] = useState(false)
  const add = () => setAdding(true)
  const deviceOf = ({ deviceId }: MaintenanceStatus) => (
    <Link to="/dashboard/devices/$deviceId" params={{ deviceId }}>
      {devices.find((device) => device.deviceId === deviceId)?.deviceName ?? deviceId}
    </Link>
  )
  return (
    <div className={styles.page}>
      <PageHead title={t('maintenance.title')} text={t('maintenance.subtitle')}>
        <Permitted to="maintenance:write">
          <Button
            className={styles.add}
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            disabled={devices.length === 0}
            onClick={add}
          >
            {t('maintenance.add')}
          </Button>
        </Permitted>
      </PageHead>
      <QueryProblem query={query} title={t('maintenance.loadFailed')} stale={t('maintenance.stale')} />
      {query.isPending && (
        <div role="status" aria-label={t('maintenance.loading')}>
          <Skeleton height={220} radius={12} />
        </div>
      )}
      {query.data?.length === 0 && (
        <EmptyState
          title={t('maintenance.emptyTitle')}
          text={t('maintenance.emptyAll')}
          picture={<DialPicture />}
        />
      )}
      {query.data !== undefined && query.data.length > 0 && (
        <div className={styles.panel}>
          <MaintenanceList statuses={query.data} label={t('maintenance.title')} deviceOf={deviceOf} />
        </div>
      )}
      {isAdding && <IntervalDialog devices={devices} close={() => setAdding(false)} />}
    </div>
  )
}

/** An odometer's dial, near its mark. */
const DialPicture = () => (
  <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
    <path d="M52 84a48 48 0 0 1 96 0" opacity=".35" />
    <path d="M134 50a48 48 0 0 1 14 34" stroke="var(--brand)" strokeWidth="4" />
    <path d="M100 84 127 58" />
    <circle cx="100" cy="84" r="4" fill="currentColor" />
  </g>
)
