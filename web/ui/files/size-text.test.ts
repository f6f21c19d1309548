import { expect, test } from 'vitest'
import { sizeText } from './size-text.ts'

test.each([
  [0, '0 B'],
  [1, '1 B'],
  [999, '999 B'],
  [1_000, '1 KB'],
  [999_000, '999 KB'],
  [1_000_000, '1 MB'],
  [3_440_000, '3.4 MB'],
  [1_000_000_000, '1 GB'],
  [2_500_000_000_000, '2,500 GB'],
])('SET-3 REP-5 %d bytes are written as %s', (bytes, text) => {
  expect(sizeText(bytes, 'en').replace(/\s/u, ' ')).toBe(text)
})

test('SET-3 REP-5 the number and the unit are written in the account’s language', () => {
  expect(sizeText(3_440_000, 'fr')).toMatch(/^3,4\sMo$/u)
})
