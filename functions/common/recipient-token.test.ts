import { expect, test } from 'vitest'
import { readRecipientToken, recipientToken } from './recipient-token.ts'

const KEYS = {
  current: '2',
  byId: new Map([
    ['1', 'first'.repeat(8)],
    ['2', 'second'.repeat(8)],
  ]),
}
const OF = { accountId: '07047ef2-5168-4306-8101-533458214624', recipient: 'email:o’neil+boats@example.com' }
const TOKEN = recipientToken(KEYS, OF)

test('T96 a token names its account and recipient, and has no dot, which the edge would take for a file', () => {
  expect(readRecipientToken(KEYS, TOKEN)).toEqual(OF)
  expect(TOKEN).toMatch(/^[\w-]+$/)
})

test('T96 a token of an older key works while that key is listed', () => {
  const older = recipientToken({ ...KEYS, current: '1' }, OF)
  expect(readRecipientToken(KEYS, older)).toEqual(OF)
  expect(readRecipientToken({ current: '2', byId: new Map([['2', 'second'.repeat(8)]]) }, older)).toBeNull()
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
