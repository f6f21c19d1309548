import type Stripe from 'stripe'
import * as z from 'zod'
import { storedLines } from '../../files/stored-lines.ts'

/** The answer to the first request under an idempotency key. Times are in epoch seconds of Stripe's clock. */
export type IdempotencyRecord = {
  id: string
  path: string
  /** The hash of the parameters. */
  hash: string
  status: number
  body: string
  requestId: string
  created: number
}

/** The key of the account, and how far its clock is ahead. */
type AccountRecord = {
  id: 'account'
  secretKey: string
  clockAheadMs: number
  invoiceCount: number
}

/** The secret that signs the events for a webhook endpoint, whose object does not have it. */
export type EndpointSecret = { id: string; secret: string }

/** Cards that the bank has authenticated once for later payments, by the id of the payment method. */
type CardRecord = { id: string; number: string; isSetUp: boolean }

export type Records = {
  account: AccountRecord
  card: CardRecord
  charge: Stripe.Charge
  customer: Stripe.Customer
  deleted_customer: Stripe.DeletedCustomer
  dispute: Stripe.Dispute
  endpoint_secret: EndpointSecret
  event: Stripe.EventBase
  idempotency: IdempotencyRecord
  invoice: Stripe.Invoice
  invoice_payment: Stripe.InvoicePayment
  payment_intent: Stripe.PaymentIntent
  payment_method: Stripe.PaymentMethod
  price: Stripe.Price
  product: Stripe.Product
  refund: Stripe.Refund
  setup_intent: Stripe.SetupIntent
  subscription: Stripe.Subscription
  webhook_endpoint: Stripe.WebhookEndpoint
}
export type Kind = keyof Records
type Maps = { [K in Kind]: Map<string, Records[K]> }

/** The changes of a request, in one line, so that a kill leaves all of them or none. A record of `null` is deleted. */
const Line = z.array(
  z.object({ kind: z.string(), id: z.string(), record: z.record(z.string(), z.unknown()).nullable() }),
)
type Change = z.infer<typeof Line>[number]

export type Store = ReturnType<typeof openStore>

/** Reads the records from their file, without what later lines replaced. */
export function openStore(file: string) {
  const maps: Maps = {
    account: new Map(),
    card: new Map(),
    charge: new Map(),
    customer: new Map(),
    deleted_customer: new Map(),
    dispute: new Map(),
    endpoint_secret: new Map(),
    event: new Map(),
    idempotency: new Map(),
    invoice: new Map(),
    invoice_payment: new Map(),
    payment_intent: new Map(),
    payment_method: new Map(),
    price: new Map(),
    product: new Map(),
    refund: new Map(),
    setup_intent: new Map(),
    subscription: new Map(),
    webhook_endpoint: new Map(),
  }
  const lines = storedLines(file, Line)
  const isKind = (kind: string): kind is Kind => Object.hasOwn(maps, kind)
  let changes: Change[] = []

  function load<K extends Kind>(kind: K, { id, record }: Change): void {
    const isRecord = (value: unknown): value is Records[K] => value !== null
    if (isRecord(record)) maps[kind].set(id, record)
    else maps[kind].delete(id)
  }
  for (const change of lines.list().flat()) if (isKind(change.kind)) load(change.kind, change)
  const all = Object.entries(maps).flatMap(([kind, records]) =>
    [...records].map(([id, record]) => ({ kind, id, record: { ...record } })),
  )
  lines.replaceAll(all.map((change) => [change]))

  const store = {
    get: <K extends Kind>(kind: K, id: string): Records[K] | undefined => maps[kind].get(id),
    /** Oldest first. */
    list: <K extends Kind>(kind: K): Records[K][] => [...maps[kind].values()],
    put<K extends Kind>(kind: K, record: Records[K]): Records[K] {
      maps[kind].set(record.id, record)
      changes.push({ kind, id: record.id, record: { ...record } })
      return record
    },
    /** Records are replaced, never changed in place: events keep what they had. */
    change<K extends Kind>(kind: K, id: string, change: Partial<Records[K]>): Records[K] {
      const before = maps[kind].get(id)
      if (before === undefined) throw new Error(`There is no ${kind} ${id}`)
      return store.put(kind, { ...before, ...change })
    },
    delete(kind: Kind, id: string): void {
      maps[kind].delete(id)
      changes.push({ kind, id, record: null })
    },
    /** Writes what has changed since the last call. */
    commit(): void {
      if (changes.length === 0) return
      const written = changes
      changes = []
      lines.append(written)
    },
  }
  return store
}
