import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../shared/i18n/language.ts'
import { shownDecimal, typedDecimal } from './typed-decimal.ts'

test.each([
  ['es', '12,5', '12.5'],
  ['es', '12.5', '12.5'],
  ['es', '12.500', '12500'],
  ['es', '12.500,5', '12500.5'],
  ['es', '12,500', '12.500'],
  ['pt', '1.234.567', '1234567'],
  ['fr', '12,5', '12.5'],
  ['fr', '12\u202f500,5', '12500.5'],
  ['fr', '12.500', '12.500'],
  ['en', '12,5', '12.5'],
  ['en', '12,500', '12500'],
  ['ja', '12,500.5', '12500.5'],
  ['en', '', ''],
  ['en', ' ', ''],
  ['en', 'many', 'many'],
  ['es', '1,2,3', '1,2,3'],
  ['en', '12,50', '12.50'],
])('PUB-5 in %s %j is typed for %s', (language, text, number) => {
  expect(typedDecimal(text, language)).toBe(number)
})

test.each(LANGUAGES)(
  'PUB-5 what a field shows in %s is read back, with grouped thousands too',
  (language) => {
    const grouped = new Intl.NumberFormat(language, { maximumFractionDigits: 3 })
    const thousandths = fc.integer({ min: -1e9, max: 1e9 }).map((count) => count / 1000)
    fc.assert(
      fc.property(thousandths, (value) => {
        expect(Number(typedDecimal(shownDecimal(String(value), language), language))).toBe(value)
        expect(Number(typedDecimal(grouped.format(value), language))).toBe(value)
      }),
    )
  },
)

test('PUB-5 a field shows decimals with the mark of the language', () => {
  expect(LANGUAGES.map((language) => shownDecimal('12.5', language))).toEqual([
    '12.5',
    '12,5',
    '12.5',
    '12,5',
    '12.5',
    '12,5',
  ])
})
