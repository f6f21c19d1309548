import { findAsking } from '../billing/challenge.ts'
import type { LocalStripe } from '../run-stripe.ts'
import { challengePage } from './challenge-page.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { overviewPage } from './overview-page.ts'

const INVOICE = /^\/_local\/stripe\/invoices\/(\w+)\.pdf$/
const HTML = 'text/html'

type Shown = Pick<LocalStripe, 'account' | 'faults' | 'hoursToRenewal' | 'webhooks'>
type Page = { type: string; body: string }

/** `/_local/stripe`, `/_local/stripe/3ds?client_secret=&return_url=` and `/_local/stripe/invoices/ID.pdf`. */
export const stripePages =
  ({ account, faults, hoursToRenewal, webhooks }: Shown) =>
  (path: string, query: URLSearchParams): Page | null => {
    const { store } = account
    if (path === '/_local/stripe') {
      const body = overviewPage({
        now: account.now(),
        hoursToRenewal: hoursToRenewal(),
        fault: faults.get(),
        delivery: webhooks.delivery(),
        subscriptions: store.list('subscription').toReversed(),
        events: store.list('event').toReversed(),
      })
      return { type: HTML, body }
    }
    if (path === '/_local/stripe/3ds') {
      const asking = findAsking(account, query.get('client_secret') ?? '')
      return asking ? { type: HTML, body: challengePage(asking, query.get('return_url')) } : null
    }
    const invoice = store.get('invoice', INVOICE.exec(path)?.[1] ?? '')
    return invoice ? { type: 'application/pdf', body: invoicePdf(invoice) } : null
  }
