import type { DueActions } from '../../due/do-due-work.ts'
import type { NotifyQueue } from '../../outside/notify-queue.ts'
import type { EventStore } from '../../stores/events/events.ts'
import { type AnnounceDeps, sendEvent } from '../../watching/announce-events.ts'
import { type AccountMailDeps, sendAccountMail } from './mails/account-mail.ts'
import { type BillingMailDeps, sendBillingMail } from './mails/billing-mail.ts'
import { type OrderNoticeDeps, sendOrderNotice } from './mails/order-notice.ts'
import { type LateAlertsDeps, sendLateAlerts } from './send-late-alerts.ts'

export type NotificationActionDeps = LateAlertsDeps & {
  queue: Pick<NotifyQueue, 'send'>
  events: Pick<EventStore, 'get'>
  countFiring: AnnounceDeps['countFiring']
}

type MailKind = 'accountMail' | 'billingMail' | 'orderNotice'

/** The actions of due work that sends mails about accounts and orders. */
export const mailActions = (
  deps: AccountMailDeps & BillingMailDeps & OrderNoticeDeps,
): Pick<DueActions<'messages'>, MailKind> => ({
  accountMail: (work) => sendAccountMail(work, deps),
  billingMail: (work) => sendBillingMail(work, deps),
  orderNotice: ({ orderId }) => sendOrderNotice(orderId, deps),
})

/** The actions of due work that the notify function goes on with. */
export const notificationActions = (
  deps: NotificationActionDeps,
): Omit<DueActions<'messages'>, MailKind> => ({
  async event({ accountId, eventKey }) {
    const event = await deps.events.get(accountId, eventKey)
    if (event !== null) await sendEvent(event, deps)
  },
  lateAlerts: (work) => sendLateAlerts(work, deps),
  notification: (work) => deps.queue.send(work),
  reportNotification: (work) => deps.queue.send(work),
  digest: (work) => deps.queue.send(work),
})
