import { entriesOf } from '../../../../shared/entries-of.ts'
import { BRAND_COLOURS } from '../../../../shared/site/brand-colours.ts'
import { COLOURS } from '../../../documents/pdf/paper.ts'

/** The colours of drawings, which are those of paper. No two of them are the same, so that each has one for the dark. */
export const DRAWN = {
  ink: COLOURS.ink,
  dim: COLOURS.dim,
  line: COLOURS.line,
  paper: COLOURS.paper,
  brand: COLOURS.brand,
  pale: '#9cc0ff',
  amber: '#d98a1f',
  green: '#0f7343',
  violet: '#6d3fd4',
  grey: '#b6c0cd',
  alert: '#c92a2a',
  sea: '#d9e9f2',
  land: '#f7f4ec',
  coast: '#b3ac98',
  border: '#cfc6b2',
  town: '#4a4d55',
} as const

/** The colours by which a style sheet replaces these in the dark. */
const IN_THE_DARK: Record<keyof typeof DRAWN, string> = {
  ink: '#e7edf5',
  dim: '#98a5b8',
  line: '#243142',
  paper: '#121a25',
  brand: BRAND_COLOURS.dark,
  pale: '#2b4a7d',
  amber: '#f2b04b',
  green: '#3ecf8e',
  violet: '#b79bff',
  grey: '#4a5a6e',
  alert: '#ff8787',
  sea: '#0f1d2b',
  land: '#1c2733',
  coast: '#43596d',
  border: '#384a5b',
  town: '#b4c1cf',
}

/** The colours of a chart's series, in their order. */
export const SERIES_COLOURS = [DRAWN.brand, DRAWN.pale, DRAWN.amber, DRAWN.violet, DRAWN.green, DRAWN.grey]

/** The rules of that style sheet. */
export const darkDrawingRules = (): string =>
  entriesOf(DRAWN)
    .map(([name, colour]) => {
      const dark = IN_THE_DARK[name]
      return `svg [fill="${colour}"]{fill:${dark}}svg [stroke="${colour}"]{stroke:${dark}}`
    })
    .join('')
