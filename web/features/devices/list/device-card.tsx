import { memo, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
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
import type { RowProps } from './row-props.ts'
import { SelectBox } from './select-box.tsx'

type Props = RowProps & { index: number; count: number; measure: Ref<HTMLLIElement>; top: number }

/** A device on a phone, with whatever columns of the table are shown. */
export const DeviceCard = memo(function DeviceCard({ index, count, measure, top, columns, ...row }: Props) {
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
