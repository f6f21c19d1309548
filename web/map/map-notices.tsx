import { Anchor, CloseButton } from '@mantine/core'
import { IconCurrentLocationOff, IconKeyOff, IconMapOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BaseState } from './base/use-base-style.ts'
import styles from './map-notices.module.css'

/** Why the browser gave no location. `insecure`: browsers share a location only with https sites. */
export type LocationError = 'denied' | 'unavailable' | 'insecure'

type Props = {
  keyMissing: boolean
  base: BaseState
  locationError?: LocationError | null
  dismissLocationError?: () => void
  children?: ReactNode
}

const ICON = { size: 16, stroke: 1.7, 'aria-hidden': true }

/** Notices of what the map cannot show right now, and what the user can do about it. */
export function MapNotices(props: Props) {
  const { keyMissing, base, locationError, dismissLocationError, children } = props
  const { t } = useTranslation()
  return (
    <div className={styles.notices} role="status">
      {children}
      {keyMissing && <MapNotice icon={<IconKeyOff {...ICON} />}>{t('notice.satelliteKey')}</MapNotice>}
      {base.source === 'builtIn' && (
        <MapNotice icon={<IconMapOff {...ICON} />}>
          {t('live.builtInMap')}
          <Anchor component="button" type="button" size="sm" onClick={base.retry}>
            {t('live.retryMap')}
          </Anchor>
        </MapNotice>
      )}
      {locationError && (
        <MapNotice icon={<IconCurrentLocationOff {...ICON} />}>
          {t(`notice.location.${locationError}`)}
          <CloseButton size="sm" aria-label={t('notice.hide')} onClick={dismissLocationError} />
        </MapNotice>
      )}
    </div>
  )
}

export const MapNotice = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <div className={styles.notice}>
    {icon}
    {children}
  </div>
)
