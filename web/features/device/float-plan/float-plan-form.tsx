import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { UseMutationResult } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { coversDevice } from '../../../../shared/geofences/covers-device.ts'
import type { FloatPlanView } from '../../../../shared/watching/float-plan/float-plan-view.ts'
import { TO_LENGTH_MAX } from '../../../../shared/watching/float-plan/limits.ts'
import { useSite } from '../../../api/site.tsx'
import { geofencesQuery } from '../../../geofences/geofences-query.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { useFocusOnMount } from '../../../ui/focus.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import shared from '../boat-panel.module.css'
import type { WantedPlan } from './float-plan-queries.ts'
import { readTrip, type TripDraft, type TripField, tripDraft } from './trip-draft.ts'

/** The time of a day that is chosen without one. */
const EVENING = '18:00'

type Props = {
  device: DeviceView
  plan: FloatPlanView | null
  set: UseMutationResult<unknown, Error, WantedPlan>
  close: () => void
}

/** When a boat will be back, from where, who is on board, and whom to tell if it is not. */
export function FloatPlanForm({ device, plan, set, close }: Props) {
  const { t } = useTranslation()
  const { zone } = useTimes()
  const form = useFocusOnMount<HTMLFormElement>()
  const [draft, setDraft] = useState(() => tripDraft(plan, Date.now(), zone))
  const [wrong, setWrong] = useState<ReadonlySet<TripField>>(new Set())
  // no field is invalid at first
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wrong decides which field is invalid
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [wrong])
  const change = (part: Partial<TripDraft>) => setDraft((before) => ({ ...before, ...part }))
  const errorOf = (field: TripField) => wrong.has(field) && t(`floatPlan.form.wrong.${field}`)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readTrip(draft, Date.now(), zone)
    setWrong('wrong' in read ? read.wrong : new Set())
    if ('plan' in read && !set.isPending) set.mutate(read.plan, { onSuccess: close })
  }
  return (
    <form ref={form} className={shared.form} onSubmit={submit} tabIndex={-1} noValidate>
      <DateField
        label={t('floatPlan.form.returnBy')}
        value={draft.returnBy ?? ''}
        change={(returnBy) => change({ returnBy })}
        timeOf={() => EVENING}
        error={errorOf('returnBy')}
      />
      <TextInput
        label={t('floatPlan.form.to')}
        value={draft.to}
        maxLength={TO_LENGTH_MAX}
        autoComplete="off"
        onChange={({ currentTarget }) => change({ to: currentTarget.value })}
        error={errorOf('to')}
      />
      <TextInput
        label={t('floatPlan.form.people')}
        inputMode="numeric"
        autoComplete="off"
        value={draft.people}
        onChange={({ currentTarget }) => change({ people: currentTarget.value })}
        error={errorOf('people')}
      />
      <Textarea
        label={t('floatPlan.form.contacts')}
        description={t('floatPlan.form.contactsHint')}
        rows={2}
        autoComplete="off"
        value={draft.contacts}
        onChange={({ currentTarget }) => change({ contacts: currentTarget.value })}
        error={errorOf('contacts')}
      />
      <HarborSelect
        device={device}
        value={draft.geofenceId}
        choose={(geofenceId) => change({ geofenceId })}
      />
      {set.error && <ProblemNote error={set.error} title={t('floatPlan.form.failed')} context="floatPlan" />}
      <div className={shared.buttons}>
        <LoadingButton type="submit" loading={set.isPending}>
          {t(plan === null || plan.state === 'ended' ? 'floatPlan.form.start' : 'floatPlan.form.save')}
        </LoadingButton>
        <Button variant="default" onClick={close}>
          {t('floatPlan.form.cancel')}
        </Button>
      </div>
    </form>
  )
}

type HarborProps = { device: DeviceView; value: string; choose: (geofenceId: string) => void }

/** The geofences that watch the boat. One that is gone is offered while the plan names it. */
function HarborSelect({ device, value, choose }: HarborProps) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data: geofences = [] } = useQuery(geofencesQuery(client))
  const { deviceId, vehicleNum } = device
  const harbors = geofences.filter((one) => one.active && coversDevice(one, { deviceId, vehicleNum }))
  const isGone = value !== '' && !harbors.some(({ geofenceId }) => geofenceId === value)
  return (
    <NativeSelect
      label={t('floatPlan.form.harbor')}
      description={t('floatPlan.form.harborHint')}
      value={value}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      data={[
        { value: '', label: t('floatPlan.form.noHarbor') },
        ...harbors.map(({ geofenceId, name }) => ({ value: geofenceId, label: name })),
        ...(isGone ? [{ value, label: t('floatPlan.harborGone') }] : []),
      ]}
    />
  )
}
