import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../shared/devices/device.ts'
import { useMay } from '../account/membership.tsx'
import styles from './connect-link.module.css'

/** Whether a device waits for its first position. One without a subscription shows none that it has. */
export const waitsForPosition = ({
  hasSubscription,
  tracking,
}: Pick<DeviceView, 'hasSubscription' | 'tracking'>) => hasSubscription && tracking === null

/** Leads from a device that waits for its first position to the settings of its tracker, whoever may create them. */
export function ConnectLink({ device: { deviceId, deviceName } }: { device: DeviceView }) {
  const { t } = useTranslation()
  const may = useMay()
  if (!may('devices:manage')) return null
  const text = t('connect.open')
  return (
    <Anchor
      renderRoot={(root) => (
        <Link {...root} to="/dashboard/devices/$deviceId/connect" params={{ deviceId }} />
      )}
      size="sm"
      className={styles.link}
      // begins with what is seen, and tells those of several devices apart
      aria-label={`${text}: ${deviceName}`}
    >
      {text}
    </Anchor>
  )
}
