import type Stripe from 'stripe'
import { htmlText } from '../../../../../shared/markup.ts'
import { SECOND_MS, toIso } from '../../../../../shared/time.ts'
import { localPage, shortTime } from '../../../http/local-page.ts'
import { endOf } from '../resources/new-item.ts'
import { FAULTS, type Fault } from '../server/faults.ts'
import { DELIVERIES, type Delivery } from '../server/webhooks.ts'

export type Overview = {
  now: number
  hoursToRenewal: number | null
  fault: Fault | null
  delivery: Delivery
  subscriptions: readonly Stripe.Subscription[]
  events: readonly Stripe.EventBase[]
}

const SHOWN = 20

/** The account of the local Stripe, and what one can do to it. */
export const overviewPage = (overview: Overview): string =>
  localPage({
    title: 'local payments',
    body: `<h1>Local payments</h1>
<p class="to">Stripe’s stand-in on this machine. <a href="/_local">Messages</a></p>
${clock(overview)}
${webhooks(overview)}
${faults(overview)}
${subscriptions(overview)}
${events(overview)}`,
  })

const section = (title: string, html: string) => `<article><h2>${title}</h2>${html}</article>`
const at = (seconds: number) => shortTime(toIso(seconds * SECOND_MS))

const clock = ({ now, hoursToRenewal }: Overview) =>
  section(
    'Clock',
    `<p class="to">${at(now)} UTC${hoursToRenewal === null ? '' : `, next renewal in ${Math.ceil(hoursToRenewal)} hours`}</p>
<form method="post" action="/_local/stripe/clock"><button name="advanceHours" value="24">Advance by a day</button>
${hoursToRenewal === null ? '' : '<button name="to" value="renewal">Advance to the next renewal</button>'}</form>`,
  )

const options = (values: readonly string[], chosen: string | undefined) =>
  values.map((one) => `<option${one === chosen ? ' selected' : ''}>${one}</option>`).join('')

const webhooks = ({ delivery }: Overview) =>
  section(
    'Webhooks',
    `<form method="post" action="/_local/stripe/webhooks"><label>Send events <select name="delivery">${options(DELIVERIES, delivery)}</select></label> <button>Save</button></form>`,
  )

const faults = ({ fault }: Overview) =>
  section(
    'Faults',
    `<form method="post" action="/_local/stripe/fault"><label>Fault <select name="kind">${options(['none', ...FAULTS], fault?.kind)}</select></label> <label>for <input name="count" inputmode="numeric" placeholder="all" value="${fault?.count ?? ''}"> requests</label> <button>Save</button></form>`,
  )

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '<p class="to">None yet.</p>'
  const head = heads.map((one) => `<th>${one}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')
  return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
}

const subscriptions = ({ subscriptions: all }: Overview) =>
  section(
    'Subscriptions',
    table(
      ['Subscription', 'Status', 'Quantity', 'Period ends'],
      all.map(({ id, status, items }) => [
        htmlText(id),
        htmlText(status),
        items.data.map(({ quantity = 1 }) => quantity).join(' + '),
        at(endOf(items.data)),
      ]),
    ),
  )

const events = ({ events: all }: Overview) =>
  section(
    'Events',
    table(
      ['Time (UTC)', 'Event', ''],
      all
        .slice(0, SHOWN)
        .map(({ id, created, type }) => [
          at(created),
          htmlText(type),
          `<form method="post" action="/_local/stripe/resend"><button name="eventId" value="${htmlText(id)}">Send again</button></form>`,
        ]),
    ),
  )
