import { Button, NativeSelect, Switch, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { coordinatesText } from '../../shared/geo/place-text.ts'
import type { Point } from '../../shared/geo/point.ts'
import { TRAIL_HOURS, trailHoursOf } from '../../shared/shares/trail-hours.ts'
import { devicesQuery } from '../api/devices-query.ts'
import { useSite } from '../api/site.tsx'
import { hasPosition } from '../map/features/device-features.ts'
import { LoadingButton } from '../ui/buttons/loading-button.tsx'
import dialog from '../ui/dialogs/dialog.module.css'
import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx'
import { ProblemNote } from '../ui/feedback/problem-note.tsx'
import { useTimes } from '../ui/times/clock.tsx'
import { useNow } from '../ui/times/now.tsx'
import { useUnits } from '../ui/units/use-units.tsx'
import { ExpiryField } from './expiry-field.tsx'
import { parsePlace } from './parse-place.ts'
import placeFieldStyles from './place-field.module.css'
import { PlaceMapFailed } from './place-map-failed.tsx'
import { type AreaDraft, emptyDraft, type ShareDraft, shareRequestOf } from './share-draft.ts'
import styles from './share-form.module.css'
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

const OPTIONS = ['arrival', 'hiding'] as const

type MoreOptionsProps = {
  draft: Pick<ShareDraft, 'arrival' | 'hiding'>
  change: (fields: Partial<ShareDraft>) => void
  /** Where the map starts while no place is chosen: at a shared device. */
  startPoint: Point | null
}

/** Options that most links do not need: ending on arrival and hiding an area. */
function MoreOptions({ draft, change, startPoint }: MoreOptionsProps) {
  const { t } = useTranslation()
  const turned = (area: AreaDraft, isOn: boolean) => ({ ...area, isOn, place: area.place ?? startPoint })
  return (
    <details className={styles.more}>
      <summary>{t('shares.more')}</summary>
      {OPTIONS.map((name) => (
        <div key={name} className={styles.option}>
          <Switch
            label={t(`shares.${name}.label`)}
            checked={draft[name].isOn}
            onChange={({ currentTarget }) => change({ [name]: turned(draft[name], currentTarget.checked) })}
          />
          {draft[name].isOn && (
            <PlaceField option={name} area={draft[name]} change={(area) => change({ [name]: area })} />
          )}
        </div>
      ))}
    </details>
  )
}

const PlaceMap = lazy(() => import('./place-map.tsx').then((module) => ({ default: module.PlaceMap })))

type PlaceFieldProps = { option: 'arrival' | 'hiding'; area: AreaDraft; change: (area: AreaDraft) => void }

/** A place and a radius. The place is chosen on a map or typed as coordinates. */
function PlaceField({ option, area, change }: PlaceFieldProps) {
  const { t } = useTranslation()
  const { radiiM, radiusText } = useUnits()
  const [typed, setTyped] = useState<string | null>(null)
  const { place, radiusM } = area
  const choose = (point: Point) => {
    setTyped(null)
    change({ ...area, place: point })
  }
  return (
    <div className={placeFieldStyles.field}>
      <p>{t(`shares.${option}.hint`)}</p>
      <ErrorBoundary fallback={<PlaceMapFailed />}>
        <Suspense fallback={<div className={placeFieldStyles.map} />}>
          <PlaceMap label={t(`shares.${option}.map`)} place={place} radiusM={radiusM} choose={choose} />
        </Suspense>
      </ErrorBoundary>
      <div className={placeFieldStyles.inputs}>
        <TextInput
          label={t('shares.place.label')}
          value={typed ?? (place === null ? '' : coordinatesText(place))}
          error={place === null && t('shares.place.missing')}
          inputMode="text"
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => {
            setTyped(value)
            change({ ...area, place: parsePlace(value) })
          }}
          onBlur={() => place !== null && setTyped(null)}
        />
        <NativeSelect
          label={t('shares.place.radius')}
          value={radiusM}
          data={radiiM.map((metres) => ({ value: String(metres), label: radiusText(metres) }))}
          onChange={({ currentTarget }) => change({ ...area, radiusM: Number(currentTarget.value) })}
        />
      </div>
    </div>
  )
}
