import { memo, type Ref, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { useShownDevices } from '../../../api/live-push/shown-devices.ts'
import { useVirtualRows } from '../../../ui/use-virtual-rows.ts'
import styles from './cards.module.css'
import {
  DeviceCell,
  LastUpdateCell,
  LocationCell,
  SpeedCell,
  StatusCell,
  SubscriptionCell,
  TagsCell,
} from './device-cells.tsx'
import { DeviceMenu } from './device-menu.tsx'
import type { ListProps } from './device-table.tsx'
import type { RowProps } from './row-props.ts'
import { SelectBox } from './select-box.tsx'

const CARD = { rowPx: 196, keyOf: ({ deviceId }: DeviceView) => deviceId }

/** The devices as cards, for small screens. */
export function DeviceCards({ devices, rowPropsOf }: ListProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const { rows, height, measure } = useVirtualRows(devices, { list, ...CARD })
  useShownDevices(rows.map(({ row }) => row.deviceId))
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

type Props = RowProps & { index: number; count: number; measure: Ref<HTMLLIElement>; top: number }

/** A device on a phone, with whatever columns of the table are shown. */
const DeviceCard = memo(function DeviceCard({ index, count, measure, top, columns, ...row }: Props) {
  const { t } = useTranslation()
  const { device, isSelected, subscription } = row
  const has = (column: RowProps['columns'][number]) => columns.includes(column)
  return (
    <li
      ref={measure}
      data-index={index}
      className={styles.item}
      style={{ transform: `translateY(${top}px)` }}
      aria-posinset={index + 1}
      aria-setsize={count}
    >
      <article className={styles.card} data-selected={isSelected || undefined}>
        <header>
          <DeviceCell device={device} />
          <SelectBox {...row} />
          <DeviceMenu {...row} />
        </header>
        <div className={styles.chips}>
          {has('status') && <StatusCell isOnline={device.isOnline} />}
          {has('subscription') && (
            <SubscriptionCell hasSubscription={device.hasSubscription} subscription={subscription} />
          )}
          {has('tags') && <TagsCell tags={device.tags} />}
        </div>
        <dl>
          {has('location') && (
            <div className={styles.wide}>
              <dt>{t('devicesPage.columns.location')}</dt>
              <dd>
                <LocationCell tracking={device.tracking} />
              </dd>
            </div>
          )}
          {has('speed') && (
            <div>
              <dt>{t('devicesPage.columns.speed')}</dt>
              <dd>
                <SpeedCell tracking={device.tracking} />
              </dd>
            </div>
          )}
          {has('lastUpdate') && (
            <div>
              <dt>{t('devicesPage.columns.lastUpdate')}</dt>
              <dd>
                <LastUpdateCell tracking={device.tracking} />
              </dd>
            </div>
          )}
        </dl>
      </article>
    </li>
  )
})
