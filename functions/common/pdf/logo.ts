import { COLOURS } from './paper.ts'

/** The side of the square that the paths are drawn in, as on the site. */
const DRAWN_SIDE = 32

/** Draws the product's logo, a heading arrow. */
export function drawLogo(doc: PDFKit.PDFDocument, x: number, y: number, side: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(side / DRAWN_SIDE)
  doc.roundedRect(0, 0, DRAWN_SIDE, DRAWN_SIDE, 8).fill(COLOURS.brand)
  doc.path('M16 5.5 24.5 25 16 20.6 7.5 25Z').fill(COLOURS.paper)
  doc.restore()
}
