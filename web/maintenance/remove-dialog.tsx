import { useTranslation } from 'react-i18next'
import type { MaintenanceStatus } from '../../shared/maintenance/maintenance.ts'
import { ConfirmButtons } from '../ui/buttons/confirm-buttons.tsx'
import dialog from '../ui/dialog.module.css'
import { Dialog } from '../ui/dialog.tsx'
import { ProblemNote } from '../ui/feedback/problem-note.tsx'
import { useRemoveMaintenance } from './use-maintenance-actions.ts'

type Props = { status: Pick<MaintenanceStatus, 'id' | 'name'>; close: () => void }

/** Asks for confirmation and removes an interval. */
export function RemoveDialog({ status: { id, name }, close }: Props) {
  const { t } = useTranslation()
  const remove = useRemoveMaintenance()
  return (
    <Dialog title={t('maintenance.removeTitle', { name })} close={close}>
      <div className={dialog.body}>
        <p>{t('maintenance.removeText')}</p>
        {remove.error !== null && (
          <ProblemNote error={remove.error} title={t('maintenance.removeFailed')} context="maintenance" />
        )}
        <ConfirmButtons
          cancelText={t('maintenance.cancel')}
          verb={t('maintenance.removeConfirm', { name })}
          close={close}
          confirm={() => remove.mutate(id, { onSuccess: close })}
          isPending={remove.isPending}
        />
      </div>
    </Dialog>
  )
}
