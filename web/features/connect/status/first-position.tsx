import { Button } from '@mantine/core'
import { IconMap2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import type { Tracking } from '../../../../shared/devices/tracking.ts'
import { coordinatesText } from '../../../../shared/geo/place-text.ts'
import { UNKNOWN } from '../../../ui/format.ts'
import { AgeText } from '../../../ui/times/age-text.tsx'
import styles from './status-panel.module.css'

type Props = { device: DeviceView; tracking: Tracking; children: ReactNode }

/** The position and its time below the given texts, with a link to the map. */
export function FirstPosition({ device, tracking: { latitude, longitude, GPSTime }, children }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {children}
      <dl className={styles.facts}>
        <div>
          <dt>{t('connect.status.position')}</dt>
          <dd className="numbers">{coordinatesText({ lat: latitude, lng: longitude })}</dd>
        </div>
        <div>
          <dt>{t('connect.status.fixTime')}</dt>
          <dd>{GPSTime ? <AgeText at={GPSTime} /> : UNKNOWN}</dd>
        </div>
      </dl>
      <Button
        className={styles.show}
        renderRoot={(props) => (
          <Link to="/dashboard/live" search={{ deviceId: device.deviceId }} {...props} />
        )}
        leftSection={<IconMap2 size={18} />}
      >
        {t('connect.status.show')}
      </Button>
    </>
  )
}
