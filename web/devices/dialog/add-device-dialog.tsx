import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView, NewDevice } from '../../../shared/devices/device.ts'
import { devices } from '../../../shared/devices/devices.routes.ts'
import { ApiProblem } from '../../../shared/http/client.ts'
import { useSite } from '../../api/site.tsx'
import styles from '../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { ProblemNote } from '../../ui/feedback/problem-note.tsx'
import { useCreateCredentials } from '../fresh-credentials.ts'
import { useReload } from '../use-reload.ts'
import { AddDeviceForm } from './add-device-form.tsx'
import typeStyles from './type.module.css'

type Props = {
  close: () => void
  /** The step after the confirmation. Without it, the connect page. */
  added?: (device: DeviceView) => void
}

/** Adds a device and creates its credentials, or says that this takes a subscription. */
export function AddDeviceDialog({ close, added }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isPicking, setPicking] = useState(false)
  const { add, device, isSetUp, credentials } = useAddDevice()
  const openConnectPage = ({ deviceId }: DeviceView) => {
    close()
    void navigate({ to: '/dashboard/devices/$deviceId/connect', params: { deviceId } })
  }
  const finish = (done: DeviceView) => {
    if (added === undefined && !isSetUp) return openConnectPage(done)
    close()
    added?.(done)
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
    if (device && (credentials.isSuccess || isSetUp))
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

/** Specification 2.2. */
const SHOWN_MS = 1_500

/** Confirms a new device for a moment. */
function DeviceAdded({ name, finish }: { name: string; finish: () => void }) {
  const { t } = useTranslation()
  const newest = useRef(finish)
  newest.current = finish
  useEffect(() => {
    const timer = window.setTimeout(() => newest.current(), SHOWN_MS)
    return () => window.clearTimeout(timer)
  }, [])
  return (
    <div className={typeStyles.success} role="status">
      <IconCircleCheck size={48} stroke={1.5} aria-hidden />
      <strong>{t('addDevice.added')}</strong>
      <span>{name}</span>
    </div>
  )
}

/** In the place of the form: a device takes a subscription that has none. */
function SubscriptionNeeded({ close }: { close: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.body} role="alert">
      <strong>{t('addDevice.needsSubscription')}</strong>
      <p>{t('problem.codes.subscription-required')}</p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={close}>
          {t('addDevice.cancel')}
        </Button>
        <Button
          renderRoot={(root) => <Link {...root} to="/dashboard/subscription" search={{ tab: 'purchase' }} />}
        >
          {t('addDevice.subscribe')}
        </Button>
      </div>
    </div>
  )
}

/** Adds a device and then creates its credentials, which the connect page shows. */
function useAddDevice() {
  const { client } = useSite()
  const reload = useReload()
  const credentials = useCreateCredentials()
  const add = useMutation({
    mutationFn: (device: NewDevice) => client.call(devices.createDevice, { body: device }),
    onSuccess: ({ device: { deviceId }, hasCredentials }) => {
      // new ones would cut off a tracker that was delivered with a password
      if (!hasCredentials) credentials.mutate(deviceId)
    },
    // also after a refusal, which says that the page is out of date
    onSettled: () => void reload(),
  })
  return { add, device: add.data?.device, isSetUp: add.data?.hasCredentials === true, credentials }
}
