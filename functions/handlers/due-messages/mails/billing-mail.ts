import { DEFAULT_PREFERENCES, withChosen } from '../../../../shared/account/preferences.ts'
import type { billingMailTexts } from '../../../../shared/i18n/en/billing-mails.ts'
import { fill } from '../../../../shared/i18n/fill.ts'
import type { Language } from '../../../../shared/i18n/language.ts'
import { loadBillingMails } from '../../../../shared/i18n/load-texts.ts'
import { CENTS_PER_DOLLAR } from '../../../../shared/subscriptions/prices.ts'
import { toIso } from '../../../../shared/time.ts'
import { createTimes, type Times } from '../../../../shared/times/times.ts'
import type { EmailSender } from '../../../outside/emails.ts'
import { subscriptionsOf } from '../../../purchases/follow-purchase.ts'
import { isWaiting } from '../../../purchases/waiting-account.ts'
import { log } from '../../../runtime/log.ts'
import type { PreferenceStore } from '../../../stores/accounts/preferences.ts'
import type { OrderStore, StoredOrder } from '../../../stores/billing/orders.ts'
import { type SubscriptionStore, statusOf } from '../../../stores/billing/subscriptions.ts'
import type { BillingMail, DueWork } from '../../../stores/due-work.ts'
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
  const chosen = await deps.preferences.get(order.accountId)
  const language = chosen.language ?? order.language ?? DEFAULT_PREFERENCES.language
  const own = { ...withChosen(DEFAULT_PREFERENCES, chosen), language }
  const { billingMailTexts: texts } = await loadBillingMails(language)
  const times = createTimes(own, { language, invalid: '', browserZone: own.timezone, now: deps.now() })
  const { subject, paragraphs } = contentOf(order, mail, { since, renewalCents }, { texts, language, times })
  const isWelcome = mail === 'welcome'
  const path = isWelcome ? '/dashboard' : '/dashboard/settings?tab=billing'
  const link = { url: `${deps.siteUrl}${path}`, text: isWelcome ? texts.signIn : texts.open }
  await sendPlainMail({ order, to, language, subject, paragraphs, link }, deps.sendEmail)
}

function isStillSo({ purchase, card }: StoredOrder, mail: BillingMail, since: number): boolean {
  if (purchase === null) return false
  const isOver = purchase.status === 'canceled'
  if (mail === 'ended-unpaid' || isOver) return isOver && mail === 'ended-unpaid'
  if (mail === 'welcome') return true
  if (mail === 'card-expires') return card?.expiresAt === since
  return mail === 'renews-soon' ? purchase.nextBillingAt === since : purchase.paymentFailedAt === since
}

/** The price of the next period, for the subscriptions that go on after this one. */
async function renewalCentsOf(order: StoredOrder, deps: BillingMailDeps): Promise<number> {
  const renewing = (await subscriptionsOf(order, deps)).filter(
    (one) => statusOf(one) !== 'canceled' && (one.endsAt ?? null) === null,
  )
  return renewing.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

type Writing = { texts: typeof billingMailTexts; language: Language; times: Times }

function contentOf(
  order: StoredOrder,
  mail: BillingMail,
  { since, renewalCents }: { since: number; renewalCents: number | null },
  { texts, language, times }: Writing,
): { subject: string; paragraphs: string[] } {
  if (mail === 'welcome') {
    const { subject, text, units, account } = texts.welcome
    const charged = fill(text, { amount: dollars(order.firstChargeCents, language) })
    return { subject, paragraphs: [charged, ...(order.withUnits ? [units] : []), account] }
  }
  const values = {
    date: times.longDate(toIso(since)),
    until: times.longDate(toIso(order.purchase?.trackedUntil ?? since)),
    amount: dollars(renewalCents ?? 0, language),
    last4: order.card?.last4 ?? '',
    month: monthBefore(since, language),
  }
  const { subject, text }: { subject: string; text: string } = texts[mail]
  return { subject: fill(subject, values), paragraphs: [fill(text, values)] }
}

const dollars = (cents: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(cents / CENTS_PER_DOLLAR)

/** The month that ends at a time, in UTC: a card expires at the end of its month everywhere. */
const monthBefore = (end: number, language: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(end - 1)
