import { drawBrand } from '../../documents/pdf/brand.ts'
import { type Canvas, lineHeight } from '../../documents/pdf/canvas.ts'
import { COLOURS, GAP, SIZES } from '../../documents/pdf/paper.ts'
import type { Frame } from '../../documents/pdf/pdf-document.ts'
import { drawQrCode } from '../../documents/pdf/qr-code.ts'
import type { CertificateWriting, Fact } from './certificate-texts.ts'

const QR_SIDE = 104
const LOGO_SIDE = 26
/** A line that takes more is cut off. */
const LINES_MAX = 3

const TITLE = { size: SIZES.title, weight: 'semibold', colour: COLOURS.ink } as const
const BODY = { size: SIZES.body, colour: COLOURS.ink } as const
const STRONG = { ...BODY, weight: 'semibold' } as const
const DIM = { size: SIZES.small, colour: COLOURS.dim } as const

type Head = { url: string; facts: readonly Fact[]; writing: CertificateWriting }

/** The logo, the title, the facts, and the QR code of the page that confirms them. Returns where it ends. */
export function drawHead(
  canvas: Canvas,
  frame: Frame,
  { url, facts, writing: { labels, texts } }: Head,
): number {
  const { doc, write, writeLines, wrap, widthOf } = canvas
  const { left, top, right, width } = frame
  drawBrand(canvas, left, top, LOGO_SIDE)
  const qrLeft = right - QR_SIDE
  drawQrCode(doc, url, qrLeft, top, QR_SIDE)
  doc.link(qrLeft, top, QR_SIDE, QR_SIDE, url)
  write(texts.confirm, qrLeft + (QR_SIDE - widthOf(texts.confirm, DIM)) / 2, top + QR_SIDE, DIM)
  const titleEnd = writeLines([labels.title], left, top + LOGO_SIDE + GAP, TITLE)
  const statement = wrap(texts.statement, BODY, width - QR_SIDE - GAP)
  const statementEnd = writeLines(statement, left, titleEnd + 2, BODY)
  const qrEnd = top + QR_SIDE + lineHeight(DIM)
  return drawFacts(canvas, frame, Math.max(statementEnd, qrEnd) + GAP, facts)
}

/** The facts beside each other. Returns where the longest ends. */
function drawFacts(
  { write, writeLines, wrap }: Canvas,
  { left, width }: Frame,
  top: number,
  facts: readonly Fact[],
): number {
  const ends = facts.map(({ label, lines: [first = '', ...rest], share }, index) => {
    const before = facts.slice(0, index).reduce((sum, fact) => sum + fact.share, 0)
    const x = left + before * width
    const room = share * width - GAP / 2
    write(label, x, top, DIM)
    const strongEnd = writeLines(wrap(first, STRONG, room, LINES_MAX), x, top + lineHeight(DIM), STRONG)
    const lines = rest.flatMap((line) => wrap(line, BODY, room, LINES_MAX))
    return writeLines(lines, x, strongEnd, BODY)
  })
  return Math.max(...ends)
}
