import { useTranslation } from 'react-i18next'
import type { AlertRule } from '../../../../shared/alerts/alert-rule.ts'
import { ConfirmButtons } from '../../../ui/buttons/confirm-buttons.tsx'
import dialog from '../../../ui/dialog.module.css'
import { Dialog } from '../../../ui/dialog.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { useDeleteRule } from '../use-rule-actions.ts'

/** Asks for confirmation and deletes the rule. */
export function DeleteDialog({ rule: { id, name }, close }: { rule: AlertRule; close: () => void }) {
  const { t } = useTranslation()
  const remove = useDeleteRule()
  return (
    <Dialog title={t('alerts.delete.title', { name })} close={close}>
      <div className={dialog.body}>
        <p>{t('alerts.delete.text')}</p>
        {remove.error !== null && (
          <ProblemNote error={remove.error} title={t('alerts.failed.delete')} context="alerts" />
        )}
        <ConfirmButtons
          cancelText={t('alerts.cancel')}
          verb={t('alerts.delete.confirm', { name })}
          close={close}
          confirm={() => remove.mutate(id, { onSuccess: close })}
          isPending={remove.isPending}
        />
      </div>
    </Dialog>
  )
}
