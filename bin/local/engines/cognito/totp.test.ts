import { expect, test } from 'vitest'
import { SECOND_MS } from '../../../../shared/time.ts'
import { matchingStep, newTotpSecret, totpCode } from './totp.ts'

/** `12345678901234567890` in base32: the secret of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %d s the code is the last six digits of the example in RFC 6238', (seconds, code) => {
  expect(totpCode(SECRET, seconds * SECOND_MS)).toBe(code)
})

const STEP_START = 1_500_000_000 * SECOND_MS

test.each([
  [-31, null],
  [-30, -1],
  [-1, -1],
  [0, 0],
  [29, 0],
  [30, 1],
  [59, 1],
  [60, null],
])('a code made %d s from the start of the current step matches step %j', (seconds, offset) => {
  const current = STEP_START / (30 * SECOND_MS)
  const code = totpCode(SECRET, STEP_START + seconds * SECOND_MS)
  expect(matchingStep(SECRET, code, STEP_START)).toBe(offset === null ? null : current + offset)
})

test('a new secret is 52 letters of base32, and each has codes of its own', () => {
  const [one, other] = [newTotpSecret(), newTotpSecret()]
  expect(one).toMatch(/^[A-Z2-7]{52}$/)
  expect(other).not.toBe(one)
  const codes = (secret: string) => [0, 1, 2, 3].map((step) => totpCode(secret, step * 30 * SECOND_MS))
  expect(codes(other)).not.toEqual(codes(one))
})
