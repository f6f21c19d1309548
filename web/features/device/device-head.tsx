import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { DeviceGlyph } from '../../ui/device-glyph.tsx'
import styles from './device-place.module.css'

type Props = { device: DeviceView; title: string; beneath?: ReactNode; children?: ReactNode }

/** Which device a page is about, and beside it where to go on. */
export function DeviceHead({ device: { deviceId, deviceType, tracking }, title, beneath, children }: Props) {
  const { t } = useTranslation()
  return (
    <header className={styles.head}>
      <DeviceGlyph deviceType={deviceType} freshness={tracking?.freshness ?? null} />
      <div>
        <h1>{title}</h1>
        <span className={styles.id}>{t('card.id', { id: deviceId })}</span>
        {beneath}
      </div>
      {children}
    </header>
  )
}
