import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sheetNames } from './sheet-names.ts'

describe('REP-3 the names of sheets', () => {
  test('REP-3 have none of the characters that Excel refuses', () => {
    expect(sheetNames(['Trips: [June] 1/2?', "'Sea Ray'", '', '船と港'])).toEqual([
      'Trips June 1 2',
      'Sea Ray',
      'Sheet',
      '船と港',
    ])
  })

  test('REP-3 are different from each other in any case, and from the one that Excel keeps', () => {
    expect(sheetNames(['Trips', 'TRIPS', 'trips', 'History'])).toEqual([
      'Trips',
      'TRIPS (2)',
      'trips (3)',
      'History (2)',
    ])
  })

  test('REP-3 have 31 characters at most, with their number', () => {
    const long = 'A very long name of a device on the lake'
    expect(sheetNames([long, long])).toEqual([
      'A very long name of a device on',
      'A very long name of a devic (2)',
    ])
  })

  test('REP-3 are ones that Excel takes, for any titles', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 60 })), (titles) => {
        const names = sheetNames(titles)
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(titles.length)
        for (const name of names) {
          expect(name).toMatch(/^[^\\/?*[\]:\p{Cc}\p{Cs}]{1,31}$/u)
          expect(name).not.toMatch(/^'|'$/)
        }
      }),
      { numRuns: 50 },
    )
  })
})
