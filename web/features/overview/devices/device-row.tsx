import { IconHistory, IconInfoCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { deviceTypeOf, typeColour } from '../../../../shared/devices/device-types.ts'
import { ConnectLink, waitsForPosition } from '../../../devices/connect-link.tsx'
import { DeviceGlyph } from '../../../devices/device-glyph.tsx'
import { useTypeLabel } from '../../../devices/use-type-label.ts'
import type { DayFigures } from '../day/device-day.ts'
import { DeviceDetails } from './device-details.tsx'
import styles from './device-row.module.css'
import { DeviceStatus } from './device-status.tsx'

const ICON = { size: 19, stroke: 1.7, 'aria-hidden': true }

type Props = { device: DeviceView; day: DayFigures | null }

/**
 * One device: a link to the live map, and beside it links to its route and its page. Without a subscription it shows no
 * tracking data.
 */
export function DeviceRow({ device, day }: Props) {
  const { deviceId, deviceName, hasSubscription, tracking } = device
  const { t } = useTranslation()
  const typeLabel = useTypeLabel()
  const deviceType = deviceTypeOf(device.deviceType)
  return (
    <li className={styles.item}>
      <Link to="/dashboard/live" search={{ deviceId }} className={styles.row}>
        <span className={styles.glyph} data-colour={typeColour(deviceType)}>
          <DeviceGlyph device={device} />
        </span>
        <span className={styles.text}>
          <span className={styles.name} title={deviceName}>
            <strong>{deviceName}</strong> <small>{typeLabel(deviceType)}</small>
          </span>
          {hasSubscription ? (
            <DeviceStatus tracking={tracking} />
          ) : (
            <span className={styles.status}>{t('overview.list.noSubscription')}</span>
          )}
        </span>
        {!hasSubscription && (
          <span className={styles.noSubscription}>{t('overview.list.noSubscriptionChip')}</span>
        )}
        {hasSubscription && tracking !== null && <DeviceDetails tracking={tracking} day={day} />}
      </Link>
      {waitsForPosition(device) && <ConnectLink device={device} />}
      {hasSubscription && tracking !== null && (
        <Link
          to="/dashboard/history"
          search={{ deviceId }}
          className={styles.action}
          aria-label={t('overview.list.history', { name: deviceName })}
          title={t('overview.list.history', { name: deviceName })}
        >
          <IconHistory {...ICON} />
        </Link>
      )}
      <Link
        to="/dashboard/devices/$deviceId"
        params={{ deviceId }}
        className={styles.action}
        aria-label={t('overview.list.details', { name: deviceName })}
        title={t('overview.list.details', { name: deviceName })}
      >
        <IconInfoCircle {...ICON} />
      </Link>
    </li>
  )
}
