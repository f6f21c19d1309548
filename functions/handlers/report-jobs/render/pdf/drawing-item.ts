import type { Canvas } from '../../../../documents/pdf/canvas.ts'
import { type FlowItem, flowItem } from '../../../../documents/pdf/paginate.ts'
import type { Frame } from '../../../../documents/pdf/pdf-document.ts'
import type { Typeface } from '../../../../documents/pdf/typeface.ts'
import { heightPart } from '../../drawing/drawing.ts'

export type DrawingDeps = { canvas: Canvas; frame: Frame }

const SPACE = 6
const TEXT = /(<text\b[^>]*>)([^<]*)(<\/text>)/g

/** A drawing in vectors, as wide as the page. */
export function drawingItem({ canvas, frame }: DrawingDeps, svg: string): FlowItem {
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
