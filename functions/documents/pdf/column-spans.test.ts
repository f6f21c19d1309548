import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PdfColumn } from './column-spans.ts'
import { CELL_PADDING, columnSpans, type Measure } from './column-spans.ts'

const FRAME = { left: 40, top: 0, right: 540, bottom: 700, width: 500 }
const CHARACTER = 5
const TOLERANCE = 1e-6

/** A measure by which every character is 5 points wide. */
const measure: Measure = (text, _row, part) =>
  part === 'text'
    ? text.length * CHARACTER
    : text.split(' ').reduce((max, word) => Math.max(max, word.length * CHARACTER), 0)

const spansOf = (columns: PdfColumn[], rows: string[][]) =>
  columnSpans({ columns, rows, linesMax: 9 }, FRAME, measure)
const roomFor = (text: string) => text.length * CHARACTER + 2 * CELL_PADDING

const LONG = 'a note that is so long that it takes several lines wherever it is'

describe('REP-3 the columns of a table', () => {
  test('REP-3 numbers and times are not broken beside a long text', () => {
    const [name, time, note] = spansOf(
      [{ title: 'Name' }, { title: 'Time', isWhole: true }, { title: 'Note' }],
      [['Boat', '06/01/2026, 12:00 AM', LONG.repeat(3)]],
    )
    expect(time?.width).toBeGreaterThanOrEqual(roomFor('06/01/2026, 12:00 AM'))
    expect(name?.width).toBeGreaterThanOrEqual(roomFor('Boat'))
    expect(note?.width).toBeGreaterThan(name?.width ?? 0)
  })

  test('REP-3 where there is no room, times break between words, and no word is broken', () => {
    const columns = Array.from({ length: 7 }, () => ({ title: 'Head word', isWhole: true }))
    const spans = spansOf(columns, [columns.map(() => '06/01/2026, 12:00')])
    for (const { width } of spans) expect(width).toBeGreaterThanOrEqual(roomFor('06/01/2026,'))
  })

  test.each([
    [8, CELL_PADDING],
    [9, 2],
  ])('REP-3 with %i columns of words that fit or just do not, the padding is %i', (count, padding) => {
    const columns = Array.from({ length: count }, () => ({ title: 'abcdefghij' }))
    const spans = spansOf(columns, [])
    expect(spans.map((span) => span.padding)).toEqual(columns.map(() => padding))
    for (const { width } of spans) expect(width).toBeGreaterThanOrEqual(10 * CHARACTER + 2 * padding)
  })

  test('REP-3 shares are kept as they are', () => {
    const spans = spansOf(
      [
        { title: 'A', share: 0.25 },
        { title: 'B', share: 0.75 },
      ],
      [[LONG, 'b']],
    )
    expect(spans).toEqual([
      { left: 40, width: 125, padding: CELL_PADDING },
      { left: 165, width: 375, padding: CELL_PADDING },
    ])
  })

  test('REP-3 they fill the width, one beside the other, whatever they have', () => {
    const column = fc.record({
      title: fc.string(),
      isWhole: fc.boolean(),
      weight: fc.integer({ min: 1, max: 4 }),
    })
    const table = fc
      .array(column, { minLength: 1, maxLength: 14 })
      .chain((columns) =>
        fc.tuple(
          fc.constant(columns),
          fc.array(
            fc.array(fc.string({ maxLength: 80 }), { minLength: columns.length, maxLength: columns.length }),
            { maxLength: 3 },
          ),
        ),
      )
    fc.assert(
      fc.property(table, ([columns, rows]) => {
        let left = FRAME.left
        for (const span of spansOf(columns, rows)) {
          expect(Math.abs(span.left - left)).toBeLessThan(TOLERANCE)
          expect(span.width).toBeGreaterThan(0)
          left += span.width
        }
        expect(Math.abs(left - FRAME.right)).toBeLessThan(TOLERANCE)
      }),
    )
  })
})
