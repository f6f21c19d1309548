import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { NotificationRule } from '../../../../shared/reporting/notification-rule.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
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
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close} disabled={remove.isPending} data-autofocus>
            {t('reporting.cancel')}
          </Button>
          <LoadingButton
            className={dialog.verb}
            data-danger
            loading={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: close })}
          >
            {t('reporting.delete.confirm', { name })}
          </LoadingButton>
        </div>
      </div>
    </Dialog>
  )
}
