import { PRODUCT_NAME } from '../../../shared/i18n/product-name.ts'
import { LOGO_SVG } from '../logo.ts'
import { type Canvas, lineHeight } from './canvas.ts'
import { COLOURS, SIZES } from './paper.ts'

const NAME = { size: SIZES.heading, weight: 'semibold', colour: COLOURS.ink } as const
const SPACE = 8

/** Draws the product's logo, with its name beside it. */
export function drawBrand({ doc, drawSvg, write }: Canvas, x: number, y: number, logoSide: number): void {
  drawSvg(doc, LOGO_SVG, x, y, { width: logoSide, height: logoSide, assumePt: true })
  write(PRODUCT_NAME, x + logoSide + SPACE, y + (logoSide - lineHeight(NAME)) / 2, NAME)
}
