import { useTranslation } from 'react-i18next'
import type { ReportSchedule } from '../../../../shared/reports/schedule.ts'
import { ConfirmButtons } from '../../../ui/buttons/confirm-buttons.tsx'
import dialog from '../../../ui/dialog.module.css'
import { Dialog } from '../../../ui/dialog.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { useDeleteSchedule } from './use-schedule-actions.ts'

/** Asks for confirmation and deletes the schedule. */
export function DeleteDialog({ schedule, close }: { schedule: ReportSchedule; close: () => void }) {
  const { t } = useTranslation()
  const { name } = schedule
  const remove = useDeleteSchedule(schedule)
  return (
    <Dialog title={t('reports.schedules.deleteTitle', { name })} close={close}>
      <div className={dialog.body}>
        <p>{t('reports.schedules.deleteText')}</p>
        {remove.error !== null && <ProblemNote error={remove.error} context="reports" />}
        <ConfirmButtons
          cancelText={t('reports.schedules.cancel')}
          verb={t('reports.schedules.delete', { name })}
          close={close}
          confirm={() => remove.mutate(undefined, { onSuccess: close })}
          isPending={remove.isPending}
        />
      </div>
    </Dialog>
  )
}
