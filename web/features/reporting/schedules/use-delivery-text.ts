import { useTranslation } from 'react-i18next'
import type { DeliveryChannel, ReportSchedule } from '../../../../shared/reports/schedule.ts'

type Delivery = Pick<ReportSchedule, 'deliveryChannels' | 'recipients' | 'phones' | 'webhookUrl'>

/** Writes how reports are delivered, one text for each channel: `Email to 3 people`. */
export function useDeliveryTexts(): (delivery: Delivery) => string[] {
  const { t } = useTranslation()
  return ({ deliveryChannels, recipients, phones, webhookUrl }) => {
    const texts: Record<DeliveryChannel, () => string> = {
      email: () => {
        const [address] = recipients
        if (address === undefined) return t('reports.delivery.email')
        return recipients.length === 1
          ? t('reports.delivery.emailTo', { address })
          : t('reports.delivery.emails', { count: recipients.length })
      },
      sms: () => {
        const [phone] = phones
        if (phone === undefined) return t('reports.delivery.sms')
        return phones.length === 1
          ? t('reports.delivery.smsTo', { phone })
          : t('reports.delivery.texts', { count: phones.length })
      },
      webhook: () => t('reports.delivery.webhook', { host: URL.parse(webhookUrl ?? '')?.host ?? '' }),
    }
    return deliveryChannels.map((channel) => texts[channel]())
  }
}
