import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { CommandDialog, type CommandDialogName } from '../../commands/dialogs/command-dialog.tsx'
import { AddDeviceDialog } from '../../devices/dialog/add-device-dialog.tsx'
import { EditDeviceDialog } from '../../devices/dialog/edit-device-dialog.tsx'
import { hasPosition } from '../../map/features/device-features.ts'
import { DeviceShareDialog } from '../../sharing/device-share-dialog.tsx'
import { LiveShortcuts } from './toolbar/live-shortcuts.tsx'

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
  if (dialog === 'shortcuts') return <LiveShortcuts close={close} />
  if (dialog === 'none' || selected === undefined) return null
  if (dialog === 'edit') return <EditDeviceDialog device={selected} close={close} />
  if (dialog === 'share') return <DeviceShareDialog device={selected} close={close} />
  if (dialog === 'fence') return <FenceDevice device={selected} close={close} />
  return <CommandDialog name={dialog} device={selected} close={close} />
}

/** A new geofence around a device. */
function FenceDevice({ device, close }: { device: DeviceView; close: () => void }) {
  const { t } = useTranslation()
  if (!hasPosition(device)) return null
  const { latitude, longitude } = device.tracking
  return (
    <Suspense>
      <FenceHereDialog
        at={{ lat: latitude, lng: longitude }}
        name={t('geofences.fenceName', { name: device.deviceName })}
        close={close}
      />
    </Suspense>
  )
}
