import type { DeviceView } from '../../../shared/devices/device.ts'
import { AddDeviceDialog } from '../add-device/add-device-dialog.tsx'
import { CommandDialog, type CommandDialogName } from '../commands/command-dialog.tsx'
import { DeviceShareDialog } from '../shares/device-share-dialog.tsx'
import { EditDeviceDialog } from './edit-device-dialog.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'

export type OpenDialog = 'none' | 'add' | 'edit' | 'keys' | 'share' | CommandDialogName

type Props = {
  dialog: OpenDialog
  close: () => void
  selected: DeviceView | undefined
}

/** The one dialog that is open; the one about a device needs one selected. */
export function LiveDialogs({ dialog, close, selected }: Props) {
  if (dialog === 'add') return <AddDeviceDialog close={close} />
  if (dialog === 'keys') return <ShortcutsDialog close={close} />
  if (dialog === 'none' || selected === undefined) return null
  if (dialog === 'edit') return <EditDeviceDialog device={selected} close={close} />
  if (dialog === 'share') return <DeviceShareDialog device={selected} close={close} />
  return <CommandDialog name={dialog} device={selected} close={close} />
}
