import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FlowItem, flowItem, paginate } from './paginate.ts'

const PAGE = { top: 10, bottom: 110 }

/** Draws its name into a list. */
const anItem = (drawn: string[], name: string, height: number, more: Partial<FlowItem> = {}) =>
  flowItem({ height, draw: (top) => drawn.push(`${name}@${top}`) }, more)

function placed(makeItems: (drawn: string[]) => FlowItem[]): string[][] {
  const drawn: string[] = []
  return paginate(makeItems(drawn), PAGE).map((page) => {
    for (const { piece, top } of page.placed) piece.draw(top)
    return drawn.splice(0)
  })
}

describe('REP-3 the pages of a document', () => {
  test('REP-3 what fits exactly stays, and what is a point higher goes to the next page', () => {
    expect(placed((drawn) => [anItem(drawn, 'a', 60), anItem(drawn, 'b', 40)])).toEqual([['a@10', 'b@70']])
    expect(placed((drawn) => [anItem(drawn, 'a', 60), anItem(drawn, 'b', 41)])).toEqual([['a@10'], ['b@10']])
  })

  test('REP-3 a heading is never alone at the bottom of a page', () => {
    const pages = placed((drawn) => [
      anItem(drawn, 'text', 70),
      anItem(drawn, 'heading', 20, { keepsWithNext: true, space: 5 }),
      anItem(drawn, 'table', 10),
    ])
    expect(pages).toEqual([['text@10'], ['heading@10', 'table@30']])
  })

  test('REP-3 the head of a table is repeated where the table goes on, and not above its first row', () => {
    const pages = placed((drawn) => {
      const head = anItem(drawn, 'head', 20)
      const rows = ['r1', 'r2', 'r3', 'r4'].map((name) => anItem(drawn, name, 30, { head }))
      return [{ ...head, keepsWithNext: true }, ...rows]
    })
    expect(pages).toEqual([
      ['head@10', 'r1@30', 'r2@60'],
      ['head@10', 'r3@30', 'r4@60'],
    ])
  })

  test('REP-3 an item higher than a page has one for itself', () => {
    const pages = placed((drawn) => [
      anItem(drawn, 'a', 10),
      anItem(drawn, 'high', 200),
      anItem(drawn, 'b', 10),
    ])
    expect(pages).toEqual([['a@10'], ['high@10'], ['b@10']])
  })

  test('REP-3 nothing is lost, reordered or placed below the page, whatever the items', () => {
    const anyItem = fc.record({
      height: fc.integer({ min: 1, max: 90 }),
      space: fc.integer({ min: 0, max: 20 }),
      keepsWithNext: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 40 }), (items) => {
        const pages = paginate(
          items.map(({ height, ...more }, index) =>
            flowItem({ height, draw: () => undefined }, { ...more, anchor: `${index}` }),
          ),
          PAGE,
        )
        expect(pages.flatMap(({ anchors }) => anchors)).toEqual(items.map((_, index) => `${index}`))
        for (const { piece, top } of pages.flatMap((page) => page.placed))
          expect(top + piece.height).toBeLessThanOrEqual(PAGE.bottom)
      }),
    )
  })
})
