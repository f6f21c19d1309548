import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AlertRule } from '../../../../shared/alerts/alert-rule.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
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
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close} disabled={remove.isPending} data-autofocus>
            {t('alerts.cancel')}
          </Button>
          <LoadingButton
            className={dialog.verb}
            data-danger
            loading={remove.isPending}
            onClick={() => remove.mutate(id, { onSuccess: close })}
          >
            {t('alerts.delete.confirm', { name })}
          </LoadingButton>
        </div>
      </div>
    </Dialog>
  )
}
