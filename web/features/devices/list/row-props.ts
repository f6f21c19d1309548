import type { DeviceView } from '../../../../shared/devices/device.ts'
import type { Subscription } from '../../../../shared/subscriptions/subscription.ts'
import type { Open } from '../open-dialog.ts'
import type { Column } from './columns.ts'

/** A device in the table or as a card. It is rendered again only if one of these changes. */
export type RowProps = {
  device: DeviceView
  columns: readonly Column[]
  isSelected: boolean
  toggle: (deviceId: string, isRange: boolean) => void
  /** Whether there is a subscription without a device. */
  canAssign: boolean
  /** The one that is assigned to the device, once it is loaded. */
  subscription: Subscription | undefined
  open: Open
}
