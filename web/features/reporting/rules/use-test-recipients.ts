import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { NotificationRule } from '../../../../shared/reporting/notification-rule.ts'
import { accountQuery } from '../../../account/account.ts'
import { phoneQuery } from '../../../account/phone-query.ts'
import { useSite } from '../../../api/site.tsx'
import { pushBrowsersQuery } from '../../../push/push-browsers-query.ts'

/** To whom a test of a rule goes, and what keeps it from going further. */
export function useTestRecipients({ actions }: NotificationRule): {
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
