import { expect, test } from 'vitest'
import { shortName } from './marker-names.ts'

test.each([
  ['Sea Ray 240', 'Sea Ray 240'],
  ['A'.repeat(22), 'A'.repeat(22)],
  ['A'.repeat(23), `${'A'.repeat(21)}…`],
  ['The boat of my brother in law', 'The boat of my brothe…'],
  ['Delivery van of the   north depot', 'Delivery van of the…'],
  ['⛵'.repeat(23), `${'⛵'.repeat(21)}…`],
])('LIV-6 the label of %s is %s', (name, short) => {
  expect(shortName(name)).toBe(short)
})
