import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../shared/devices/device.ts'
import type { ShareLink } from '../../shared/shares/share.ts'
import { useSite } from '../api/site.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useRestoreFocus } from '../ui/focus.ts'
import { DeleteConfirmation } from './delete-confirmation.tsx'
import { DeviceLinks } from './device-links.tsx'
import { ShareForm } from './share-form.tsx'
import { sharesOfDeviceQuery } from './shares-queries.ts'

type View = { kind: 'list' } | { kind: 'create' } | { kind: 'delete'; link: ShareLink }
const LIST: View = { kind: 'list' }

/** Lists the links to one device, and creates and deletes them. */
export function DeviceShareDialog({ device, close }: { device: DeviceView; close: () => void }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { deviceId, deviceName } = device
  const links = useQuery(sharesOfDeviceQuery(client, deviceId))
  const [view, setView] = useState<View>(LIST)
  // Each dialog opens from the one before, whose elements are gone when it closes.
  useRestoreFocus()
  const showList = () => setView(LIST)

  if (view.kind === 'delete')
    return (
      <Dialog title={t('shares.deleteTitle', { name: view.link.name })} close={close}>
        <DeleteConfirmation link={view.link} close={showList} />
      </Dialog>
    )
  return (
    <Dialog title={t('shares.ofDevice', { name: deviceName })} close={close}>
      {view.kind === 'create' ? (
        <ShareForm deviceIds={[deviceId]} created={showList} cancel={showList} />
      ) : (
        <DeviceLinks
          links={links.data}
          error={links.error}
          retry={() => void links.refetch()}
          create={() => setView({ kind: 'create' })}
          confirmDelete={(link) => setView({ kind: 'delete', link })}
        />
      )}
    </Dialog>
  )
}
