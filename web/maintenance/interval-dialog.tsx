import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../shared/devices/device.ts'
import type { MaintenanceStatus } from '../../shared/maintenance/maintenance.ts'
import { LoadingButton } from '../ui/buttons/loading-button.tsx'
import dialog from '../ui/dialogs/dialog.module.css'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { ProblemNote } from '../ui/feedback/problem-note.tsx'
import { DecimalInput } from '../ui/figures/decimal-input.tsx'
import { useTimes } from '../ui/times/clock.tsx'
import { UNIT_SYSTEMS } from '../ui/units/unit-systems.ts'
import { useUnits } from '../ui/units/use-units.tsx'
import { DoneFields } from './done-fields.tsx'
import { type DraftProblem, draftOf, emptyDraft, type IntervalDraft, intervalIn } from './interval-draft.ts'
import styles from './maintenance.module.css'
import { useSaveMaintenance } from './use-maintenance-actions.ts'

type Props = { close: () => void } & (
  | { edited: MaintenanceStatus }
  /** The devices to choose from: just the one on its own page. */
  | { devices: readonly DeviceView[] }
)

const FIELDS = [
  ['everyDistance', 'distance'],
  ['everyEngineHours', 'engineHours'],
  ['everyMonths', 'months'],
] as const

/** Adds a maintenance interval to a device, or edits one. */
export function IntervalDialog({ close, ...about }: Props) {
  const { t } = useTranslation()
  const { zone } = useTimes()
  const { units } = useUnits()
  const { perKm, unit } = UNIT_SYSTEMS[units].distance
  const edited = 'edited' in about ? about.edited : null
  const devices = 'devices' in about ? about.devices : []
  const only = devices.length === 1 ? devices[0] : undefined
  const [draft, setDraft] = useState<IntervalDraft>(() =>
    edited === null ? emptyDraft(only?.deviceId ?? '') : draftOf(edited, perKm),
  )
  const [wrong, setWrong] = useState<DraftProblem | null>(null)
  const save = useSaveMaintenance(edited)
  const change = (part: Partial<IntervalDraft>) => {
    setWrong(null)
    setDraft((before) => ({ ...before, ...part }))
  }
  const submit = () => {
    const interval = intervalIn(draft, perKm, zone, Date.now())
    if (typeof interval === 'string') return setWrong(interval)
    save.mutate(interval, { onSuccess: close })
  }
  const tracking = devices.find(({ deviceId }) => deviceId === draft.deviceId)?.tracking
  const missing =
    draft.everyDistance !== '' && tracking?.mileage === null
      ? 'noOdometer'
      : draft.everyEngineHours !== '' && tracking?.totalEngineHours === null
        ? 'noEngineHours'
        : null
  const title =
    edited !== null
      ? t('maintenance.form.editTitle', { name: edited.name })
      : only === undefined
        ? t('maintenance.addFirst')
        : t('maintenance.form.addTitle', { device: only.deviceName })
  return (
    <Dialog title={title} close={close} size={560} fillsPhones>
      <form
        className={dialog.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {edited === null && only === undefined && (
          <NativeSelect
            label={t('maintenance.form.device')}
            value={draft.deviceId}
            onChange={({ currentTarget }) => change({ deviceId: currentTarget.value })}
            data={[
              { value: '', label: t('maintenance.form.chooseDevice') },
              ...devices.map(({ deviceId, deviceName }) => ({ value: deviceId, label: deviceName })),
            ]}
          />
        )}
        <TextInput
          label={t('maintenance.form.name')}
          placeholder={t('maintenance.form.nameHint')}
          maxLength={100}
          data-autofocus
          value={draft.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <fieldset className={styles.group}>
          <legend>{t('maintenance.form.every')}</legend>
          <div className={styles.fields}>
            {FIELDS.map(([field, label]) => (
              <DecimalInput
                key={field}
                label={t(`maintenance.form.${label}`, { unit })}
                value={draft[field]}
                change={(text) => change({ [field]: text })}
              />
            ))}
          </div>
        </fieldset>
        {missing !== null && <p className={dialog.about}>{t(`maintenance.form.${missing}`)}</p>}
        <DoneFields
          draft={draft}
          change={change}
          hint={t(edited === null ? 'maintenance.form.lastDoneHint' : 'maintenance.form.readHint')}
        />
        {wrong !== null && (
          <p className={styles.wrong} role="alert">
            {t(`maintenance.form.wrong.${wrong}`)}
          </p>
        )}
        {save.error !== null && (
          <ProblemNote error={save.error} title={t('maintenance.form.saveFailed')} context="maintenance" />
        )}
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close} disabled={save.isPending}>
            {t('maintenance.cancel')}
          </Button>
          <LoadingButton type="submit" loading={save.isPending}>
            {t(edited === null ? 'maintenance.form.create' : 'maintenance.form.save')}
          </LoadingButton>
        </div>
      </form>
    </Dialog>
  )
}
