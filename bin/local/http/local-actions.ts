import * as z from 'zod'
import { parseJson } from '../../../shared/json.ts'
import type { FeedbackKind } from '../engines/email-feedback.ts'
import { type LocalAnswer, stripeActions } from '../engines/stripe/pages/stripe-actions.ts'
import type { LocalStripe } from '../engines/stripe/run-stripe.ts'

const HOURS_MAX = 10_000
const Advance = z.strictObject({ advanceHours: z.number().min(0).max(HOURS_MAX) })
const Feedback = z.strictObject({ to: z.email(), kind: z.enum(['bounce', 'complaint']) })

const GivenUp = z.strictObject({ queue: z.string(), body: z.unknown() })

export type LocalActions = (path: string, body: string) => Promise<LocalAnswer | null>

type ActionDeps = {
  /** Moves the clock of payments and of due work, and returns how much of that was moved. */
  advanceClock: (hours: number) => Promise<number>
  /** The newest email to an address bounces, or its recipient complains. Returns whether there is one. */
  sendFeedback: (to: string, kind: FeedbackKind) => boolean
  /** Makes a message of a queue a dead letter. Returns whether there is such a queue with dead letters. */
  giveUp: (queue: string, body: unknown) => boolean
  stripe: LocalStripe
}

/**
 * What people and tests may do to the engines: `POST /_local/clock`, `POST /_local/dead-letters`, and
 * `POST /_local/email-feedback`, also by the form on the page of messages, and what the page of payments offers. `null` for another path.
 */
export const localActions = ({ advanceClock, sendFeedback, giveUp, stripe }: ActionDeps): LocalActions => {
  const actions: Record<string, (body: string) => Promise<LocalAnswer>> = {
    ...stripeActions({ stripe, advanceClock }),

    async '/_local/clock'(body) {
      const { data } = Advance.safeParse(parseJson(body))
      if (data === undefined) return invalid('Send {"advanceHours": 24}')
      return { status: 200, reply: { moved: await advanceClock(data.advanceHours) } }
    },

    async '/_local/dead-letters'(body) {
      const { data } = GivenUp.safeParse(parseJson(body))
      if (data === undefined) return invalid('Send {"queue": "NotifyQueue", "body": {}}')
      return giveUp(data.queue, data.body)
        ? { status: 200, reply: { success: true } }
        : { status: 404, reply: { message: 'No queue with dead letters has a name that begins so' } }
    },

    async '/_local/email-feedback'(body) {
      const isForm = !body.startsWith('{')
      const { data } = Feedback.safeParse(
        isForm ? Object.fromEntries(new URLSearchParams(body)) : parseJson(body),
      )
      if (data === undefined) return invalid('Send {"to": "mia@example.com", "kind": "bounce"}')
      if (!sendFeedback(data.to, data.kind)) return { status: 404, reply: { message: 'No such email' } }
      return isForm
        ? { status: 303, reply: {}, location: '/_local' }
        : { status: 200, reply: { success: true } }
    },
  }
  return async (path, body) => (await actions[path]?.(body)) ?? null
}

const invalid = (message: string): LocalAnswer => ({ status: 400, reply: { message } })
