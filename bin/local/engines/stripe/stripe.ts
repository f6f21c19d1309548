import { type Account, accountRecord, openAccount, type StripeOptions } from './account.ts'
import { type Asking, answerBank, findAsking } from './challenge.ts'
import { advance, hoursToRenewal, runDue } from './clock.ts'
import { type Form, parseForm } from './form.ts'
import { forgetOld, storeAnswer, storedAnswer } from './idempotency.ts'
import { newId } from './ids.ts'
import type { Operation } from './operation.ts'
import { OPERATIONS } from './operations/all.ts'
import { invalid, StripeError } from './stripe-error.ts'

export type StripeRequest = {
  method: string
  /** With the query. */
  url: string
  body: string
  /** With names in lower case. */
  headers: Record<string, string>
}
export type StripeAnswer = {
  status: number
  body: string
  requestId: string
  isReplayed: boolean
}

export type StripeStandIn = ReturnType<typeof createStripe>

/**
 * Stripe on this machine: a test account with products, customers, cards, subscriptions and invoices, which answers as
 * Stripe does, also to wrong parameters and repeated requests. All state survives a restart.
 */
export function createStripe(options: StripeOptions) {
  const account = openAccount(options)
  const { secretKey, publishableKey } = accountRecord(account)
  forgetOld(account)
  return {
    account,
    secretKey,
    publishableKey,
    /** `fails` answers 500 although the call was done, and stores that under its key. */
    handle: (request: StripeRequest, fails = false): StripeAnswer =>
      answer(account, secretKey, request, fails),
    /** A card as the form of the site sends it, which has no key of the account. */
    createCard: (card: TestCard): StripeAnswer =>
      answer(account, secretKey, createCardRequest(card, secretKey), false),
    /** The payer answers what the bank asks about an intent. */
    answerBank(clientSecret: string, isConfirmed: boolean): Asking | null {
      const asking = findAsking(account, clientSecret)
      return asking ? answerBank(account, asking, isConfirmed) : null
    },
    /** Moves the clock of Stripe. */
    advance: (hours: number): void => advance(account, hours),
    hoursToRenewal: (): number | null => hoursToRenewal(account),
    /** Without doing or storing anything. */
    refuse(status: '429' | '500'): StripeAnswer {
      const { status: code, details } = status === '429' ? TOO_MANY : UNKNOWN_ERROR
      return { status: code, body: bodyOf({ error: details }), requestId: newId('req'), isReplayed: false }
    },
  }
}

type TestCard = {
  number: string
  expMonth: number
  expYear: number
  cvc: string
  name?: string | undefined
}

function createCardRequest(card: TestCard, secretKey: string): StripeRequest {
  const form = new URLSearchParams({
    type: 'card',
    'card[number]': card.number,
    'card[exp_month]': String(card.expMonth),
    'card[exp_year]': String(card.expYear),
    'card[cvc]': card.cvc,
    ...(card.name !== undefined && { 'billing_details[name]': card.name }),
  })
  const headers = { authorization: `Bearer ${secretKey}` }
  return { method: 'POST', url: '/v1/payment_methods', body: form.toString(), headers }
}

const TOO_MANY = new StripeError(429, {
  type: 'rate_limit_error',
  code: 'rate_limit',
  message: 'Too many requests hit the API too quickly.',
})
const UNKNOWN_ERROR = new StripeError(500, { type: 'api_error', message: 'An unknown error occurred' })

const bodyOf = (body: object) => JSON.stringify(body, null, 2)

function answer(account: Account, secretKey: string, request: StripeRequest, fails: boolean): StripeAnswer {
  const { pathname, search } = new URL(request.url, 'http://stripe')
  const parameters = request.method === 'POST' ? request.body : search.slice(1)
  const key = request.method === 'POST' ? (request.headers['idempotency-key'] ?? null) : null
  const keyed = key === null ? null : { key, path: pathname, body: parameters }
  const requestId = newId('req')
  try {
    runDue(account)
    assertKey(request.headers.authorization, secretKey)
    const stored = keyed && storedAnswer(account, keyed)
    if (stored) return { ...stored, isReplayed: true }
    account.request = { id: requestId, idempotency_key: key }
    const done = run(account, request.method, pathname, parameters)
    const { status, body } = fails ? { status: 500, body: { error: UNKNOWN_ERROR.details } } : done
    const fresh = { status, body: bodyOf(body), requestId }
    if (keyed && done.isStored) storeAnswer(account, keyed, fresh)
    return { ...fresh, isReplayed: false }
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    return { status: error.status, body: bodyOf({ error: error.details }), requestId, isReplayed: false }
  } finally {
    account.request = null
    account.commit()
  }
}

function assertKey(authorization: string | undefined, secretKey: string): void {
  if (authorization === `Bearer ${secretKey}`) return
  const message =
    authorization === undefined ? 'You did not provide an API key.' : 'Invalid API Key provided: sk_test_****'
  throw new StripeError(401, { type: 'invalid_request_error', message }, false)
}

type Done = { status: number; body: object; isStored: boolean }

function run(account: Account, method: string, path: string, parameters: string): Done {
  try {
    const { operation, names } = match(method, path)
    return { status: 200, body: operation.run(account, names, formOf(parameters)), isStored: true }
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    return { status: error.status, body: { error: error.details }, isStored: error.isStored }
  }
}

function formOf(parameters: string): Form {
  try {
    return parseForm(parameters)
  } catch (error) {
    if (error instanceof SyntaxError) throw invalid(error.message)
    throw error
  }
}

const ROUTES = OPERATIONS.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}))

function match(method: string, path: string): { operation: Operation; names: Record<string, string> } {
  for (const { operation, pattern } of ROUTES) {
    const found = operation.method === method ? pattern.exec(path) : null
    if (found)
      return {
        operation,
        names: Object.fromEntries(
          Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
        ),
      }
  }
  throw new StripeError(
    404,
    {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}). The local Stripe does not support it.`,
    },
    false,
  )
}
