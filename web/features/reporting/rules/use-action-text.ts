import { useTranslation } from 'react-i18next'
import type { NotificationAction } from '../../../../shared/reporting/notification-rule.ts'

/** Writes an action as a phrase: `Email and push`, `Webhook to hooks.example.com`. */
export function useActionText(): (action: NotificationAction) => string {
  const { t, i18n } = useTranslation()
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  return ({ type, channels, webhookUrl }) => {
    if (type === 'log') return t('reporting.does.log')
    if (type === 'webhook')
      return t('reporting.does.webhook', { host: URL.parse(webhookUrl ?? '')?.host ?? webhookUrl })
    const used = type === 'notify' ? channels : [type]
    return list.format(used.map((channel) => t(`reporting.does.${channel}`)))
  }
}
