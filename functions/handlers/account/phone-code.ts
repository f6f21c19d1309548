import { scryptSync, timingSafeEqual } from 'node:crypto'
import { MINUTE_MS } from '../../../shared/time.ts'
import type { PhoneCode } from '../../stores/accounts/phones.ts'

export const PHONE_CODE_LIFETIME_MS = 10 * MINUTE_MS
export const PHONE_CODE_TRIES_MAX = 5
export const PHONE_CODES_PER_HOUR = 5
export const PHONE_CODES_BELOW = 1_000_000
const DIGITS = 6
const HASH_BYTES = 32

/** A code as it is sent, from a random number below `PHONE_CODES_BELOW`. */
export const codeOf = (random: number) => String(random).padStart(DIGITS, '0')

/** A code as it is stored. The hash is slow, so that trying all codes takes longer than one is valid. */
export const hashedCode = (code: string, salt: string, now: number): PhoneCode => ({
  salt,
  hash: hashOf(code, salt).toString('base64'),
  expiresAt: now + PHONE_CODE_LIFETIME_MS,
  tries: 0,
})

export const isCode = (entered: string, { salt, hash }: PhoneCode): boolean =>
  timingSafeEqual(hashOf(entered, salt), Buffer.from(hash, 'base64'))

const hashOf = (code: string, salt: string) => scryptSync(code, salt, HASH_BYTES)
