import { createHmac, randomInt } from 'node:crypto'
import { type Answer, refuse } from './operation.ts'
import type { Pool } from './pool.ts'

type Purpose = 'sign-up' | 'reset'

const HOUR_MS = 60 * 60_000
const TRIES = 5
const CODES_PER_HOUR = 10

export const TOO_MANY_CODES = refuse(
  'LimitExceededException',
  'Attempt limit exceeded, please try after some time.',
)

const PURPOSES = {
  'sign-up': {
    livesMs: 24 * HOUR_MS,
    text: (code: string) =>
      `Your code is ${code}.\n\nEnter it in Vectra to confirm this e-mail address. It is good for 24 hours.\n\nIf you did not sign up at Vectra, ignore this e-mail.`,
  },
  reset: {
    livesMs: HOUR_MS,
    text: (code: string) =>
      `Your code is ${code}.\n\nEnter it in Vectra to choose a new password. It is good for one hour.\n\nIf you did not ask for it, ignore this e-mail: your password stays as it is.`,
  },
} satisfies Record<Purpose, { livesMs: number; text: (code: string) => string }>

/**
 * A new code for an e-mail, or null after too many. Where no user has the e-mail a code is kept all the same, so
 * that tries, limits and answers do not tell who has an account.
 */
export function newCode(pool: Pool, purpose: Purpose, email: string): string | null {
  const { state, now } = pool
  dropOldCodes(pool)
  const key = `${purpose}:${email}`
  const sentAt = (state.codes[key]?.sentAt ?? []).filter((at) => at > now() - HOUR_MS)
  if (sentAt.length >= CODES_PER_HOUR) return null
  const code = randomInt(1_000_000).toString().padStart(6, '0')
  state.codes[key] = {
    hash: hashOf(pool, key, code),
    endsAt: now() + PURPOSES[purpose].livesMs,
    triesLeft: TRIES,
    sentAt: [...sentAt, now()],
  }
  pool.save()
  return code
}

export async function mailCode(pool: Pool, purpose: Purpose, email: string, code: string): Promise<void> {
  await pool.sendEmail({ to: email, subject: 'Your Vectra code', text: PURPOSES[purpose].text(code) })
}

/** The address as Cognito shows it: m***@e*** */
export function deliveryTo(email: string) {
  const [name = '', host = ''] = email.split('@')
  const Destination = `${name.slice(0, 1)}***@${host.slice(0, 1)}***`
  return { CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination } }
}

/** Uses up a code: null when it is right, else the refusal. */
export function takeCode(pool: Pool, purpose: Purpose, email: string, code: string): Answer | null {
  const key = `${purpose}:${email}`
  const known = pool.state.codes[key]
  if (known === undefined || known.endsAt <= pool.now())
    return refuse('ExpiredCodeException', 'Invalid code provided, please request a code again.')
  if (known.triesLeft === 0) return TOO_MANY_CODES
  if (known.hash === hashOf(pool, key, code)) {
    delete pool.state.codes[key]
    pool.save()
    return null
  }
  known.triesLeft -= 1
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

function dropOldCodes({ state, now }: Pool): void {
  for (const [key, { endsAt }] of Object.entries(state.codes)) if (endsAt <= now()) delete state.codes[key]
}
