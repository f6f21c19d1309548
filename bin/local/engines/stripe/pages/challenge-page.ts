import { htmlText } from '../../../../../shared/markup.ts'
import { localPage } from '../../../http/local-page.ts'
import type { Asking } from '../billing/challenge.ts'

/** What the bank of a card asks: 3D Secure on this machine. */
export function challengePage(asking: Asking, returnUrl: string | null): string {
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
