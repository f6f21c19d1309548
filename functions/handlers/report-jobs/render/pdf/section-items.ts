import type { Canvas } from '../../../../documents/pdf/canvas.ts'
import { type FlowItem, flowItem } from '../../../../documents/pdf/paginate.ts'
import { COLOURS, GAP, SIZES } from '../../../../documents/pdf/paper.ts'
import type { Frame } from '../../../../documents/pdf/pdf-document.ts'
import { tableItems } from '../../../../documents/pdf/table.ts'
import type { Typeface } from '../../../../documents/pdf/typeface.ts'
import { heightPart } from '../../drawing/drawing.ts'
import type { WrittenBlock, WrittenReport, WrittenTable } from '../written-report.ts'
import { anchorOf } from './contents-items.ts'
import { headingItems, subheadingItems } from './heading-items.ts'
import { textItems } from './text-items.ts'
import { tilesItems } from './tiles-items.ts'

const BODY = { size: SIZES.body, colour: COLOURS.ink } as const
const DIM = { size: SIZES.body, colour: COLOURS.dim } as const
const SMALL = { size: SIZES.small, colour: COLOURS.dim } as const
const SMALL_HEADING = { ...SMALL, weight: 'semibold', colour: COLOURS.ink } as const
const BLOCK_SPACE = 10
/** Between a heading and its table. */
const HEADING_SPACE = 5
/** About two thirds of a page. */
const CELL_LINES_MAX = 36

type Deps = DrawingDeps & { texts: { completeness: string; definitions: string } }

/** The items of each section; the last one ends with the notes about the whole report. */
export function sectionItems(deps: Deps, report: WrittenReport): FlowItem[][] {
  const { texts } = deps
  const sections = report.sections.map(({ title, blocks }, index) => [
    ...headingItems(deps.canvas, deps.frame, title, anchorOf(index)),
    ...blocks.flatMap((block, position) => blockItems(deps, block, position === 0)),
  ])
  const notes = [
    ...noteItems(deps, texts.completeness, report.completeness),
    ...noteItems(deps, texts.definitions, report.definitions),
  ]
  return [...sections, notes]
}

function blockItems(deps: Deps, block: WrittenBlock, isFirst: boolean): FlowItem[] {
  const { canvas, frame } = deps
  switch (block.kind) {
    case 'paragraph':
      return textItems(canvas, frame, block.text, BODY, { space: BLOCK_SPACE })
    case 'tiles':
      return tilesItems(canvas, frame, block)
    case 'table':
      return [
        ...(block.title === null ? [] : subheadingItems(canvas, frame, block.title)),
        ...bodyItems(deps, block, block.title === null && !isFirst ? GAP : HEADING_SPACE),
      ]
    case 'drawing':
      return [...subheadingItems(canvas, frame, block.title), drawingItem(deps, block.svg)]
  }
}

function bodyItems({ canvas, frame }: Deps, table: WrittenTable, space: number): FlowItem[] {
  if (table.rows.length === 0) return textItems(canvas, frame, table.emptyText, DIM, { space })
  const [first, ...rest] = tableItems(canvas, frame, { ...table, linesMax: CELL_LINES_MAX })
  return first === undefined ? [] : [{ ...first, space }, ...rest]
}

function noteItems({ canvas, frame }: Deps, title: string, notes: readonly string[]): FlowItem[] {
  if (notes.length === 0) return []
  return [
    ...textItems(canvas, frame, title, SMALL_HEADING, { space: GAP, keepsWithNext: true }),
    ...notes.flatMap((note) => textItems(canvas, frame, note, SMALL, { space: 2 })),
  ]
}

type DrawingDeps = { canvas: Canvas; frame: Frame }

const SPACE = 6
const TEXT = /(<text\b[^>]*>)([^<]*)(<\/text>)/g

/** A drawing in vectors, as wide as the page. */
function drawingItem({ canvas, frame }: DrawingDeps, svg: string): FlowItem {
  const { doc, drawSvg, typeface } = canvas
  const height = frame.width * heightPart(svg)
  const markup = withFonts(svg, typeface)
  const names: readonly string[] = typeface.fonts.map(({ name }) => name)
  const fontCallback = (family: string, bold: boolean) => {
    if (names.includes(family)) return family
    return bold ? 'semibold' : 'regular'
  }
  const draw = (top: number) =>
    drawSvg(doc, markup, frame.left, top, { width: frame.width, height, assumePt: true, fontCallback })
  return flowItem({ height, draw }, { space: SPACE })
}

/** Names the font of each part of a text that the first font lacks. */
const withFonts = (svg: string, typeface: Typeface) =>
  svg.replaceAll(TEXT, (_all, open: string, text: string, close: string) => {
    const runs = typeface.runsOf(text, 'regular')
    const spans = runs.map((run) =>
      run.font === 'regular' ? run.text : `<tspan font-family="${run.font}">${run.text}</tspan>`,
    )
    return `${open}${spans.join('')}${close}`
  })
