import { expect, test } from 'vitest'
import { sizeText } from './size-text.ts'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [999_000, '999 kB'],
  [1_000_000, '1 MB'],
  [3_440_000, '3.4 MB'],
  [1_000_000_000, '1 GB'],
  [2_500_000_000_000, '2,500 GB'],
])('SET-3 %d bytes are written as %s', (bytes, text) => {
  expect(sizeText(bytes, 'en')).toBe(text)
})

test('SET-3 a size is written in the account’s language', () => {
  expect(sizeText(3_440_000, 'fr')).toMatch(/^3,4\sMo$/)
})
