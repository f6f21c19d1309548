import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { WorkButton } from '../../../ui/buttons/work-button.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import type { Fleet } from '../use-fleet.ts'
import { DeviceList } from './device-list.tsx'
import { EmptyFleet } from './empty-fleet.tsx'
import styles from './panel.module.css'

type Props = {
  fleet: Fleet
  found: DeviceView[]
  search: string
  /** Ends searching and narrowing. */
  showEvery: () => void
  selectedId: string | undefined
  select: (deviceId: string) => void
  addDevice: () => void
}

/** The list, or what stands in its place: its shape while it comes, the reason when it cannot, a lesson when it is empty. */
export function PanelBody({ fleet, found, search, showEvery, selectedId, select, addDevice }: Props) {
  const { t } = useTranslation()
  if (!fleet.isLoaded && fleet.error !== null)
    return (
      <div className={styles.inset}>
        <ProblemNote error={fleet.error} title={t('live.loadFailedTitle')}>
          <WorkButton size="xs" variant="default" onClick={fleet.refresh} working={fleet.refreshing}>
            {t('problem.tryAgain')}
          </WorkButton>
        </ProblemNote>
      </div>
    )
  if (!fleet.isLoaded) return <ListToCome label={t('live.loading')} />
  if (fleet.devices.length === 0) return <EmptyFleet addDevice={addDevice} />
  if (found.length === 0)
    return (
      <div className={styles.nothing} role="status">
        <strong>{t('devices.noDevicesFound')}</strong>
        <span>{search.trim() === '' ? t('filter.nothing') : t('live.noMatch', { search })}</span>
        <Button variant="default" size="xs" onClick={showEvery}>
          {t('filter.showEvery')}
        </Button>
      </div>
    )
  return <DeviceList devices={found} selectedId={selectedId} select={select} />
}

const ROWS = [72, 54, 63, 48, 66]

function ListToCome({ label }: { label: string }) {
  return (
    <div className={styles.toCome} role="status" aria-label={label}>
      {ROWS.map((width) => (
        <div key={width}>
          <Skeleton circle height={38} />
          <div>
            <Skeleton height={12} width={`${width}%`} />
            <Skeleton height={10} width={`${width - 20}%`} />
          </div>
        </div>
      ))}
    </div>
  )
}
