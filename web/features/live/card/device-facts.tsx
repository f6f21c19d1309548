import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { hasPosition } from '../../../map/features/device-features.ts'
import { CardChips } from './card-chips.tsx'
import { CardLocation } from './card-location.tsx'
import { CardReadings } from './card-readings.tsx'
import { CardStatus } from './card-status.tsx'
import styles from './device-card.module.css'

type Props = {
  device: DeviceView
  exitStorage: () => void
  /** Commands in progress, below the status. */
  progress?: ReactNode
}

/** What is known about a device: its status, location and readings. */
export function DeviceFacts({ device, exitStorage, progress }: Props) {
  const { t } = useTranslation()
  const { tracking } = device
  return (
    <>
      {tracking === null ? (
        <p className={styles.waiting}>{t('card.waiting')}</p>
      ) : (
        <CardStatus tracking={tracking} />
      )}
      <CardChips device={device} exitStorage={exitStorage} />
      {progress}
      {tracking !== null && (
        <>
          {tracking.flags.map((flag) => (
            <p key={flag} className={styles.flag}>
              {t(`flags.${flag}`)}
            </p>
          ))}
          {hasPosition(device) && <CardLocation device={device} />}
          <CardReadings tracking={tracking} />
        </>
      )}
    </>
  )
}

/** The same as a panel of a page. */
export function DeviceFactsPanel({ device, exitStorage }: Omit<Props, 'progress'>) {
  const { t } = useTranslation()
  return (
    <section className={styles.card} data-panel aria-label={t('devicePage.readings')}>
      <DeviceFacts device={device} exitStorage={exitStorage} />
    </section>
  )
}
