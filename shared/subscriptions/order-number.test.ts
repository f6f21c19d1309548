import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ORDER_NUMBER_CHARACTERS,
  ORDER_NUMBERS,
  orderNumberOf,
  parseOrderId,
  parseOrderNumber,
  shownOrderId,
} from './order-number.ts'

const anOrderNumber = fc.integer({ min: 0, max: ORDER_NUMBERS - 1 }).map(orderNumberOf)
const CHARACTERS = [...ORDER_NUMBER_CHARACTERS]

describe('an order number', () => {
  test('SUB-4 has eight characters in two groups', () => {
    expect([0, 1, ORDER_NUMBERS - 1].map(orderNumberOf)).toEqual(['2222-2222', '3222-2224', 'YYYY-YYYH'])
  })

  test('SUB-4 has no characters that are mixed up, and no vowels', () => {
    for (const character of '01AEIOULBSZGQ') expect(CHARACTERS).not.toContain(character)
  })

  test('SUB-4 is different for each order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: ORDER_NUMBERS - 1 })), (indexes) => {
        expect(new Set(indexes.map(orderNumberOf)).size).toBe(indexes.length)
      }),
    )
  })

  test('SUB-4 is read with and without its dash, with spaces, in any case', () => {
    fc.assert(
      fc.property(anOrderNumber, (number) => {
        const bare = number.replace('-', '')
        for (const typed of [number, bare, number.toLowerCase(), ` ${bare} `, number.replace('-', ' ')])
          expect(parseOrderNumber(typed)).toBe(number)
      }),
    )
  })

  test('SUB-4 with one wrong character, or two swapped, is none', () => {
    fc.assert(
      fc.property(
        anOrderNumber,
        fc.nat(7),
        fc.nat(7),
        fc.constantFrom(...CHARACTERS),
        (number, i, j, other) => {
          const characters = [...number.replace('-', '')]
          const [one = '', two = ''] = [characters[i], characters[j]]
          if (other !== one) expect(parseOrderNumber(characters.with(i, other).join(''))).toBeNull()
          if (one !== two) expect(parseOrderNumber(characters.with(i, two).with(j, one).join(''))).toBeNull()
        },
      ),
      { numRuns: 2_000 },
    )
  })

  test.each(['', 'K7MX', '2222-22222', '222O-2222', '3a2e9347a9af8d92c0a2c544'])(
    'SUB-4 %j is none',
    (text) => {
      expect(parseOrderNumber(text)).toBeNull()
    },
  )

  test('SUB-4 the long id of an old order is found, and shown by its end', () => {
    const old = '3a2e9347a9af8d92c0a2c544'
    expect([old, old.toUpperCase(), 'k7mx29rv', '3a2e'].map(parseOrderId)).toEqual([
      old,
      old,
      'K7MX-29RV',
      null,
    ])
    expect([old, 'K7MX-29RV'].map(shownOrderId)).toEqual(['C0A2C544', 'K7MX-29RV'])
  })
})
