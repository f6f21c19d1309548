import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NewDevice } from '../../../shared/devices/device.ts'
import { DEFAULT_TYPE } from '../../../shared/devices/device-types.ts'
import { useSite } from '../../api/site.tsx'
import { LoadingButton } from '../../ui/buttons/loading-button.tsx'
import styles from '../../ui/dialogs/dialog.module.css'
import { ProblemNote } from '../../ui/feedback/problem-note.tsx'
import { useInvalidFields } from '../../ui/use-invalid-fields.ts'
import { listedType } from './type-draft.ts'
import { TypeField, TypePicker } from './type-picker.tsx'

type Props = {
  add: (device: NewDevice) => void
  isAdding: boolean
  error: Error | null
  close: () => void
  isPicking: boolean
  setPicking: (isPicking: boolean) => void
}

/** The id, name and type of a new device. The picker of the type takes the form's place. */
export function AddDeviceForm({ add, isAdding, error, close, isPicking, setPicking }: Props) {
  const { t } = useTranslation()
  const { config } = useSite()
  const { invalid, mark } = useInvalidFields()
  const [vectraDeviceId, setDeviceId] = useState('')
  const [deviceName, setName] = useState('')
  const [type, setType] = useState(listedType(DEFAULT_TYPE))
  const isFilled = vectraDeviceId.trim() !== '' && deviceName.trim() !== ''

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isFilled || isAdding) return
    const device = NewDevice.safeParse({
      vectraDeviceId,
      deviceName,
      deviceType: type.deviceType,
      customIcon: type.customIcon ?? undefined,
      testingMode: config.testingMode || undefined,
    })
    if (device.success) add(device.data)
    mark(event.currentTarget, device.error)
  }
  return (
    <>
      {isPicking && <TypePicker type={type} setType={setType} close={() => setPicking(false)} />}
      <form
        onSubmit={submit}
        noValidate
        className={styles.body}
        style={isPicking ? { display: 'none' } : undefined}
      >
        <TextInput
          name="vectraDeviceId"
          label={t('addDevice.id')}
          description={t('addDevice.idHint')}
          error={invalid.has('vectraDeviceId') && t('addDevice.idWrong')}
          value={vectraDeviceId}
          onChange={({ currentTarget }) => setDeviceId(currentTarget.value)}
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
          value={deviceName}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          autoComplete="off"
          required
          withAsterisk={false}
        />
        <TypeField type={type} pick={() => setPicking(true)} />
        {error && <ProblemNote error={error} title={t('addDevice.failed')} />}
        <div className={styles.buttons}>
          <Button variant="default" onClick={close}>
            {t('addDevice.cancel')}
          </Button>
          <LoadingButton type="submit" loading={isAdding} disabled={!isFilled}>
            {t('addDevice.submit')}
          </LoadingButton>
        </div>
      </form>
    </>
  )
}
