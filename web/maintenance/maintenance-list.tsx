import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MaintenanceStatus } from '../../shared/maintenance/maintenance.ts'
import { LoadingButton } from '../ui/buttons/loading-button.tsx'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx'
import dialog from '../ui/dialogs/dialog.module.css'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { ProblemNote } from '../ui/feedback/problem-note.tsx'
import { useTimes } from '../ui/times/clock.tsx'
import { UNIT_SYSTEMS } from '../ui/units/unit-systems.ts'
import { useUnits } from '../ui/units/use-units.tsx'
import { DoneFields } from './done-fields.tsx'
import { IntervalDialog } from './interval-dialog.tsx'
import { type DraftProblem, doneIn, NOT_DONE } from './interval-draft.ts'
import styles from './maintenance.module.css'
import { type MaintenanceDialogName, MaintenanceRow } from './maintenance-row.tsx'
import { useCompleteMaintenance, useRemoveMaintenance } from './use-maintenance-actions.ts'

type Props = {
  statuses: readonly MaintenanceStatus[]
  label: string
  /** A link to the device of each, where the list is about several. */
  deviceOf?: (status: MaintenanceStatus) => ReactNode
}

type Opened = { dialog: MaintenanceDialogName; status: MaintenanceStatus }

/** Intervals with their dialogs. */
export function MaintenanceList({ statuses, label, deviceOf }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {statuses.map((status) => (
          <MaintenanceRow
            key={status.id}
            status={status}
            device={deviceOf?.(status)}
            open={(dialog) => setOpened({ dialog, status })}
          />
        ))}
      </ul>
      {opened?.dialog === 'edit' && <IntervalDialog edited={opened.status} close={close} />}
      {opened?.dialog === 'done' && <DoneDialog status={opened.status} close={close} />}
      {opened?.dialog === 'remove' && <RemoveDialog status={opened.status} close={close} />}
    </>
  )
}

type DoneDialogProps = { status: MaintenanceStatus; close: () => void }

/** Marks something as done on an earlier day. */
function DoneDialog({ status, close }: DoneDialogProps) {
  const { t } = useTranslation()
  const { zone } = useTimes()
  const { units } = useUnits()
  const [draft, setDraft] = useState(NOT_DONE)
  const [wrong, setWrong] = useState<DraftProblem | null>(null)
  const complete = useCompleteMaintenance(status)
  const save = () => {
    const done = doneIn(draft, UNIT_SYSTEMS[units].distance.perKm, zone, Date.now()) ?? 'date'
    if (typeof done === 'string') return setWrong(done)
    complete.mutate(done, { onSuccess: close })
  }
  return (
    <Dialog title={t('maintenance.form.doneTitle', { name: status.name })} close={close} size={560}>
      <form
        className={dialog.body}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <DoneFields
          draft={draft}
          change={(part) => setDraft((before) => ({ ...before, ...part }))}
          hint={t('maintenance.form.readHint')}
        />
        {wrong !== null && (
          <p className={styles.wrong} role="alert">
            {t(`maintenance.form.wrong.${wrong}`)}
          </p>
        )}
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close} disabled={complete.isPending}>
            {t('maintenance.cancel')}
          </Button>
          <LoadingButton type="submit" loading={complete.isPending}>
            {t('maintenance.form.save')}
          </LoadingButton>
        </div>
      </form>
    </Dialog>
  )
}

type RemoveDialogProps = { status: Pick<MaintenanceStatus, 'id' | 'name'>; close: () => void }

/** Asks for confirmation and removes an interval. */
function RemoveDialog({ status: { id, name }, close }: RemoveDialogProps) {
  const { t } = useTranslation()
  const remove = useRemoveMaintenance()
  return (
    <ConfirmDialog
      title={t('maintenance.removeTitle', { name })}
      cancelText={t('maintenance.cancel')}
      verb={t('maintenance.removeConfirm', { name })}
      close={close}
      confirm={() => remove.mutate(id, { onSuccess: close })}
      isPending={remove.isPending}
    >
      <p>{t('maintenance.removeText')}</p>
      {remove.error !== null && (
        <ProblemNote error={remove.error} title={t('maintenance.removeFailed')} context="maintenance" />
      )}
    </ConfirmDialog>
  )
}
