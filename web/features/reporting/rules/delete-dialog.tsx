import { useTranslation } from 'react-i18next'
import type { NotificationRule } from '../../../../shared/reporting/notification-rule.ts'
import { ConfirmButtons } from '../../../ui/buttons/confirm-buttons.tsx'
import dialog from '../../../ui/dialog.module.css'
import { Dialog } from '../../../ui/dialog.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { useDeleteRule } from './use-rule-actions.ts'

/** Asks for confirmation and deletes the rule. */
export function DeleteDialog({ rule, close }: { rule: NotificationRule; close: () => void }) {
  const { t } = useTranslation()
  const { name } = rule
  const remove = useDeleteRule(rule)
  return (
    <Dialog title={t('reporting.delete.title', { name })} close={close}>
      <div className={dialog.body}>
        <p>{t('reporting.delete.text')}</p>
        {remove.error !== null && <ProblemNote error={remove.error} context="alerts" />}
        <ConfirmButtons
          cancelText={t('reporting.cancel')}
          verb={t('reporting.delete.confirm', { name })}
          close={close}
          confirm={() => remove.mutate(undefined, { onSuccess: close })}
          isPending={remove.isPending}
        />
      </div>
    </Dialog>
  )
}
