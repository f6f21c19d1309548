import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeviceEdit, type DeviceView } from '../../../shared/devices/device.ts'
import { DEVICE_TYPES, isDeviceType, unknownTypeLabel } from '../../../shared/devices/device-types.ts'
import { devices } from '../../../shared/devices/devices.routes.ts'
import { DEVICES_KEY } from '../../api/devices-query.ts'
import { useSite } from '../../api/site.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ProblemNote } from '../../ui/problem-note.tsx'
import styles from '../add-device/add-device.module.css'

const TAG_SEPARATOR = ','

/** Changes what its owner calls a device. */
export function EditDeviceDialog({ device, close }: { device: DeviceView; close: () => void }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const [wrong, setWrong] = useState<ReadonlySet<unknown>>(new Set())
  const save = useMutation({
    mutationFn: (edit: DeviceEdit) =>
      client.call(devices.updateDevice, { path: { id: device.deviceId }, body: edit }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: DEVICES_KEY })
      close()
    },
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { tags, ...form } = Object.fromEntries(new FormData(event.currentTarget))
    const edit = DeviceEdit.safeParse({ ...form, tags: String(tags).split(TAG_SEPARATOR) })
    if (edit.success) save.mutate(edit.data)
    setWrong(new Set(edit.error?.issues.map(({ path }) => path[0])))
  }

  return (
    <Dialog close={close} title={t('editDevice.title', { name: device.deviceName })}>
      <form onSubmit={submit} noValidate className={styles.form}>
        <p className={styles.text}>
          {t('editDevice.ids', { id: device.deviceId, plate: device.originalPlate })}
        </p>
        <TextInput
          name="deviceName"
          label={t('editDevice.name')}
          defaultValue={device.deviceName}
          error={wrong.has('deviceName') && t('editDevice.nameWrong')}
          autoComplete="off"
          required
          withAsterisk={false}
          data-autofocus
        />
        <NativeSelect
          name="deviceType"
          label={t('editDevice.type')}
          defaultValue={device.deviceType}
          data={typesWith(device.deviceType).map((type) => ({
            value: type,
            label: isDeviceType(type) ? t(`deviceTypes.${type}`) : unknownTypeLabel(type),
          }))}
        />
        <TextInput
          name="tags"
          label={t('editDevice.tags')}
          description={t('editDevice.tagsHint')}
          defaultValue={device.tags.join(`${TAG_SEPARATOR} `)}
          error={wrong.has('tags') && t('editDevice.tagsWrong')}
          autoComplete="off"
        />
        {save.error && <ProblemNote error={save.error} />}
        <div className={styles.buttons}>
          <Button variant="default" onClick={close}>
            {t('editDevice.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('editDevice.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** All types that have a name here, and the device's own. */
const typesWith = (own: string) => [...new Set([...Object.keys(DEVICE_TYPES), own])]
