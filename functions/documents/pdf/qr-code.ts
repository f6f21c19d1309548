import { encode } from 'uqr'
import { COLOURS } from './paper.ts'

/** The QR standard requires a margin of four modules. */
const QUIET_ZONE_MODULES = 4

/** Draws a text as a QR code in vectors. The margin that the standard requires is within the side. */
export function drawQrCode(doc: PDFKit.PDFDocument, text: string, x: number, y: number, side: number): void {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE_MODULES })
  const module = side / size
  for (const [row, modules] of data.entries())
    for (const [column, isDark] of modules.entries())
      if (isDark) doc.rect(x + column * module, y + row * module, module, module)
  doc.fill(COLOURS.ink)
}
