import { Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { DeviceEdit, type DeviceView, TAG_MAX, TAGS_MAX } from '../../../shared/devices/device.ts'
import { devices } from '../../../shared/devices/devices.routes.ts'
import { DEVICE_NAME_MAX } from '../../../shared/devices/limits.ts'
import { DEVICES_KEY } from '../../api/devices-query.ts'
import { useSite } from '../../api/site.tsx'
import { LoadingButton } from '../../ui/buttons/loading-button.tsx'
import styles from '../../ui/dialog.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { ProblemNote } from '../../ui/feedback/problem-note.tsx'
import { useInvalidFields } from '../../ui/use-invalid-fields.ts'
import { TypeField } from './type-field.tsx'

const TAG_SEPARATOR = ','

/** Edits a device's name, type and tags. */
export function EditDeviceDialog({ device, close }: { device: DeviceView; close: () => void }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const { invalid, mark } = useInvalidFields()
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
    mark(event.currentTarget, edit.error)
  }

  return (
    <Dialog close={close} title={t('editDevice.title', { name: device.deviceName })}>
      <form onSubmit={submit} noValidate className={styles.body}>
        <p className={styles.about}>
          {t('editDevice.ids', { id: device.deviceId, plate: device.originalPlate })}
        </p>
        <TextInput
          name="deviceName"
          label={t('editDevice.name')}
          defaultValue={device.deviceName}
          error={invalid.has('deviceName') && t('editDevice.nameWrong', { max: DEVICE_NAME_MAX })}
          autoComplete="off"
          required
          withAsterisk={false}
          data-autofocus
        />
        <TypeField own={device.deviceType} />
        <TextInput
          name="tags"
          label={t('editDevice.tags')}
          description={t('editDevice.tagsHint', { max: TAG_MAX })}
          defaultValue={device.tags.join(`${TAG_SEPARATOR} `)}
          error={invalid.has('tags') && t('editDevice.tagsWrong', { count: TAGS_MAX, max: TAG_MAX })}
          autoComplete="off"
        />
        {save.error && <ProblemNote error={save.error} />}
        <div className={styles.buttons}>
          <Button variant="default" onClick={close}>
            {t('editDevice.cancel')}
          </Button>
          <LoadingButton type="submit" loading={save.isPending}>
            {t('editDevice.save')}
          </LoadingButton>
        </div>
      </form>
    </Dialog>
  )
}
