import { Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { NewDevice } from '../../../shared/devices/device.ts'
import { devices } from '../../../shared/devices/devices.routes.ts'
import { DEVICES_KEY } from '../../api/devices-query.ts'
import { useSite } from '../../api/site.tsx'
import { LoadingButton } from '../../ui/buttons/loading-button.tsx'
import styles from '../../ui/dialog.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { ProblemNote } from '../../ui/feedback/problem-note.tsx'
import { useInvalidFields } from '../../ui/use-invalid-fields.ts'
import { useCreateCredentials } from '../use-create-credentials.ts'
import { TypeField } from './type-field.tsx'

/** Adds a device, creates its credentials, and goes on to the connect page. */
export function AddDeviceDialog({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const { client, config } = useSite()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const createCredentials = useCreateCredentials()
  const { invalid, mark } = useInvalidFields()
  const add = useMutation({
    mutationFn: (device: NewDevice) => client.call(devices.createDevice, { body: device }),
    onSuccess: ({ device: { deviceId } }) => {
      void queryClient.invalidateQueries({ queryKey: DEVICES_KEY })
      createCredentials.mutate(deviceId, { onSuccess: () => openConnectPage(deviceId) })
    },
  })
  const openConnectPage = (deviceId: string) =>
    navigate({ to: '/dashboard/devices/$deviceId/connect', params: { deviceId } })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = Object.fromEntries(new FormData(event.currentTarget))
    const device = NewDevice.safeParse({ ...form, testingMode: config.testingMode || undefined })
    if (device.success) add.mutate(device.data)
    mark(event.currentTarget, device.error)
  }

  if (add.data && createCredentials.error)
    return (
      <Dialog close={close} title={t('addDevice.title')}>
        <div className={styles.body}>
          <ProblemNote error={createCredentials.error} title={t('addDevice.withoutCredentials')} />
          <div className={styles.buttons}>
            <Button onClick={() => openConnectPage(add.data.device.deviceId)}>{t('addDevice.setUp')}</Button>
          </div>
        </div>
      </Dialog>
    )
  return (
    <Dialog close={close} title={t('addDevice.title')}>
      <form onSubmit={submit} noValidate className={styles.body}>
        <TextInput
          name="vectraDeviceId"
          label={t('addDevice.id')}
          description={t('addDevice.idHint')}
          error={invalid.has('vectraDeviceId') && t('addDevice.idWrong')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          required
          withAsterisk={false}
          data-autofocus
        />
        <TextInput
          name="deviceName"
          label={t('addDevice.name')}
          description={t('addDevice.nameHint')}
          error={invalid.has('deviceName') && t('addDevice.nameWrong')}
          autoComplete="off"
          required
          withAsterisk={false}
        />
        <TypeField />
        {add.error && <ProblemNote error={add.error} />}
        <div className={styles.buttons}>
          <Button variant="default" onClick={close}>
            {t('addDevice.cancel')}
          </Button>
          <LoadingButton type="submit" loading={add.isPending || createCredentials.isPending}>
            {t('addDevice.submit')}
          </LoadingButton>
        </div>
      </form>
    </Dialog>
  )
}
