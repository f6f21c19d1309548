import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MaintenanceStatus } from '../../shared/maintenance/maintenance.ts'
import { LoadingButton } from '../ui/buttons/loading-button.tsx'
import dialog from '../ui/dialog.module.css'
import { Dialog } from '../ui/dialog.tsx'
import { useTimes } from '../ui/times/clock.tsx'
import { UNIT_SYSTEMS } from '../ui/units/unit-systems.ts'
import { useUnits } from '../ui/units/use-units.tsx'
import { DoneFields } from './done-fields.tsx'
import { type DraftProblem, doneIn, NOT_DONE } from './interval-draft.ts'
import styles from './maintenance.module.css'
import { useCompleteMaintenance } from './use-maintenance-actions.ts'

type Props = { status: MaintenanceStatus; close: () => void }

/** Marks something as done on an earlier day. */
export function DoneDialog({ status, close }: Props) {
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
