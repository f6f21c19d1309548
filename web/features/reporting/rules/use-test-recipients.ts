import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { NotificationRule } from '../../../../shared/reporting/notification-rule.ts'
import { accountQuery } from '../../../account/account.ts'
import { phoneQuery } from '../../../account/phone-query.ts'
import { useSite } from '../../../api/site.tsx'

/** To whom a test of a rule goes, and what keeps it from others. */
export function useTestRecipients({ actions }: NotificationRule): {
  recipients: string[]
  missing: string[]
} {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data: account } = useQuery(accountQuery)
  const { data: settings } = useQuery(phoneQuery(client))
  const channels = new Set(
    actions.flatMap(({ type, channels: chosen }) => (type === 'notify' ? chosen : [type])),
  )
  const hooks = actions.flatMap(({ type, webhookUrl }) => (type === 'webhook' ? (webhookUrl ?? []) : []))
  const phone = settings?.phoneConfirmed ? settings.phone : null
  const recipients = [
    channels.has('email') && account && t('reporting.test.email', { address: account.email }),
    channels.has('sms') && phone !== null && t('reporting.test.sms', { phone }),
    channels.has('push') && t('reporting.test.push'),
    ...hooks.map((url) => t('reporting.test.webhook', { host: URL.parse(url)?.host ?? url })),
  ]
  return {
    recipients: recipients.filter((text) => typeof text === 'string'),
    missing: channels.has('sms') && phone === null ? [t('reporting.test.noPhone')] : [],
  }
}
