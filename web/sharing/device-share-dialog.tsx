import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../shared/devices/device.ts'
import type { ShareLink } from '../../shared/shares/share.ts'
import { useSite } from '../api/site.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import { DeviceLinks } from './device-links.tsx'
import { ShareForm } from './share-form.tsx'
import { sharesOfDeviceQuery } from './shares-queries.ts'

type Doing = { kind: 'listing' } | { kind: 'creating' } | { kind: 'deleting'; link: ShareLink }
const LISTING: Doing = { kind: 'listing' }

/** The links to one device: what there is, a new one, and the end of one. */
export function DeviceShareDialog({ device, close }: { device: DeviceView; close: () => void }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { deviceId, deviceName } = device
  const links = useQuery(sharesOfDeviceQuery(client, deviceId))
  const [doing, setDoing] = useState<Doing>(LISTING)
  const list = () => setDoing(LISTING)

  if (doing.kind === 'deleting')
    return (
      <Dialog title={t('shares.deleteTitle', { name: doing.link.name })} close={close}>
        <DeleteQuestion link={doing.link} leave={list} />
      </Dialog>
    )
  return (
    <Dialog title={t('shares.ofDevice', { name: deviceName })} close={close}>
      {doing.kind === 'creating' ? (
        <ShareForm deviceIds={[deviceId]} created={list} cancel={list} />
      ) : (
        <DeviceLinks
          links={links.data}
          failure={links.error}
          again={() => void links.refetch()}
          create={() => setDoing({ kind: 'creating' })}
          askDelete={(link) => setDoing({ kind: 'deleting', link })}
        />
      )}
    </Dialog>
  )
}
