import { entriesOf } from '../../../../shared/entries-of.ts'
import { orderNoticeTexts as texts } from '../../../../shared/i18n/en/billing-mails.ts'
import { fill } from '../../../../shared/i18n/fill.ts'
import type { ShippingAddress } from '../../../../shared/subscriptions/order.ts'
import { dollars } from '../../../../shared/subscriptions/prices.ts'
import type { EmailSender } from '../../../outside/emails.ts'
import { log } from '../../../runtime/log.ts'
import type { OrderStore, StoredOrder } from '../../../stores/billing/orders.ts'
import { sendPlainMail } from './plain-mail.ts'

export type OrderNoticeDeps = {
  orders: Pick<OrderStore, 'get'>
  getAddress: (accountId: string) => Promise<string | null>
  /** `null` where the operator has set no sender address. */
  sendEmail: EmailSender | null
  /** Where the operator receives orders; empty for nowhere. */
  ordersEmail: string
}

/** Tells the operator of a paid order: who ordered what, and where it is shipped. */
export async function sendOrderNotice(
  orderId: string,
  { orders, getAddress, sendEmail, ordersEmail }: OrderNoticeDeps,
): Promise<void> {
  if (sendEmail === null || ordersEmail === '')
    return log('warn', 'order-notice-without-address', { orderId })
  const order = await orders.get(orderId)
  if (order === null) return
  const email = order.email ?? (await getAddress(order.accountId)) ?? ''
  const plan = texts.plan[order.plan]
  const subject = fill(texts.subject, { orderId, quantity: String(order.quantity), plan })
  const next = order.withUnits ? [fill(texts.next, { orderId })] : []
  const paragraphs = [rowsOf(order, email).join('\n'), ...next]
  await sendPlainMail({ order, to: ordersEmail, language: 'en', subject, paragraphs, link: null }, sendEmail)
}

function rowsOf(order: StoredOrder, email: string): string[] {
  const { rows } = texts
  const { orderId, firstName, lastName, phone, plan, quantity, withUnits, shippingAddress } = order
  const values: Record<keyof typeof rows, string> = {
    order: orderId,
    name: `${firstName} ${lastName}`,
    email,
    phone,
    plan: texts.plan[plan],
    quantity: String(quantity),
    units: withUnits ? String(quantity) : texts.noUnits,
    total: dollars(order.firstChargeCents),
    shipTo: shippingAddress === null ? texts.noAddress : addressLine(shippingAddress),
  }
  return entriesOf(rows).map(([row, name]) => `${name}: ${oneLine(values[row])}`)
}

const addressLine = ({ street, city, state, zip, country }: ShippingAddress) =>
  `${street}, ${city}, ${state} ${zip}, ${country}`

/** A customer's text on one line, so that it cannot start a row of its own. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
