import { expect, test } from 'vitest'
import { signingKeys } from '../../test/make/signing-keys.ts'
import { readRecipientToken, recipientToken } from './recipient-token.ts'

const [FIRST, SECOND] = ['first'.repeat(8), 'second'.repeat(8)]
const KEYS = signingKeys({ 1: FIRST, 2: SECOND })
const OF = { accountId: '07047ef2-5168-4306-8101-533458214624', recipient: 'email:o’neil+boats@example.com' }
const TOKEN = recipientToken(KEYS, OF)

test('T96 a token names its account and recipient, and has no dot, which the edge would take for a file', () => {
  expect(readRecipientToken(KEYS, TOKEN)).toEqual(OF)
  expect(TOKEN).toMatch(/^[\w-]+$/)
})

test('T96 a token of an older key works while that key is listed', () => {
  const older = recipientToken(signingKeys({ 1: FIRST }), OF)
  expect(readRecipientToken(KEYS, older)).toEqual(OF)
  expect(readRecipientToken(signingKeys({ 2: SECOND }), older)).toBeNull()
})

test('T96 a token that differs in any character is refused', () => {
  for (let index = 0; index < TOKEN.length; index++) {
    const other = TOKEN[index] === 'A' ? 'B' : 'A'
    const changed = `${TOKEN.slice(0, index)}${other}${TOKEN.slice(index + 1)}`
    expect(readRecipientToken(KEYS, changed), changed).toBeNull()
  }
  for (const text of ['', 'none', `${TOKEN}A`, TOKEN.slice(1)])
    expect(readRecipientToken(KEYS, text)).toBeNull()
})
