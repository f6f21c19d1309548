import { DEFAULT_PREFERENCES, withChosen } from '../../shared/account/preferences.ts'
import { billingMailTexts as texts } from '../../shared/i18n/en/billing-mails.ts'
import { fill } from '../../shared/i18n/fill.ts'
import { dollars } from '../../shared/subscriptions/prices.ts'
import { toIso } from '../../shared/time.ts'
import { createTimes } from '../../shared/times/times.ts'
import { subscriptionsOf } from '../common/purchases/follow-purchase.ts'
import { isWaiting } from '../common/purchases/waiting-account.ts'
import type { EmailSender } from '../outside/emails.ts'
import { log } from '../runtime/log.ts'
import type { BillingMail, DueWork } from '../stores/due.ts'
import type { OrderStore, StoredOrder } from '../stores/orders.ts'
import type { PreferenceStore } from '../stores/preferences.ts'
import { type SubscriptionStore, statusOf } from '../stores/subscriptions.ts'
import { sendPlainMail } from './plain-mail.ts'

export type BillingMailDeps = {
  orders: Pick<OrderStore, 'get'>
  subscriptions: Pick<SubscriptionStore, 'getMany'>
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
  { orderId, mail, since }: BillingMailWork,
  deps: BillingMailDeps,
): Promise<void> {
  const order = await deps.orders.get(orderId)
  if (order === null || !isStillSo(order, mail, since) || deps.sendEmail === null) return
  const renewalCents = mail === 'renews-soon' ? await renewalCentsOf(order, deps) : null
  if (renewalCents === 0) return
  const to = isWaiting(order) ? order.email : await deps.getAddress(order.accountId)
  if (to === null) return log('warn', 'billing-mail-without-address', { orderId, mail })
  const { subject, paragraphs } = await textsOf(order, mail, { since, renewalCents }, deps)
  const isWelcome = mail === 'welcome'
  const path = isWelcome ? '/dashboard' : '/dashboard/settings?tab=billing'
  const link = { url: `${deps.siteUrl}${path}`, text: isWelcome ? texts.signIn : texts.open }
  await sendPlainMail({ order, to, subject, paragraphs, link }, deps.sendEmail)
}

function isStillSo({ purchase, card }: StoredOrder, mail: BillingMail, since: number): boolean {
  if (purchase === null) return false
  const isOver = purchase.status === 'canceled'
  if (mail === 'ended-unpaid' || isOver) return isOver && mail === 'ended-unpaid'
  if (mail === 'welcome') return true
  if (mail === 'card-expires') return card?.expiresAt === since
  return mail === 'renews-soon' ? purchase.nextBillingAt === since : purchase.paymentFailedAt === since
}

/** What the next period costs: the subscriptions that are left and not to end with this one. */
async function renewalCentsOf(order: StoredOrder, deps: BillingMailDeps): Promise<number> {
  const renewing = (await subscriptionsOf(order, deps)).filter(
    (one) => statusOf(one) !== 'canceled' && (one.endsAt ?? null) === null,
  )
  return renewing.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

async function textsOf(
  order: StoredOrder,
  mail: BillingMail,
  { since, renewalCents }: { since: number; renewalCents: number | null },
  { preferences, now }: BillingMailDeps,
): Promise<{ subject: string; paragraphs: string[] }> {
  const own = withChosen(DEFAULT_PREFERENCES, await preferences.get(order.accountId))
  const page = { language: own.language, invalid: '', browserZone: own.timezone, now: now() }
  const times = createTimes(own, page)
  if (mail === 'welcome') {
    const { subject, text, units, account } = texts.welcome
    const charged = fill(text, { amount: dollars(order.firstChargeCents) })
    return { subject, paragraphs: [charged, ...(order.withUnits ? [units] : []), account] }
  }
  const values = {
    date: times.longDate(toIso(since)),
    until: times.longDate(toIso(order.purchase?.trackedUntil ?? since)),
    amount: dollars(renewalCents ?? 0),
    last4: order.card?.last4 ?? '',
    month: monthBefore(since, own.language),
  }
  const { subject, text }: { subject: string; text: string } = texts[mail]
  return { subject: fill(subject, values), paragraphs: [fill(text, values)] }
}

/** The month that ends at a time, in UTC: a card expires at the end of its month everywhere. */
const monthBefore = (end: number, language: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(end - 1)
