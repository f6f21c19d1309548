import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TRAIL_HOURS, trailHoursOf } from '../../shared/shares/trail-hours.ts'
import { devicesQuery } from '../api/devices-query.ts'
import { useSite } from '../api/site.tsx'
import { hasPosition } from '../map/features/device-features.ts'
import { LoadingButton } from '../ui/buttons/loading-button.tsx'
import dialog from '../ui/dialog.module.css'
import { ProblemNote } from '../ui/feedback/problem-note.tsx'
import { useTimes } from '../ui/times/clock.tsx'
import { useNow } from '../ui/times/now.tsx'
import { useUnits } from '../ui/units/use-units.tsx'
import { ExpiryField } from './expiry-field.tsx'
import { MoreOptions } from './more-options.tsx'
import { emptyDraft, type ShareDraft, shareRequestOf } from './share-draft.ts'
import { useCreateShare } from './use-share-actions.ts'

type Props = {
  deviceIds: readonly string[]
  created: () => void
  cancel: () => void
  /** Shown above the fields. */
  children?: ReactNode
}

/** The form for a new link. It can be submitted once it has a name and a device. */
export function ShareForm({ deviceIds, created, cancel, children }: Props) {
  const { t } = useTranslation()
  const create = useCreateShare()
  const times = useTimes()
  const now = useNow()
  const { defaultRadiusM } = useUnits()
  const [fields, setFields] = useState(() => emptyDraft(defaultRadiusM, times.zone, now))
  const [isNameTouched, setNameTouched] = useState(false)
  const startPoint = useStartPoint(deviceIds)
  const draft: ShareDraft = { ...fields, deviceIds }
  const request = shareRequestOf(draft, times.zone, now)
  const change = (changed: Partial<ShareDraft>) => {
    setFields({ ...fields, ...changed })
    create.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setNameTouched(true)
    if (request === null || create.isPending) return
    create.mutate(request, { onSuccess: created })
  }

  return (
    <form className={dialog.body} onSubmit={submit} noValidate>
      {children}
      <TextInput
        label={t('shares.name')}
        description={t('shares.nameHint')}
        value={draft.name}
        maxLength={100}
        error={isNameTouched && draft.name.trim() === '' && t('shares.nameMissing')}
        onChange={({ currentTarget }) => {
          setNameTouched(true)
          change({ name: currentTarget.value })
        }}
        onKeyDown={({ key }) => key === 'Enter' && setNameTouched(true)}
        autoComplete="off"
        data-autofocus
      />
      <TextInput
        label={t('shares.trailLabel')}
        description={t('shares.trailHint', { min: TRAIL_HOURS.min, max: TRAIL_HOURS.max })}
        type="number"
        min={TRAIL_HOURS.min}
        max={TRAIL_HOURS.max}
        step={1}
        value={draft.trailHours}
        onChange={({ currentTarget }) => change({ trailHours: currentTarget.value })}
        onBlur={() => change({ trailHours: String(trailHoursOf(draft.trailHours)) })}
      />
      <ExpiryField expiry={draft.expiry} change={(expiry) => change({ expiry })} />
      <MoreOptions draft={draft} change={change} startPoint={startPoint} />
      {create.error && (
        <ProblemNote
          error={create.error}
          context="shares"
          sentence={({ text }) => t('shares.createFailed', { reason: text })}
        />
      )}
      <div className={dialog.buttons}>
        <Button variant="default" onClick={cancel} disabled={create.isPending}>
          {t('shares.cancel')}
        </Button>
        <LoadingButton type="submit" disabled={request === null} loading={create.isPending}>
          {t('shares.create')}
        </LoadingButton>
      </div>
    </form>
  )
}

/** The first of the devices with a position, else any device of the account, else `null`. */
function useStartPoint(deviceIds: readonly string[]) {
  const { client } = useSite()
  const { data } = useQuery(devicesQuery(client))
  const positioned = data?.devices.filter(hasPosition) ?? []
  const device = positioned.find(({ deviceId }) => deviceIds.includes(deviceId)) ?? positioned[0]
  return device ? { lat: device.tracking.latitude, lng: device.tracking.longitude } : null
}
