import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeviceEdit, type DeviceView } from '../../../shared/devices/device.ts'
import { TAG_MAX, TAGS_MAX } from '../../../shared/devices/label.ts'
import { DEVICE_NAME_MAX } from '../../../shared/devices/limits.ts'
import { LoadingButton } from '../../ui/buttons/loading-button.tsx'
import styles from '../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { ProblemNote } from '../../ui/feedback/problem-note.tsx'
import { useInvalidFields } from '../../ui/use-invalid-fields.ts'
import { useSaveDevice } from '../use-save-device.ts'
import { TagsField } from './tags-field.tsx'
import { typeDraftOf } from './type-draft.ts'
import { TypeField, TypePicker } from './type-picker.tsx'
import { useKnownTags, useTags } from './use-tags.ts'

/** Edits a device's name, type and tags. */
export function EditDeviceDialog({ device, close }: { device: DeviceView; close: () => void }) {
  const { t } = useTranslation()
  const { invalid, mark } = useInvalidFields()
  const [isPicking, setPicking] = useState(false)
  const [type, setType] = useState(() => typeDraftOf(device))
  const tags = useTags(device.tags)
  const knownTags = useKnownTags()
  const save = useSaveDevice(device.deviceId)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { deviceName } = Object.fromEntries(new FormData(event.currentTarget))
    const edit = DeviceEdit.safeParse({ deviceName, ...type, tags: tags.finish() })
    if (edit.success && !save.isPending) save.mutate(edit.data, { onSuccess: close })
    mark(event.currentTarget, edit.error)
  }

  return (
    <Dialog
      close={close}
      title={isPicking ? t('typePicker.title') : t('editDevice.title', { name: device.deviceName })}
    >
      {isPicking && <TypePicker type={type} setType={setType} close={() => setPicking(false)} />}
      <form
        onSubmit={submit}
        noValidate
        className={styles.body}
        style={isPicking ? { display: 'none' } : undefined}
      >
        <TextInput label={t('editDevice.id')} value={device.deviceId} readOnly variant="filled" />
        <TextInput label={t('editDevice.plate')} value={device.originalPlate} readOnly variant="filled" />
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
        <TypeField type={type} pick={() => setPicking(true)} />
        <TagsField
          label={t('editDevice.tags')}
          tags={tags}
          known={knownTags}
          error={invalid.has('tags') && t('editDevice.tagsWrong', { count: TAGS_MAX, max: TAG_MAX })}
        />
        {save.error !== null && (
          <ProblemNote error={save.error} title={t('editDevice.failed')} context="devices" />
        )}
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
