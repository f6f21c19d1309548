import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { useNarrow } from '../../../ui/use-narrow.ts'
import type { Open } from '../open-dialog.ts'
import type { Slots } from '../slots.ts'
import { useSubscriptionOf } from '../subscriptions/use-subscription-of.ts'
import { DeviceCards } from './device-cards.tsx'
import { DeviceTable, type ListProps } from './device-table.tsx'
import styles from './list.module.css'
import { LoadingList } from './loading-list.tsx'
import { NoDevices } from './no-devices.tsx'

type Props = Omit<ListProps, 'rowPropsOf'> & {
  /** How many devices there are; `null` until they are loaded. */
  total: number | null
  slots: Slots
  open: Open
}

/** The devices that are found: a table on wide screens, cards on narrow ones. */
export function DevicesList({ total, slots, open, ...list }: Props) {
  const { t } = useTranslation()
  const isNarrow = useNarrow()
  const subscriptionOf = useSubscriptionOf()
  const { devices, columns, selection, view } = list
  const newest = useRef(selection.toggle)
  newest.current = selection.toggle
  // the same function each time, so that only the rows that changed render again
  const toggle = useCallback((deviceId: string, isRange: boolean) => newest.current(deviceId, isRange), [])

  if (total === null) return <LoadingList />
  if (total === 0) return <NoDevices slots={slots} add={() => open({ kind: 'add' })} />
  if (devices.length === 0)
    return (
      <p className={styles.noMatch} role="status">
        {view.text.trim() === '' ? t('filter.noMatch') : t('live.noMatch', { search: view.text })}
      </p>
    )
  const rowPropsOf = (device: DeviceView) => ({
    device,
    columns,
    isSelected: selection.has(device.deviceId),
    toggle,
    canAssign: slots.free > 0,
    subscription: subscriptionOf.get(device.deviceId),
    open,
  })
  const List = isNarrow ? DeviceCards : DeviceTable
  return <List {...list} rowPropsOf={rowPropsOf} />
}
