import { Button, NativeSelect } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { ANALOG_INPUTS, DIGITAL_INPUTS, Inputs } from '../../../../shared/devices/inputs.ts'
import { useOnBoardNames } from '../../../boat/use-on-board-names.ts'
import { useSaveDevice } from '../../../devices/use-save-device.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import styles from '../../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { batteriesWith, inputsDraft, inputsOf, SWITCH_CHOICES } from './inputs-draft.ts'

/** Says what is wired to the inputs of a tracker. */
export function InputsDialog({ device, close }: { device: DeviceView; close: () => void }) {
  const { t } = useTranslation()
  const nameOf = useOnBoardNames()
  const [draft, setDraft] = useState(() => inputsDraft(device.inputs))
  const [isWrong, setWrong] = useState(false)
  const save = useSaveDevice(device.deviceId)
  const nothing = { value: '', label: t('onBoard.inputs.nothing') }
  const choose = (input: keyof typeof draft, value: string) => {
    setWrong(false)
    setDraft((before) => ({ ...before, [input]: value }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const inputs = Inputs.safeParse(inputsOf(draft))
    setWrong(!inputs.success)
    if (inputs.success && !save.isPending)
      save.mutate({ deviceName: device.deviceName, inputs: inputs.data }, { onSuccess: close })
  }
  return (
    <Dialog close={close} title={t('onBoard.inputs.title')} fillsPhones>
      <form onSubmit={submit} noValidate className={styles.body}>
        <p>{t('onBoard.inputs.about')}</p>
        {DIGITAL_INPUTS.map((input, index) => (
          <NativeSelect
            key={input}
            label={t('onBoard.inputs.digital', { number: index + 1 })}
            value={draft[input]}
            onChange={({ currentTarget }) => choose(input, currentTarget.value)}
            data={[
              nothing,
              ...SWITCH_CHOICES.map(({ value, reading, state }) => ({
                value,
                label: t(`onBoard.inputs.${reading}.${state}`),
              })),
            ]}
          />
        ))}
        {ANALOG_INPUTS.map((input, index) => (
          <NativeSelect
            key={input}
            label={t('onBoard.inputs.analog', { number: index + 1 })}
            value={draft[input]}
            onChange={({ currentTarget }) => choose(input, currentTarget.value)}
            error={isWrong && input === 'ain2' && t('onBoard.inputs.sameBattery')}
            data={[
              nothing,
              ...batteriesWith(draft[input]).map((name) => ({ value: name, label: nameOf(name) })),
            ]}
          />
        ))}
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
