import { Button, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawnShape } from '../../../shared/geofences/boundary.ts'
import { type Geofence, type NewGeofence, RADIUS_M } from '../../../shared/geofences/geofence.ts'
import { DeviceCheckboxes } from '../../devices/device-checkboxes.tsx'
import { ChoiceChip } from '../../ui/buttons/choice-chip.tsx'
import { LoadingButton } from '../../ui/buttons/loading-button.tsx'
import dialog from '../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { ProblemNote } from '../../ui/feedback/problem-note.tsx'
import { BoundaryField } from '../boundary/boundary-field.tsx'
import { BoundaryNumbers } from '../boundary/boundary-numbers.tsx'
import { useBoundaryProblem } from '../boundary/use-boundary-problem.ts'
import { useDrawing } from '../boundary/use-drawing.ts'
import { useOtherGeofences } from '../boundary/use-other-geofences.ts'
import { useSizeText } from '../boundary/use-size-text.ts'
import { useCreateGeofence, useUpdateGeofence } from '../use-geofence-actions.ts'
import { AlertFields, type FieldsProps } from './alert-fields.tsx'
import styles from './geofence-dialog.module.css'
import { type GeofenceDraft, parseDraft } from './geofence-draft.ts'
import { NotifyFields } from './notify-fields.tsx'
import { Rehearsal } from './rehearsal.tsx'

const WIDE_PX = 640
const NAME_MAX = 100
const DESCRIPTION_MAX = 500
/** Stands in for a boundary that is not drawn yet, so that the other fields are checked. */
const ANYWHERE: DrawnShape = {
  shape: 'circle',
  points: [{ latitude: 0, longitude: 0 }],
  radius: RADIUS_M.min,
  width: null,
}
const wrongIn = (parsed: ReturnType<typeof parseDraft>) => (parsed.kind === 'wrong' ? [...parsed.fields] : [])

type Props = {
  title: string
  draft: GeofenceDraft
  boundary: DrawnShape | null
  /** `map`: the boundary is drawn here. `drawn`: it was drawn on the page's map. `kept`: it is not shown. */
  boundaryField: 'map' | 'drawn' | 'kept'
  /** The geofence that is edited; `null` for a new one. */
  edited: Geofence | null
  close: () => void
}

/** Creates or edits a geofence: its name, alerts, devices and notifications. */
export function GeofenceDialog({
  title,
  draft: initial,
  boundary: drawn,
  boundaryField,
  edited,
  close,
}: Props) {
  const { t } = useTranslation()
  const formId = useId()
  const [draft, setDraft] = useState(initial)
  const [boundary, setBoundary] = useState(drawn)
  const [isSubmitted, setSubmitted] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const drawing = useDrawing(setBoundary)
  const problemOf = useBoundaryProblem()
  const problem = boundary === null ? null : problemOf(boundary)
  const save = useSave(edited, close)
  const others = useOtherGeofences(edited?.geofenceId)
  const parsed = useMemo(
    () => parseDraft(draft, boundary ?? ANYWHERE, edited?.active),
    [draft, boundary, edited],
  )
  const isDrawn = boundary !== null && problem === null
  const geofence = parsed.kind === 'geofence' && isDrawn ? parsed.geofence : null
  const wrong = useMemo(
    () => new Set(wrongIn(parsed).filter((field) => isSubmitted || left.has(field))),
    [parsed, isSubmitted, left],
  )
  const hasName = draft.name.trim() !== ''
  const change = (part: Partial<GeofenceDraft>) => {
    setDraft({ ...draft, ...part })
    save.reset()
  }
  const changeBoundary = (changed: DrawnShape) => {
    setBoundary(changed)
    save.reset()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSubmitted(true)
    if (geofence !== null) return save.run(geofence)
    const field = event.currentTarget.elements.namedItem(wrongIn(parsed)[0] ?? '')
    if (field instanceof HTMLElement) field.focus()
  }

  return (
    // Escape ends drawing first.
    <Dialog title={title} close={drawing.shape === null ? close : drawing.cancel} size={WIDE_PX}>
      <div className={dialog.body}>
        {boundaryField === 'map' && (
          <BoundaryField {...{ boundary, drawing, others, problem }} change={changeBoundary} />
        )}
        {boundaryField === 'drawn' && boundary !== null && (
          <DrawnBoundary boundary={boundary} change={changeBoundary} problem={problem} />
        )}
        <form
          id={formId}
          className={dialog.body}
          onSubmit={submit}
          onBlur={({ target }) => {
            // An error below an empty field would move the form under the pointer that has just left it.
            if (target instanceof HTMLInputElement && target.value !== '')
              setLeft(new Set([...left, target.name]))
          }}
          noValidate
        >
          <TextInput
            name="name"
            label={t('geofences.dialog.name')}
            value={draft.name}
            maxLength={NAME_MAX}
            error={wrong.has('name') && t('geofences.dialog.nameMissing')}
            onChange={({ currentTarget: { value } }) => change({ name: value })}
            autoComplete="off"
            required
            withAsterisk={false}
            data-autofocus
          />
          <Textarea
            label={t('geofences.dialog.description')}
            value={draft.description}
            maxLength={DESCRIPTION_MAX}
            rows={2}
            onChange={({ currentTarget: { value } }) => change({ description: value })}
          />
          <AlertFields {...{ draft, change, wrong }} />
          <DeviceField {...{ draft, change }} />
          <NotifyFields {...{ draft, change, wrong }} />
        </form>
        <Rehearsal geofence={geofence} />
        {save.error !== null && <ProblemNote error={save.error} context="geofences" />}
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close} disabled={save.isPending}>
            {t('geofences.cancel')}
          </Button>
          <LoadingButton type="submit" form={formId} loading={save.isPending} disabled={!hasName || !isDrawn}>
            {t(edited === null ? 'geofences.dialog.create' : 'geofences.dialog.save')}
          </LoadingButton>
        </div>
      </div>
    </Dialog>
  )
}

type DrawnProps = { boundary: DrawnShape; change: (boundary: DrawnShape) => void; problem: string | null }

function DrawnBoundary({ boundary, change, problem }: DrawnProps) {
  const { t } = useTranslation()
  const sizeText = useSizeText()
  return (
    <>
      <p className={dialog.about}>
        {t(`geofences.shapes.${boundary.shape}`)} · {sizeText(boundary, true)}
      </p>
      <BoundaryNumbers boundary={boundary} change={change} />
      {problem !== null && <p role="alert">{problem}</p>}
    </>
  )
}

function useSave(edited: Geofence | null, close: () => void) {
  const { t } = useTranslation()
  const create = useCreateGeofence()
  const update = useUpdateGeofence(t('geofences.dialog.updated'))
  const { error, isPending, reset } = edited === null ? create : update
  const run = (geofence: NewGeofence) => {
    if (isPending) return
    if (edited === null) create.mutate(geofence, { onSuccess: close })
    else update.mutate({ geofenceId: edited.geofenceId, change: geofence }, { onSuccess: close })
  }
  return { error, isPending, reset, run }
}

/** Which devices a geofence applies to: all, or some. */
function DeviceField({ draft, change }: Pick<FieldsProps, 'draft' | 'change'>) {
  const { t } = useTranslation()
  const { appliesToAll, deviceIds, plateNumbers } = draft
  return (
    <fieldset className={styles.group}>
      <legend>{t('geofences.dialog.devices')}</legend>
      <div className={styles.choices}>
        <ChoiceChip chosen={appliesToAll} choose={() => change({ appliesToAll: true })}>
          {t('geofences.allDevices')}
        </ChoiceChip>
        <ChoiceChip chosen={!appliesToAll} choose={() => change({ appliesToAll: false })}>
          {t('geofences.dialog.onlySome')}
        </ChoiceChip>
      </div>
      {!appliesToAll && (
        <>
          <DeviceCheckboxes
            selectedIds={deviceIds}
            select={(chosen) => change({ deviceIds: chosen })}
            label={t('geofences.dialog.onlySome')}
          />
          {deviceIds.length === 0 && plateNumbers.length === 0 && (
            <p className={styles.note}>{t('geofences.dialog.devicesMissing')}</p>
          )}
        </>
      )}
    </fieldset>
  )
}
