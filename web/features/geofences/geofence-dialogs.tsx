import { Button, NativeSelect } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CrossingType } from '../../../shared/geofences/crossing-type.ts'
import type { Geofence } from '../../../shared/geofences/geofence.ts'
import { BoundaryDialog } from '../../geofences/boundary/boundary-dialog.tsx'
import { GeofenceDialog } from '../../geofences/dialog/geofence-dialog.tsx'
import { DWELL_MINUTES, draftOf, emptyDraft } from '../../geofences/dialog/geofence-draft.ts'
import {
  TEST_METHODS,
  type TestMethod,
  useDeleteGeofence,
  useTestNotification,
} from '../../geofences/use-geofence-actions.ts'
import { LoadingButton } from '../../ui/buttons/loading-button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import dialog from '../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { ProblemNote } from '../../ui/feedback/problem-note.tsx'

export type OpenDialog =
  | { kind: 'create' }
  | { kind: 'edit' | 'boundary' | 'test' | 'delete'; geofence: Geofence }

/** The dialog that is open. */
export function GeofenceDialogs({ open, close }: { open: OpenDialog; close: () => void }) {
  const { t } = useTranslation()
  if (open.kind === 'create')
    return (
      <GeofenceDialog
        title={t('geofences.dialog.createTitle')}
        draft={emptyDraft(DWELL_MINUTES.typed)}
        boundary={null}
        boundaryField="map"
        edited={null}
        close={close}
      />
    )
  const { kind, geofence } = open
  if (kind === 'boundary') return <BoundaryDialog geofence={geofence} close={close} />
  if (kind === 'test') return <TestDialog geofence={geofence} close={close} />
  if (kind === 'delete') return <DeleteDialog geofence={geofence} close={close} />
  return (
    <GeofenceDialog
      title={t('geofences.dialog.editTitle', { name: geofence.name })}
      draft={draftOf(geofence)}
      boundary={geofence}
      boundaryField="kept"
      edited={geofence}
      close={close}
    />
  )
}

/** Asks for confirmation and deletes the geofence. */
function DeleteDialog({ geofence, close }: { geofence: Geofence; close: () => void }) {
  const { t } = useTranslation()
  const { geofenceId, name } = geofence
  const remove = useDeleteGeofence()
  return (
    <ConfirmDialog
      title={t('geofences.delete.title', { name })}
      cancelText={t('geofences.cancel')}
      verb={t('geofences.delete.confirm', { name })}
      close={close}
      confirm={() => remove.mutate(geofenceId, { onSuccess: close })}
      isPending={remove.isPending}
    >
      <p>{t('geofences.delete.text')}</p>
      {remove.error !== null && <ProblemNote error={remove.error} context="geofences" />}
    </ConfirmDialog>
  )
}

/** Sends a test notification of one event by one method. */
function TestDialog({ geofence, close }: { geofence: Geofence; close: () => void }) {
  const { t } = useTranslation()
  const { geofenceId, name } = geofence
  const [eventType, setEventType] = useState<CrossingType>('entry')
  const [method, setMethod] = useState<TestMethod>('email')
  const test = useTestNotification()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!test.isPending) test.mutate({ geofenceId, eventType, method }, { onSuccess: close })
  }
  return (
    <Dialog title={t('geofences.test.title', { name })} close={close}>
      <form className={dialog.body} onSubmit={submit}>
        <p>{t('geofences.test.text')}</p>
        <NativeSelect
          label={t('geofences.test.event')}
          value={eventType}
          onChange={({ currentTarget: { value } }) => setEventType(CrossingType.parse(value))}
          data={CrossingType.options.map((value) => ({ value, label: t(`events.types.${value}`) }))}
          data-autofocus
        />
        <NativeSelect
          label={t('geofences.test.method')}
          value={method}
          onChange={({ currentTarget: { value } }) =>
            setMethod(TEST_METHODS.find((known) => known === value) ?? 'email')
          }
          data={TEST_METHODS.map((value) => ({ value, label: t(`geofences.test.methods.${value}`) }))}
        />
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close}>
            {t('geofences.cancel')}
          </Button>
          <LoadingButton type="submit" loading={test.isPending}>
            {t('geofences.test.send')}
          </LoadingButton>
        </div>
      </form>
    </Dialog>
  )
}
