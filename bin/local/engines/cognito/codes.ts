import { createHmac, randomInt } from 'node:crypto'
import { HOUR_MS } from '../../../../shared/time.ts'
import type { Pool } from './pool.ts'
import { type Reply, refuse } from './reply.ts'

type Purpose = 'sign-up' | 'reset'

const MAX_TRIES = 5
const MAX_CODES_PER_HOUR = 10

export const TOO_MANY_CODES = refuse(
  'LimitExceededException',
  'Attempt limit exceeded, please try after some time.',
)

const VALID_FOR_MS = {
  'sign-up': 24 * HOUR_MS,
  reset: HOUR_MS,
} satisfies Record<Purpose, number>

/**
 * A new code for an email address, or `null` after too many. A code is stored even if no user has the address, so that
 * limits and responses do not reveal who has an account.
 */
export function newCode(pool: Pool, purpose: Purpose, email: string): string | null {
  const { state, now } = pool
  deleteExpiredCodes(pool)
  const key = `${purpose}:${email}`
  const sentAt = (state.codes[key]?.sentAt ?? []).filter((at) => at > now() - HOUR_MS)
  if (sentAt.length >= MAX_CODES_PER_HOUR) return null
  const code = randomInt(1_000_000).toString().padStart(6, '0')
  state.codes[key] = {
    hash: hashOf(pool, key, code),
    endsAt: now() + VALID_FOR_MS[purpose],
    triesLeft: MAX_TRIES,
    sentAt: [...sentAt, now()],
  }
  pool.save()
  return code
}

/** The address in Cognito's masked form: m***@e*** */
export function deliveryTo(email: string) {
  const [name = '', host = ''] = email.split('@')
  const Destination = `${name.slice(0, 1)}***@${host.slice(0, 1)}***`
  return { CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination } }
}

/** Consumes a code. Returns `null` if it is right, else the refusal. */
export function redeemCode(pool: Pool, purpose: Purpose, email: string, code: string): Reply | null {
  const key = `${purpose}:${email}`
  const stored = pool.state.codes[key]
  if (stored === undefined || stored.endsAt <= pool.now())
    return refuse('ExpiredCodeException', 'Invalid code provided, please request a code again.')
  if (stored.triesLeft === 0) return TOO_MANY_CODES
  if (stored.hash === hashOf(pool, key, code)) {
    delete pool.state.codes[key]
    pool.save()
    return null
  }
  stored.triesLeft -= 1
  pool.save()
  return WRONG_CODE
}

export const WRONG_CODE = refuse(
  'CodeMismatchException',
  'Invalid verification code provided, please try again.',
)

function hashOf({ state }: Pool, key: string, code: string): string {
  return createHmac('sha256', state.secret).update(`${key}:${code.trim()}`).digest('hex')
}

function deleteExpiredCodes({ state, now }: Pool): void {
  for (const [key, { endsAt }] of Object.entries(state.codes)) if (endsAt <= now()) delete state.codes[key]
}
