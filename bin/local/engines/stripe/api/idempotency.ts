import { createHash } from 'node:crypto'
import { DAY_MS, SECOND_MS } from '../../../../../shared/time.ts'
import { type Account, EVENTS_KEPT_S } from '../account.ts'
import type { IdempotencyRecord } from '../store.ts'
import { invalid, StripeError } from './stripe-error.ts'

const KEY_MAX_LENGTH = 255
/** How long Stripe's first API version keeps a key. */
const KEPT_S = DAY_MS / SECOND_MS

type Keyed = { key: string; path: string; body: string }

const hashOf = (body: string) => createHash('sha256').update(body).digest('hex')

/** The stored answer of an earlier request under the key; `null` for the first. Throws if that was another request. */
export function storedAnswer({ store, now }: Account, { key, path, body }: Keyed): IdempotencyRecord | null {
  if (key.length > KEY_MAX_LENGTH)
    throw new StripeError(
      400,
      invalid(`Idempotency keys can be at most ${KEY_MAX_LENGTH} characters long.`).details,
      false,
    )
  const stored = store.get('idempotency', key)
  if (stored === undefined || stored.created + KEPT_S <= now()) return null
  if (stored.path !== path)
    throw conflict(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${stored.path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
    )
  if (stored.hash !== hashOf(body))
    throw conflict(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    )
  return stored
}

const conflict = (message: string) => new StripeError(400, { type: 'idempotency_error', message }, false)

type Answer = { status: number; body: string; requestId: string }

export function storeAnswer({ store, now }: Account, { key, path, body }: Keyed, answer: Answer): void {
  store.put('idempotency', { id: key, path, hash: hashOf(body), created: now(), ...answer })
}

/** Deletes answers and events that have no effect any more, before the file grows. */
export function forgetOld({ store, now, commit }: Account): void {
  for (const { id, created } of store.list('idempotency'))
    if (created + KEPT_S <= now()) store.delete('idempotency', id)
  for (const { id, created } of store.list('event'))
    if (created + EVENTS_KEPT_S < now()) store.delete('event', id)
  commit()
}
