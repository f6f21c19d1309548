import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeviceCheckboxes } from '../../devices/device-checkboxes.tsx'
import { ShareForm } from '../../sharing/share-form.tsx'
import { Dialog } from '../../ui/dialog.tsx'

export function CreateShareDialog({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const [deviceIds, setDeviceIds] = useState<readonly string[]>([])
  return (
    <Dialog title={t('shares.createTitle')} close={close}>
      <ShareForm deviceIds={deviceIds} created={close} cancel={close}>
        <DeviceCheckboxes
          selectedIds={deviceIds}
          select={setDeviceIds}
          label={t('shares.devices')}
          missing={t('shares.devicesMissing')}
        />
      </ShareForm>
    </Dialog>
  )
}
