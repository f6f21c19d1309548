import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { SECOND_MS } from '../../../../shared/time.ts'

/** Time-based one-time passwords (RFC 6238) as authenticator apps make them: SHA-1, 6 digits, a new code every 30 s. */

const STEP_MS = 30 * SECOND_MS
/** The tolerance for clocks that differ and codes that are typed slowly, in each direction (RFC 6238, section 5.2). */
const TOLERANCE_STEPS = 1
const DIGITS = 6
const SECRET_BYTES = 32
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret in base32, as long as Cognito's. */
export function newTotpSecret(): string {
  const bits = [...randomBytes(SECRET_BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => BASE32.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('')
}

/** The code of a base32 secret at a time. */
export const totpCode = (secret: string, now: number): string => codeOfStep(secret, stepAt(now))

/** The step whose code this is, among those that are accepted now; `null` for a wrong code. */
export function matchingStep(secret: string, code: string, now: number): number | null {
  const current = stepAt(now)
  for (let step = current - TOLERANCE_STEPS; step <= current + TOLERANCE_STEPS; step++)
    if (isSame(codeOfStep(secret, step), code)) return step
  return null
}

const stepAt = (now: number) => Math.floor(now / STEP_MS)

/** RFC 4226, section 5.3: four bytes of the HMAC, at an offset that its last four bits give. */
function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hmac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const number = hmac.readUInt32BE(hmac.readUInt8(hmac.length - 1) & 0xf) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The whole bytes of a base32 text. */
function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
