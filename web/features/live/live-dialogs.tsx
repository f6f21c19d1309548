import { lazy, Suspense } from 'react'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { CommandDialog, type CommandDialogName } from '../../commands/dialogs/command-dialog.tsx'
import { AddDeviceDialog } from '../../devices/add-device-dialog.tsx'
import { EditDeviceDialog } from '../../devices/edit-device-dialog.tsx'
import { DeviceShareDialog } from '../../sharing/device-share-dialog.tsx'
import { ShortcutsDialog } from './toolbar/shortcuts-dialog.tsx'

const FenceHereDialog = lazy(() =>
  import('../../geofences/fence-here-dialog.tsx').then((module) => ({ default: module.FenceHereDialog })),
)

export type OpenDialog = 'none' | 'add' | 'edit' | 'shortcuts' | 'share' | 'fence' | CommandDialogName

type Props = {
  dialog: OpenDialog
  close: () => void
  selected: DeviceView | undefined
}

/** The open dialog, if any. Dialogs about a device need a selected one. */
export function LiveDialogs({ dialog, close, selected }: Props) {
  if (dialog === 'add') return <AddDeviceDialog close={close} />
  if (dialog === 'shortcuts') return <ShortcutsDialog close={close} />
  if (dialog === 'none' || selected === undefined) return null
  if (dialog === 'edit') return <EditDeviceDialog device={selected} close={close} />
  if (dialog === 'share') return <DeviceShareDialog device={selected} close={close} />
  if (dialog === 'fence')
    return (
      <Suspense>
        <FenceHereDialog device={selected} close={close} />
      </Suspense>
    )
  return <CommandDialog name={dialog} device={selected} close={close} />
}
