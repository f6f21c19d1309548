import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../shared/devices/device.ts'
import { Permitted } from '../account/membership.tsx'
import { useSite } from '../api/site.tsx'
import { QueryProblem } from '../ui/feedback/query-problem.tsx'
import { IntervalDialog } from './interval-dialog.tsx'
import styles from './maintenance.module.css'
import { MaintenanceList } from './maintenance-list.tsx'
import { maintenanceQuery } from './maintenance-query.ts'

/** The maintenance of one device. */
export function DeviceMaintenance({ device }: { device: DeviceView }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const query = useQuery(maintenanceQuery(client))
  const [isAdding, setAdding] = useState(false)
  const own = query.data?.filter(({ deviceId }) => deviceId === device.deviceId)
  return (
    <section className={styles.panel} aria-labelledby="maintenance">
      <header>
        <h2 id="maintenance">{t('maintenance.title')}</h2>
        <Link to="/dashboard/maintenance">{t('maintenance.all')}</Link>
      </header>
      <QueryProblem query={query} title={t('maintenance.loadFailed')} stale={t('maintenance.stale')} />
      {query.isPending && <Skeleton height={64} radius={8} />}
      {own?.length === 0 && <p>{t('maintenance.empty')}</p>}
      {own !== undefined && own.length > 0 && (
        <MaintenanceList statuses={own} label={t('maintenance.title')} />
      )}
      <div className={styles.foot}>
        <Permitted to="maintenance:write">
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.7} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t('maintenance.add')}
          </Button>
        </Permitted>
      </div>
      {isAdding && <IntervalDialog devices={[device]} close={() => setAdding(false)} />}
    </section>
  )
}
