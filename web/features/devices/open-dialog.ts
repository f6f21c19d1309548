import type { DeviceView } from '../../../shared/devices/device.ts'

/** The dialogs about one device. */
type DeviceDialog = 'edit' | 'assign' | 'unassign' | 'delete'

export type OpenDialog =
  | { kind: 'add' | 'keys' }
  | { kind: DeviceDialog; device: DeviceView }
  | { kind: 'tags' | 'assignMany'; devices: readonly DeviceView[] }

export type Open = (dialog: OpenDialog) => void
