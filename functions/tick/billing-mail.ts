import { DEFAULT_PREFERENCES, withChosen } from '../../shared/account/preferences.ts'
import { billingMailTexts } from '../../shared/i18n/en/billing-mails.ts'
import { fill } from '../../shared/i18n/fill.ts'
import { htmlText } from '../../shared/markup.ts'
import { CENTS_PER_DOLLAR } from '../../shared/subscriptions/prices.ts'
import { toIso } from '../../shared/time.ts'
import { createTimes } from '../../shared/times/times.ts'
import type { EmailSender } from '../outside/emails.ts'
import { log } from '../runtime/log.ts'
import type { BillingMail, DueWork } from '../stores/due.ts'
import type { OrderStore, StoredOrder } from '../stores/orders.ts'
import type { PreferenceStore } from '../stores/preferences.ts'

export type BillingMailDeps = {
  orders: Pick<OrderStore, 'get'>
  preferences: Pick<PreferenceStore, 'get'>
  getAddress: (accountId: string) => Promise<string | null>
  /** `null` where the operator has set no sender address. */
  sendEmail: EmailSender | null
  siteUrl: string
  now: () => number
}

type BillingMailWork = Extract<DueWork, { kind: 'billingMail' }>

/** Writes to the owner of a purchase, unless it has been paid or cancelled since. */
export async function sendBillingMail(
  { accountId, orderId, mail, since }: BillingMailWork,
  deps: BillingMailDeps,
): Promise<void> {
  const order = await deps.orders.get(orderId)
  if (order === null || !isStillSo(order, mail, since) || deps.sendEmail === null) return
  const to = await deps.getAddress(accountId)
  if (to === null) return log('warn', 'billing-mail-without-address', { orderId, mail })
  const { subject, text } = await textsOf(order, mail, since, deps)
  const url = `${deps.siteUrl}/dashboard/settings?tab=billing`
  const answer = await deps.sendEmail({
    accountId,
    to,
    subject,
    text: `${text}\n\n${billingMailTexts.open}: ${url}\n`,
    html: `<!doctype html><html><body><h1>${htmlText(subject)}</h1><p>${htmlText(text)}</p><p><a href="${htmlText(url)}">${htmlText(billingMailTexts.open)}</a></p></body></html>`,
    unsubscribeUrl: null,
  })
  if (answer.kind === 'unavailable') throw new Error(`An email about a payment was not sent: ${answer.cause}`)
  if (answer.kind === 'refused') log('warn', 'billing-mail-refused', { orderId, mail, reason: answer.cause })
}

function isStillSo({ purchase }: StoredOrder, mail: BillingMail, since: number): boolean {
  if (purchase === null || purchase.status === 'canceled') return false
  return mail === 'renews-soon' ? purchase.nextBillingAt === since : purchase.paymentFailedAt === since
}

async function textsOf(
  order: StoredOrder,
  mail: BillingMail,
  since: number,
  { preferences, now }: BillingMailDeps,
) {
  const own = withChosen(DEFAULT_PREFERENCES, await preferences.get(order.accountId))
  const page = { language: own.language, invalid: '', browserZone: own.timezone, now: now() }
  const times = createTimes(own, page)
  const values = {
    date: times.longDate(toIso(since)),
    until: times.longDate(toIso(order.purchase?.trackedUntil ?? since)),
    amount: `$${(order.recurringCents / CENTS_PER_DOLLAR).toFixed(2)}`,
  }
  const texts: { subject: string; text: string } = billingMailTexts[mail]
  return { subject: fill(texts.subject, values), text: fill(texts.text, values) }
}
