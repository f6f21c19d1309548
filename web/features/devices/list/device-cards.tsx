import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { useVirtualRows } from '../../../ui/use-virtual-rows.ts'
import styles from './cards.module.css'
import { DeviceCard } from './device-card.tsx'
import type { ListProps } from './device-table.tsx'

const CARD = { rowPx: 196, keyOf: ({ deviceId }: DeviceView) => deviceId }

/** The devices as cards, for small screens. */
export function DeviceCards({ devices, rowPropsOf }: ListProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const { rows, height, measure } = useVirtualRows(devices, { list, ...CARD })
  return (
    <ul ref={list} className={styles.list} aria-label={t('devicesPage.title')} style={{ height }}>
      {rows.map(({ row, index, top }) => (
        <DeviceCard
          key={row.deviceId}
          index={index}
          count={devices.length}
          measure={measure}
          top={top}
          {...rowPropsOf(row)}
        />
      ))}
    </ul>
  )
}
