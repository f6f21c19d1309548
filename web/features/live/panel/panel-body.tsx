import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import type { Fleet } from '../use-fleet.ts'
import { DeviceList } from './device-list.tsx'
import { EmptyFleet } from './empty-fleet.tsx'
import styles from './panel.module.css'
import { useNoMatchText } from './use-no-match-text.ts'

type Props = {
  fleet: Fleet
  found: DeviceView[]
  search: string
  /** Clears the search and the filters. */
  clearAll: () => void
  selectedId: string | undefined
  select: (deviceId: string) => void
  addDevice: () => void
}

/** The list of devices; a skeleton while it loads, the reason if it fails, and a guide if it is empty. */
export function PanelBody({ fleet, found, search, clearAll, selectedId, select, addDevice }: Props) {
  const { t } = useTranslation()
  const noMatchText = useNoMatchText()
  if (!fleet.isLoaded && fleet.error !== null)
    return (
      <div className={styles.inset}>
        <ProblemNote error={fleet.error} title={t('live.loadFailedTitle')}>
          <LoadingButton size="xs" variant="default" onClick={fleet.refresh} loading={fleet.refreshing}>
            {t('problem.tryAgain')}
          </LoadingButton>
        </ProblemNote>
      </div>
    )
  if (!fleet.isLoaded) return <ListSkeleton label={t('live.loading')} />
  if (fleet.devices.length === 0) return <EmptyFleet addDevice={addDevice} />
  if (found.length === 0)
    return (
      <div className={styles.noMatch} role="status">
        <strong>{t('devices.noDevicesFound')}</strong>
        <span>{noMatchText(search)}</span>
        <Button variant="default" size="xs" onClick={clearAll}>
          {t('filter.clear')}
        </Button>
      </div>
    )
  return <DeviceList devices={found} selectedId={selectedId} select={select} />
}

const ROW_WIDTHS_PERCENT = [72, 54, 63, 48, 66]

function ListSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      {ROW_WIDTHS_PERCENT.map((width) => (
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
