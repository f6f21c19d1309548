import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../shared/devices/device.ts'
import { DeviceGlyph } from './device-glyph.tsx'
import styles from './device-page-layout.module.css'

type Props = { device: DeviceView; title: string; beneath?: ReactNode; children?: ReactNode }

/** The heading of a page about one device, with links or buttons beside it. */
export function DeviceHeader({ device, title, beneath, children }: Props) {
  const { t } = useTranslation()
  return (
    <header className={styles.head}>
      <DeviceGlyph device={device} />
      <div>
        <h1>{title}</h1>
        <span className={styles.id}>{t('card.id', { id: device.deviceId })}</span>
        {beneath}
      </div>
      {children}
    </header>
  )
}
