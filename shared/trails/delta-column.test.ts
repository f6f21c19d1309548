import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deltaColumn } from './delta-column.ts'

const written = (values: readonly (number | null)[]) => {
  const column = deltaColumn()
  for (const value of values) column.add(value)
  return column.json()
}

/** The same by plain arithmetic and `JSON.stringify`. */
const expected = (values: readonly (number | null)[]) => {
  let lastKnown = 0
  const deltas = values.map((value) => {
    if (value === null) return null
    const delta = value - lastKnown
    lastKnown = value
    return delta
  })
  return JSON.stringify(deltas)
}

it('a delta column is the JSON of its differences', () => {
  const half = Math.floor(Number.MAX_SAFE_INTEGER / 2)
  const value = fc.option(
    fc.oneof(
      fc.integer({ min: -20, max: 20 }),
      fc.constantFrom(9, 10, 99, 100, 999_999_999, 1e9, 1e15),
      fc.integer({ min: -half, max: half }),
    ),
  )
  fc.assert(
    fc.property(fc.array(value, { maxLength: 600 }), (values) => {
      expect(written(values)).toBe(expected(values))
    }),
  )
})

it('a delta column grows with the trail', () => {
  const values = Array.from({ length: 20_000 }, (_, index) => (index % 2 === 0 ? index : -index * 1000))
  expect(written(values)).toBe(expected(values))
})
