import { beforeAll, expect, test } from 'vitest'
import { startTexts } from '../../../i18n/i18n.ts'
import { hasExpired } from './has-expired.ts'
import { invoiceStatus } from './invoice-status.ts'

beforeAll(() => startTexts('en'))

test('SET-4 a card is good until its month ends everywhere', () => {
  const card = { exp_month: 12, exp_year: 2026 }
  const end = Date.UTC(2027, 0, 1, 12)
  expect(hasExpired(card, end - 1)).toBe(false)
  expect(hasExpired(card, end)).toBe(true)
})

test('SET-4 an invoice status that this site does not know has no text of its own', () => {
  expect(['paid', 'open', 'settled', 'toString'].map(invoiceStatus)).toEqual(['paid', 'open', null, null])
})
