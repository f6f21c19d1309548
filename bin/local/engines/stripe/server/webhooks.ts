import type StripeTypes from 'stripe'
import Stripe from 'stripe'
import { SECOND_MS } from '../../../../../shared/time.ts'
import type { Store } from '../store.ts'

/** How events are sent: once, twice, those of a moment newest first, or not at all. */
export const DELIVERIES = ['once', 'repeated', 'reordered', 'dropped'] as const
export type Delivery = (typeof DELIVERIES)[number]

/** Events that arise within this time are reordered together. */
const REORDERED_TOGETHER_MS = 400
const RETRY_AFTER_MS = [1, 5, 30, 120].map((seconds) => seconds * SECOND_MS)
const TIMEOUT_MS = 10 * SECOND_MS
const IN_FLIGHT_MAX = 8

type Deps = { list: Store['list']; secretOf: (endpointId: string) => string | undefined }

/** Sends events to the webhook endpoints of the account that want them, signed as Stripe signs them. */
export function createWebhooks({ list, secretOf }: Deps) {
  const closing = new AbortController()
  const timers = new Set<NodeJS.Timeout>()
  const waiting: (() => Promise<void>)[] = []
  let inFlight = 0
  const stripe = new Stripe('sk_test_unused')
  let delivery: Delivery = 'once'
  let together: StripeTypes.EventBase[] = []

  function later(delayMs: number, run: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      run()
    }, delayMs)
    timers.add(timer)
  }

  function send(event: StripeTypes.EventBase): void {
    for (const endpoint of list('webhook_endpoint'))
      if (endpoint.status === 'enabled' && wants(endpoint, event.type)) deliver(endpoint, event)
  }

  function deliver(endpoint: StripeTypes.WebhookEndpoint, event: StripeTypes.EventBase, failures = 0): void {
    waiting.push(async () => {
      if (await post(endpoint, event)) return
      const delayMs = RETRY_AFTER_MS[failures]
      if (delayMs !== undefined) later(delayMs, () => deliver(endpoint, event, failures + 1))
      else console.error(`The webhook ${endpoint.url} has not accepted ${event.type} ${event.id}`)
    })
    startWaiting()
  }

  function startWaiting(): void {
    while (inFlight < IN_FLIGHT_MAX) {
      const start = waiting.shift()
      if (start === undefined) return
      inFlight++
      void start().finally(() => {
        inFlight--
        startWaiting()
      })
    }
  }

  async function post(
    { id, url }: StripeTypes.WebhookEndpoint,
    event: StripeTypes.EventBase,
  ): Promise<boolean> {
    const payload = JSON.stringify(event, null, 2)
    const secret = secretOf(id)
    if (secret === undefined) return true
    try {
      const { ok } = await fetch(url, {
        method: 'POST',
        body: payload,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': stripe.webhooks.generateTestHeaderString({ payload, secret }),
        },
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      })
      return ok
    } catch (error) {
      if (closing.signal.aborted) return true
      if (error instanceof Error) return false
      throw error
    }
  }

  const senders: Record<Delivery, (event: StripeTypes.EventBase) => void> = {
    once: send,
    repeated(event) {
      send(event)
      send(event)
    },
    reordered(event) {
      together.push(event)
      if (together.length === 1) later(REORDERED_TOGETHER_MS, sendTogether)
    },
    dropped: () => {},
  }

  function sendTogether(): void {
    const events = together.toReversed()
    together = []
    for (const event of events) send(event)
  }

  return {
    onEvent: (event: StripeTypes.EventBase): void => senders[delivery](event),
    /** Sends an event again, whatever the delivery is. */
    resend: send,
    delivery: (): Delivery => delivery,
    setDelivery(next: Delivery): void {
      delivery = next
    },
    close(): void {
      closing.abort()
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

const wants = ({ enabled_events }: StripeTypes.WebhookEndpoint, type: string) =>
  enabled_events.includes('*') || enabled_events.includes(type)
