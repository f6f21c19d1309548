import { expect, it } from 'vitest'
import type { ReportDocument, Tile } from './document.ts'
import { summaryOf } from './summary.ts'

const aTile = (label: string, value: number | null): Tile => ({
  label,
  value,
  valueKind: 'integer',
  note: null,
})

const aDocument = (tiles: readonly Tile[]): ReportDocument => ({
  title: 'Daily summary',
  subject: '3 devices',
  period: 'June 1, 2026',
  timezone: 'UTC',
  generatedAt: 0,
  sections: [
    { title: '', blocks: [{ kind: 'paragraph', text: 'Hello' }] },
    {
      title: '',
      blocks: [
        { kind: 'tiles', tiles },
        { kind: 'tiles', tiles: [aTile('Other', 1)] },
      ],
    },
  ],
  completeness: ['2 h without contact.'],
  definitions: [],
})

const labelsOf = (tiles: readonly Tile[]) =>
  summaryOf(aDocument(tiles), (value) => `${value}!`).figures.map(({ label, value }) => `${label} ${value}`)

it('REP-4 a summary has the first six figures that are known', () => {
  const tiles = Array.from({ length: 7 }, (_, index) => aTile(`t${index}`, index))
  expect(labelsOf(tiles)).toEqual(['t0 0!', 't1 1!', 't2 2!', 't3 3!', 't4 4!', 't5 5!'])
  expect(labelsOf([aTile('unknown', null), ...tiles.slice(1)])).toHaveLength(6)
})

it('REP-4 a summary says what limits the figures, and of a report without tiles only that', () => {
  const { figures, completeness, ...rest } = summaryOf({ ...aDocument([]), sections: [] }, () => '')
  expect(figures).toEqual([])
  expect(completeness).toEqual(['2 h without contact.'])
  expect(rest).toEqual({ title: 'Daily summary', subject: '3 devices', period: 'June 1, 2026' })
})
