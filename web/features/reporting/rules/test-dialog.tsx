import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { NotificationRule } from '../../../../shared/reporting/notification-rule.ts'
import { reporting } from '../../../../shared/reporting/reporting.routes.ts'
import { useSite } from '../../../api/site.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import dialog from '../../../ui/dialog.module.css'
import { Dialog } from '../../../ui/dialog.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import styles from './rules.module.css'
import { useTestRecipients } from './use-test-recipients.ts'

/** Sends a test of a rule, and says to whom it goes. */
export function TestDialog({ rule, close }: { rule: NotificationRule; close: () => void }) {
  const { t, i18n } = useTranslation()
  const { client } = useSite()
  const { recipients, missing } = useTestRecipients(rule)
  const test = useMutation({
    mutationFn: () => client.call(reporting.testNotificationRule, { path: { id: rule.id } }),
    onSuccess: () => {
      const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
      void toast({ text: t('reporting.test.sent', { recipients: list.format(recipients) }) })
      close()
    },
  })
  return (
    <Dialog title={t('reporting.test.title', { name: rule.name })} close={close}>
      <div className={dialog.body}>
        {recipients.length > 0 ? <p>{t('reporting.test.text')}</p> : <p>{t('reporting.test.nobody')}</p>}
        {recipients.length > 0 && (
          <ul className={styles.recipients}>
            {recipients.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {missing.map((text) => (
          <p key={text} className={dialog.about}>
            {text}
          </p>
        ))}
        {test.error !== null && <ProblemNote error={test.error} context="alerts" />}
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close}>
            {t('reporting.cancel')}
          </Button>
          <LoadingButton
            loading={test.isPending}
            disabled={recipients.length === 0}
            onClick={() => test.mutate()}
            data-autofocus
          >
            {t('reporting.test.send')}
          </LoadingButton>
        </div>
      </div>
    </Dialog>
  )
}
