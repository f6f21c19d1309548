import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { EditDeviceDialog } from '../../../devices/dialog/edit-device-dialog.tsx'
import { ShortcutsDialog } from '../../../ui/keys/shortcuts-dialog.tsx'
import { AssignManyDialog } from '../bulk/assign-many-dialog.tsx'
import { TagsDialog } from '../bulk/tags-dialog.tsx'
import type { OpenDialog } from '../open-dialog.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { UnassignDeviceDialog } from './unassign-device-dialog.tsx'

const AddDeviceDialog = lazy(() =>
  import('../../../devices/dialog/add-device-dialog.tsx').then((module) => ({
    default: module.AddDeviceDialog,
  })),
)

type Props = {
  dialog: OpenDialog
  close: () => void
  added: (device: DeviceView) => void
  keepSelected: (devices: readonly DeviceView[]) => void
}

/** The dialog that is open. */
export function DeviceDialogs({ dialog, close, added, keepSelected }: Props) {
  switch (dialog.kind) {
    case 'add':
      return (
        <Suspense>
          <AddDeviceDialog close={close} added={added} />
        </Suspense>
      )
    case 'keys':
      return <DeviceShortcuts close={close} />
    case 'edit':
      return <EditDeviceDialog device={dialog.device} close={close} />
    case 'assign':
      return <AssignDialog device={dialog.device} close={close} />
    case 'unassign':
      return <UnassignDeviceDialog device={dialog.device} close={close} />
    case 'delete':
      return <DeleteDialog device={dialog.device} close={close} />
    case 'tags':
      return <TagsDialog devices={dialog.devices} close={close} keepSelected={keepSelected} />
    case 'assignMany':
      return <AssignManyDialog devices={dialog.devices} close={close} keepSelected={keepSelected} />
  }
}

function DeviceShortcuts({ close }: { close: () => void }) {
  const { t } = useTranslation()
  return (
    <ShortcutsDialog
      close={close}
      shortcuts={[
        [['/'], t('keys.search')],
        [['↑', '↓'], t('keys.arrows')],
        [['Enter'], t('devicesPage.keys.open')],
        [['x'], t('devicesPage.keys.select')],
        [['a'], t('devicesPage.keys.selectAll')],
        [['e'], t('devicesPage.keys.edit')],
        [['?'], t('keys.show')],
      ]}
    />
  )
}
