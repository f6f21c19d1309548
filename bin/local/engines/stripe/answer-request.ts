import { type Account, accountRecord } from './account.ts'
import { type Form, parseForm } from './api/form.ts'
import { storeAnswer, storedAnswer } from './api/idempotency.ts'
import type { Operation } from './api/operation.ts'
import { invalid, StripeError } from './api/stripe-error.ts'
import { runDueEachMinute } from './billing/clock.ts'
import { newId } from './ids.ts'
import { OPERATIONS } from './operations/all.ts'

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

const UNKNOWN_ERROR = new StripeError(500, { type: 'api_error', message: 'An unknown error occurred' })
const REFUSALS = {
  409: new StripeError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this idempotency key.',
  }),
  429: new StripeError(429, {
    type: 'rate_limit_error',
    code: 'rate_limit',
    message: 'Too many requests hit the API too quickly.',
  }),
  500: UNKNOWN_ERROR,
}

/** Answers a call without doing or storing anything. */
export function refuse(why: keyof typeof REFUSALS): StripeAnswer {
  const { status, details } = REFUSALS[why]
  return { status, body: bodyOf({ error: details }), requestId: newId('req'), isReplayed: false }
}

const bodyOf = (body: object) => JSON.stringify(body, null, 2)

/** Answers a call; `fails` answers 500 although it was done, and stores that under its key. */
export function answer(account: Account, request: StripeRequest, fails: boolean): StripeAnswer {
  const { pathname, search } = new URL(request.url, 'http://stripe')
  const parameters = request.method === 'POST' ? request.body : search.slice(1)
  const key = request.method === 'POST' ? (request.headers['idempotency-key'] ?? null) : null
  const keyed = key === null ? null : { key, path: pathname, body: parameters }
  const requestId = newId('req')
  try {
    runDueEachMinute(account)
    assertKey(request.headers.authorization, accountRecord(account).secretKey)
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
