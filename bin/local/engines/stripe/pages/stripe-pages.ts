import { htmlText } from '../../../../../shared/markup.ts'
import { localPage } from '../../../http/local-page.ts'
import { type Asking, findAsking } from '../billing/challenge.ts'
import type { LocalStripe } from '../run-stripe.ts'
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

/** The page of a card's bank: 3D Secure on this machine. */
function challengePage(asking: Asking, returnUrl: string | null): string {
  const isOpen = asking.status === 'requires_action'
  return localPage({
    title: '3D Secure',
    body: `<h1>3D Secure <small>TEST</small></h1>
<article>
<p>${htmlText(questionOf(asking))}</p>
${isOpen ? answerForm(asking, returnUrl) : '<p>There is nothing to confirm any more.</p>'}
</article>`,
  })
}

const CENTS = 100

function questionOf(asking: Asking): string {
  if (asking.object === 'setup_intent') return 'Your bank asks you to confirm that this card may be saved.'
  const amount = (asking.amount / CENTS).toFixed(2)
  return `Your bank asks you to confirm a payment of $${amount} to Vectra.`
}

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${htmlText(value)}">`

const answerForm = ({ client_secret }: Asking, returnUrl: string | null) =>
  `<form method="post" action="/_local/stripe/3ds">
${hidden('client_secret', client_secret ?? '')}${returnUrl === null ? '' : hidden('return_url', returnUrl)}
<button name="outcome" value="complete">Complete</button> <button name="outcome" value="fail">Fail</button>
</form>`
