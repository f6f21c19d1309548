import { BRAND_COLOURS } from '../../../shared/site/brand-colours.ts'

/** The colours of documents: those of the site's light theme. */
export const COLOURS = {
  ink: '#0f1b2d',
  dim: '#566377',
  line: '#e2e7ee',
  band: '#f3f6fa',
  brand: BRAND_COLOURS.light,
  paper: '#ffffff',
} as const

/** In points. */
export const SIZES = { title: 24, heading: 11, body: 9.5, cell: 8.5, small: 8 } as const

/** The sizes of paper, in points. */
export const PAPERS = {
  A4: { width: 595.28, height: 841.89 },
  LETTER: { width: 612, height: 792 },
} as const
export type PaperName = keyof typeof PAPERS

/** Letter is what the printers of the Americas have. */
export const paperIn = (timezone: string): PaperName => (timezone.startsWith('America/') ? 'LETTER' : 'A4')

export const MARGIN = 48
/** Between the parts of a page. */
export const GAP = 18
/** The space above the bottom margin that the footer takes. */
export const FOOTER_HEIGHT = 28
