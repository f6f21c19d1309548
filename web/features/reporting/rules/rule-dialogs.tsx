import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { NotificationRule } from '../../../../shared/reporting/notification-rule.ts'
import { reporting } from '../../../../shared/reporting/reporting.routes.ts'
import { accountQuery } from '../../../account/account.ts'
import { phoneQuery } from '../../../account/phone-query.ts'
import { useSite } from '../../../api/site.tsx'
import { pushBrowsersQuery } from '../../../push/push-queries.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import dialog from '../../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { RuleDialog } from '../dialog/rule-dialog.tsx'
import styles from './rules.module.css'
import { useDeleteRule } from './use-rule-actions.ts'

export type OpenDialog = { kind: 'create' } | { kind: 'edit' | 'test' | 'delete'; rule: NotificationRule }

/** The dialog that is open. */
export function RuleDialogs({ open, close }: { open: OpenDialog; close: () => void }) {
  if (open.kind === 'create') return <RuleDialog edited={null} close={close} />
  const { kind, rule } = open
  if (kind === 'edit') return <RuleDialog edited={rule} close={close} />
  if (kind === 'test') return <TestDialog rule={rule} close={close} />
  return <DeleteDialog rule={rule} close={close} />
}

/** Asks for confirmation and deletes the rule. */
function DeleteDialog({ rule, close }: { rule: NotificationRule; close: () => void }) {
  const { t } = useTranslation()
  const { name } = rule
  const remove = useDeleteRule(rule)
  return (
    <ConfirmDialog
      title={t('reporting.delete.title', { name })}
      cancelText={t('reporting.cancel')}
      verb={t('reporting.delete.confirm', { name })}
      close={close}
      confirm={() => remove.mutate(undefined, { onSuccess: close })}
      isPending={remove.isPending}
    >
      <p>{t('reporting.delete.text')}</p>
      {remove.error !== null && <ProblemNote error={remove.error} context="alerts" />}
    </ConfirmDialog>
  )
}

/** Sends a test of a rule, and says to whom it goes. */
function TestDialog({ rule, close }: { rule: NotificationRule; close: () => void }) {
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

/** To whom a test of a rule goes, and what keeps it from going further. */
function useTestRecipients({ actions }: NotificationRule): {
  recipients: string[]
  missing: string[]
} {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data: account } = useQuery(accountQuery)
  const { data: settings } = useQuery(phoneQuery(client))
  const { data: browsers } = useQuery(pushBrowsersQuery(client))
  const channels = new Set(
    actions.flatMap(({ type, channels: chosen }) => (type === 'notify' ? chosen : [type])),
  )
  const hooks = actions.flatMap(({ type, webhookUrl }) => (type === 'webhook' ? (webhookUrl ?? []) : []))
  const phone = settings?.phoneConfirmed ? settings.phone : null
  const recipients: string[] = []
  const missing: string[] = []
  if (channels.has('email') && account) recipients.push(t('reporting.test.email', { address: account.email }))
  if (channels.has('sms') && phone !== null) recipients.push(t('reporting.test.sms', { phone }))
  if (channels.has('sms') && phone === null) missing.push(t('reporting.test.noPhone'))
  if (channels.has('push') && browsers !== undefined)
    if (browsers.length > 0) recipients.push(t('reporting.test.push', { count: browsers.length }))
    else missing.push(t('reporting.test.noBrowser'))
  for (const url of hooks) recipients.push(t('reporting.test.webhook', { host: URL.parse(url)?.host ?? url }))
  return { recipients, missing }
}
