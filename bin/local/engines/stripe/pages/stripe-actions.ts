import * as z from 'zod'
import { parseJson } from '../../../../../shared/json.ts'
import { returnUrlOf } from '../billing/challenge.ts'
import type { LocalStripe } from '../run-stripe.ts'
import { FAULTS, Fault } from '../server/faults.ts'
import { DELIVERIES } from '../server/webhooks.ts'

/** The engine's answer to a page. `location`: where a form leads to. */
export type LocalAnswer = { status: number; reply: unknown; location?: string }

const PAGE = '/_local/stripe'

const Clock = z.union([
  z.strictObject({ advanceHours: z.coerce.number().min(0).max(10_000) }),
  z.strictObject({ to: z.literal('renewal') }),
])
const FaultForm = z.union([
  z.strictObject({ kind: z.literal('none'), count: z.string().optional() }),
  Fault.extend({
    kind: z.enum(FAULTS),
    count: z
      .preprocess((count) => (count === '' ? null : count), z.coerce.number().int().min(1).nullable())
      .default(null),
  }),
])
const Answer = z.strictObject({
  client_secret: z.string(),
  outcome: z.enum(['complete', 'fail']),
  return_url: z.url({ protocol: /^https?$/ }).optional(),
})
const Card = z.strictObject({
  number: z.string().max(30),
  expMonth: z.coerce.number().int(),
  expYear: z.coerce.number().int(),
  cvc: z.string().max(4),
  name: z.string().max(200).optional(),
})

type ActionDeps = {
  stripe: Pick<
    LocalStripe,
    'account' | 'answerBank' | 'createCard' | 'faults' | 'hoursToRenewal' | 'webhooks'
  >
  /** Moves the clock of payments and of due work. */
  advanceClock: (hours: number) => Promise<unknown>
}
type Action = (body: string) => Promise<LocalAnswer>

/** The actions of people, tests and the site on the local Stripe, with JSON or by the forms of its pages. */
export function stripeActions({ stripe, advanceClock }: ActionDeps): Record<string, Action> {
  const { account, answerBank, createCard, faults, hoursToRenewal, webhooks } = stripe
  return {
    [`${PAGE}/clock`]: action(Clock, async (wanted) => {
      const hours = 'advanceHours' in wanted ? wanted.advanceHours : wholeHours(hoursToRenewal())
      if (hours === null) return { status: 404, reply: { message: 'No subscription renews' } }
      await advanceClock(hours)
      return { status: 200, reply: { advancedHours: hours } }
    }),
    [`${PAGE}/fault`]: action(FaultForm, (wanted) => {
      faults.set(wanted.kind === 'none' ? null : wanted)
      return { status: 200, reply: { fault: faults.get() } }
    }),
    [`${PAGE}/webhooks`]: action(z.strictObject({ delivery: z.enum(DELIVERIES) }), ({ delivery }) => {
      webhooks.setDelivery(delivery)
      return { status: 200, reply: { delivery } }
    }),
    [`${PAGE}/resend`]: action(z.strictObject({ eventId: z.string() }), ({ eventId }) => {
      const event = account.store.get('event', eventId)
      if (event === undefined) return { status: 404, reply: { message: 'No such event' } }
      webhooks.resend(event)
      return { status: 200, reply: { eventId } }
    }),
    [`${PAGE}/3ds`]: action(Answer, ({ client_secret, outcome, return_url }) => {
      const answered = answerBank(client_secret, outcome === 'complete')
      if (answered === null) return { status: 404, reply: { message: 'No such payment' } }
      const location = return_url === undefined ? {} : { location: returnUrlOf(answered, return_url) }
      return { status: 200, reply: { status: answered.status }, ...location }
    }),
    [`${PAGE}/payment-methods`]: action(Card, (card) => {
      const { status, body } = createCard(card)
      return { status, reply: parseJson(body) }
    }),
  }
}

const wholeHours = (hours: number | null) => (hours === null ? null : Math.ceil(hours))

/** A form leads back to a page; JSON gets the reply. */
const action =
  <Schema extends z.ZodType>(
    schema: Schema,
    run: (input: z.infer<Schema>) => LocalAnswer | Promise<LocalAnswer>,
  ): Action =>
  async (body) => {
    const isForm = !body.startsWith('{')
    const input = schema.safeParse(isForm ? Object.fromEntries(new URLSearchParams(body)) : parseJson(body))
    if (!input.success) return { status: 400, reply: { message: z.prettifyError(input.error) } }
    const { location, ...answer } = await run(input.data)
    return isForm && answer.status === 200 ? { ...answer, status: 303, location: location ?? PAGE } : answer
  }
