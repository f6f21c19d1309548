import { Skeleton } from '@mantine/core'
import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { Permitted } from '../../../account/membership.tsx'
import { TrackerPicture } from '../../../devices/tracker-picture.tsx'
import { FirstStepsLink } from '../../../first-steps/first-steps-link.tsx'
import { EmptyState } from '../../../ui/screens/empty-state.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { useSubscriptionOf } from '../dialogs/use-subscription-of.ts'
import { AddButton } from '../head/add-button.tsx'
import type { Open } from '../open-dialog.ts'
import type { Slots } from '../slots.ts'
import { DeviceCards } from './device-cards.tsx'
import { DeviceTable, type ListProps } from './device-table.tsx'
import styles from './list.module.css'

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

const WIDTHS = [62, 48, 70, 54, 58, 66]

/** In the place of the devices while they load. */
function LoadingList() {
  const { t } = useTranslation()
  return (
    <div className={styles.loading} role="status" aria-label={t('live.loading')}>
      {WIDTHS.map((width) => (
        <div key={width}>
          <Skeleton circle height={38} />
          <div>
            <Skeleton height={12} width={`${width}%`} maw={240} />
            <Skeleton height={10} width={`${width - 20}%`} maw={160} mt={8} />
          </div>
        </div>
      ))}
    </div>
  )
}

/** The empty state: the first step is a device, or a subscription for one. */
function NoDevices({ slots, add }: { slots: Slots; add: () => void }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('devices.noDevicesFound')}
      text={t(slots.free > 0 ? 'devicesPage.empty.add' : 'devicesPage.empty.subscribe')}
      picture={<TrackerPicture />}
    >
      <Permitted to="devices:manage">
        <AddButton slots={slots} add={add} />
        <FirstStepsLink />
      </Permitted>
    </EmptyState>
  )
}
