import { MINUTE_MS, SECOND_MS } from '../../shared/time.ts'
import { stripeFailure } from '../outside/stripe/stripe-failure.ts'
import type { OpenStripe, StripeSession } from '../outside/stripe/stripe-session.ts'
import { log, reasonOf } from '../runtime/log.ts'
import type { DueStore } from '../stores/due.ts'
import { StoreUnavailable } from '../stores/dynamodb/store-unavailable.ts'
import { applyEvent, EVENT_TYPES, type EventDeps } from './apply-event.ts'
import { needsOperator } from './needs-operator.ts'

export type ReconcileEventsDeps = EventDeps & {
  due: Pick<DueStore, 'eventsReadTo' | 'advanceEvents'>
  openStripe: OpenStripe
}

const EVERY_MS = 5 * MINUTE_MS
/** Events are read again for this long, because Stripe does not list them strictly in order. */
const OVERLAP_MS = MINUTE_MS
/** A first read looks back this far. Stripe lists events of the last 30 days. */
const FIRST_BACK_MS = 120 * MINUTE_MS
/** The function has 29 s, of which the tick has taken up to 15, and the event under way may take 9. */
const STARTS_EVENTS_FOR_MS = 4 * SECOND_MS
const AT_ONCE = 100

/**
 * Reads the events since the last time, if that is five minutes ago: webhooks may have been lost. How far it has got is
 * saved after each event, so that a backlog is worked off over several ticks.
 */
export async function reconcileEvents(deps: ReconcileEventsDeps): Promise<void> {
  const startedAt = deps.now()
  const readTo = (await deps.due.eventsReadTo()) ?? startedAt - FIRST_BACK_MS
  if (startedAt - readTo < EVERY_MS) return
  const session = await deps.openStripe()
  if (session === null) return
  const last = startedAt - OVERLAP_MS
  const events = await unlessUnanswered('stripe-events-not-listed', () =>
    listEvents(Math.floor(readTo / SECOND_MS), session),
  )
  if (events === null) return
  for (const event of events) {
    if (!(await applyListed(event, deps))) return
    await deps.due.advanceEvents(Math.min(event.created * SECOND_MS, last))
    // after at least one, however long listing them took
    if (deps.now() - startedAt > STARTS_EVENTS_FOR_MS) return
  }
  await deps.due.advanceEvents(last)
}

/** Returns whether the next event can follow. It cannot while Stripe or the store does not answer. */
async function applyListed(event: ListedEvent, deps: ReconcileEventsDeps): Promise<boolean> {
  const session = await deps.openStripe()
  if (session === null) return false
  const { id: eventId, type } = event
  const applied = await unlessUnanswered('stripe-event-failed', async () => {
    try {
      await applyEvent(event, session, deps)
    } catch (error) {
      if (isPassing(error)) throw error
      needsOperator('event-not-applied', { eventId, type, reason: reasonOf(error) })
    }
    return true
  })
  return applied ?? false
}

/** `null` while Stripe or the store does not answer, which is logged. */
async function unlessUnanswered<Result>(message: string, run: () => Promise<Result>): Promise<Result | null> {
  try {
    return await run()
  } catch (error) {
    if (!isPassing(error)) throw error
    log('warn', message, { reason: reasonOf(error) })
    return null
  }
}

const isPassing = (error: unknown) => stripeFailure(error) !== null || error instanceof StoreUnavailable

type ListedEvent = Awaited<ReturnType<typeof listEvents>>[number]

/** Oldest first. */
async function listEvents(gte: number, { api, options }: StripeSession) {
  const types = [...EVENT_TYPES]
  const all = []
  let starting_after: string | undefined
  do {
    const page = await api.events.list(
      { types, created: { gte }, limit: AT_ONCE, ...(starting_after && { starting_after }) },
      options(),
    )
    all.push(...page.data)
    starting_after = page.has_more ? page.data.at(-1)?.id : undefined
  } while (starting_after !== undefined)
  return all.toReversed()
}
