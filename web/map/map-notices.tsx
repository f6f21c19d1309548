import { Anchor, CloseButton } from '@mantine/core'
import { IconCurrentLocationOff, IconKeyOff, IconMapOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../features/live/map/live-map.module.css'
import type { LocationError } from '../features/live/map/use-my-location.ts'

type Props = {
  keyMissing: boolean
  builtIn: boolean
  retry: () => void
  locationError: LocationError | null
  dismissLocationError: () => void
}

const ICON = { size: 16, stroke: 1.7, 'aria-hidden': true }

/** What the map cannot show now, and what can be done about it. */
export function MapNotices({
  keyMissing,
  builtIn,
  retry,
  locationError: locationTrouble,
  dismissLocationError: hideTrouble,
}: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.notices} role="status">
      {keyMissing && <Notice icon={<IconKeyOff {...ICON} />}>{t('notice.satelliteKey')}</Notice>}
      {builtIn && (
        <Notice icon={<IconMapOff {...ICON} />}>
          {t('live.builtInMap')}
          <Anchor component="button" type="button" size="sm" onClick={retry}>
            {t('live.retryMap')}
          </Anchor>
        </Notice>
      )}
      {locationTrouble && (
        <Notice icon={<IconCurrentLocationOff {...ICON} />}>
          {t(`notice.location.${locationTrouble}`)}
          <CloseButton size="sm" aria-label={t('notice.hide')} onClick={hideTrouble} />
        </Notice>
      )}
    </div>
  )
}

const Notice = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <div className={styles.notice}>
    {icon}
    {children}
  </div>
)
