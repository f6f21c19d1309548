import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportSchedule } from '../../../../shared/reports/schedule.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { ErrorBoundary } from '../../../ui/feedback/error-boundary.tsx'
import { InlineFailure } from '../../../ui/feedback/inline-failure.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { WizardDialog } from '../wizard/wizard-dialog.tsx'
import { useDeleteSchedule } from './use-schedule-actions.ts'

const ScheduleWizard = lazy(() =>
  import('../wizard/schedule-wizard.tsx').then((module) => ({ default: module.ScheduleWizard })),
)

export type OpenDialog =
  | { kind: 'create'; deviceId?: string }
  | { kind: 'edit' | 'delete'; schedule: ReportSchedule }

type Props = { open: OpenDialog; close: () => void }

/** The dialog that is open. */
export function ScheduleDialogs({ open, close }: Props) {
  if (open.kind === 'delete') return <DeleteDialog schedule={open.schedule} close={close} />
  return (
    <ErrorBoundary fallback={<NotLoaded close={close} />}>
      <Suspense fallback={<Loading close={close} />}>
        {open.kind === 'create' ? (
          <ScheduleWizard edited={null} deviceId={open.deviceId} close={close} />
        ) : (
          <ScheduleWizard edited={open.schedule} close={close} />
        )}
      </Suspense>
    </ErrorBoundary>
  )
}

function Loading({ close }: { close: () => void }) {
  const { t } = useTranslation()
  return (
    <WizardDialog title={t('reports.wizard.createTitle')} close={close}>
      <Skeleton height={420} radius={8} role="status" aria-label={t('loading')} />
    </WizardDialog>
  )
}

function NotLoaded({ close }: { close: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('reports.wizard.createTitle')} close={close}>
      <InlineFailure text={t('reports.wizard.failedToLoad')} />
    </Dialog>
  )
}

/** Asks for confirmation and deletes the schedule. */
function DeleteDialog({ schedule, close }: { schedule: ReportSchedule; close: () => void }) {
  const { t } = useTranslation()
  const { name } = schedule
  const remove = useDeleteSchedule(schedule)
  return (
    <ConfirmDialog
      title={t('reports.schedules.deleteTitle', { name })}
      cancelText={t('reports.schedules.cancel')}
      verb={t('reports.schedules.delete', { name })}
      close={close}
      confirm={() => remove.mutate(undefined, { onSuccess: close })}
      isPending={remove.isPending}
    >
      <p>{t('reports.schedules.deleteText')}</p>
      {remove.error !== null && <ProblemNote error={remove.error} context="reports" />}
    </ConfirmDialog>
  )
}
