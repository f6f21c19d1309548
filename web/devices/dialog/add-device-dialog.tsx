import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { ApiProblem } from '../../../shared/http/client.ts'
import styles from '../../ui/dialog.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { ProblemNote } from '../../ui/feedback/problem-note.tsx'
import { AddDeviceForm } from './add-device-form.tsx'
import { DeviceAdded } from './device-added.tsx'
import { SubscriptionNeeded } from './subscription-needed.tsx'
import { useAddDevice } from './use-add-device.ts'

type Props = {
  close: () => void
  /** What follows the confirmation. Without it, the connect page. */
  added?: (device: DeviceView) => void
}

/** Adds a device and creates its credentials, or says that this takes a subscription. */
export function AddDeviceDialog({ close, added }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isPicking, setPicking] = useState(false)
  const { add, device, credentials } = useAddDevice()
  const openConnectPage = ({ deviceId }: DeviceView) => {
    close()
    void navigate({ to: '/dashboard/devices/$deviceId/connect', params: { deviceId } })
  }
  const finish = (done: DeviceView) => {
    if (added === undefined) return openConnectPage(done)
    close()
    added(done)
  }

  const content = () => {
    if (device && credentials.error)
      return (
        <div className={styles.body}>
          <ProblemNote error={credentials.error} title={t('addDevice.withoutCredentials')} />
          <div className={styles.buttons}>
            <Button onClick={() => openConnectPage(device)}>{t('addDevice.setUp')}</Button>
          </div>
        </div>
      )
    if (device && credentials.isSuccess)
      return <DeviceAdded name={device.deviceName} finish={() => finish(device)} />
    if (add.error instanceof ApiProblem && add.error.code === 'subscription-required')
      return <SubscriptionNeeded close={close} />
    return (
      <AddDeviceForm
        add={(wanted) => add.mutate(wanted)}
        isAdding={add.isPending || credentials.isPending}
        error={add.error}
        close={close}
        isPicking={isPicking}
        setPicking={setPicking}
      />
    )
  }
  return (
    <Dialog close={close} title={isPicking ? t('typePicker.title') : t('addDevice.title')}>
      {content()}
    </Dialog>
  )
}
