import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { DeviceChoices } from './device-choices.tsx'
import { ShareForm } from './share-form.tsx'

export function CreateShareDialog({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const [deviceIds, setDeviceIds] = useState<readonly string[]>([])
  return (
    <Dialog title={t('shares.createTitle')} close={close}>
      <ShareForm deviceIds={deviceIds} created={close} cancel={close}>
        <DeviceChoices chosen={deviceIds} choose={setDeviceIds} />
      </ShareForm>
    </Dialog>
  )
}
