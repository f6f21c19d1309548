import { LANGUAGE, type Language } from '../../../shared/i18n/language.ts'
import { PRODUCT_NAME } from '../../../shared/i18n/product-name.ts'
import { type Canvas, createCanvas } from './canvas.ts'
import { COLOURS, FOOTER_HEIGHT, MARGIN, PAPERS, type PaperName, SIZES } from './paper.ts'
import { keepTabularLayouts } from './tabular-layout.ts'
import { type FontFiles, loadTypeface } from './typeface.ts'

export type PdfSettings = {
  paper: PaperName
  title: string
  /** The language of the texts, which decides how Chinese characters look. */
  language: Language
  /** The date of creation, epoch ms. */
  createdAt: number
  /** All characters that it writes. */
  texts: string
  footer: string
  pageText: (page: number, pages: number) => string
  fonts: FontFiles
}

/** Where texts and tables may be, in points. */
export type Frame = { left: number; top: number; right: number; bottom: number; width: number }

/** A PDF document of pages with a margin, a footer and page numbers. It embeds the parts of fonts that it uses. */
export async function makePdf(
  settings: PdfSettings,
  draw: (canvas: Canvas, frame: Frame) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: PDFDocument }, { default: drawSvg }, typeface] = await Promise.all([
    // the function starts faster without them for its other calls
    import('pdfkit'),
    import('svg-to-pdfkit'),
    loadTypeface(settings.fonts, PRODUCT_NAME + settings.texts + settings.footer, settings.language),
  ])
  const { width, height } = PAPERS[settings.paper]
  const doc = new PDFDocument({
    size: settings.paper,
    margin: 0,
    bufferPages: true,
    lang: LANGUAGE[settings.language].tag,
    displayTitle: true,
    info: { Title: settings.title, Author: PRODUCT_NAME, CreationDate: new Date(settings.createdAt) },
    // none before ours: that of pdfkit is a file that bundles lack
    font: '',
  })
  const bytes = collected(doc)
  for (const { name, file } of typeface.fonts) {
    doc.registerFont(name, file)
    keepTabularLayouts(doc.font(name))
  }
  const canvas = createCanvas(doc, typeface, drawSvg)
  draw(canvas, {
    left: MARGIN,
    top: MARGIN,
    right: width - MARGIN,
    bottom: height - MARGIN - FOOTER_HEIGHT,
    width: width - 2 * MARGIN,
  })
  drawFooters(canvas, settings)
  doc.end()
  return bytes
}

function drawFooters({ doc, write, widthOf }: Canvas, { paper, footer, pageText }: PdfSettings): void {
  const { width, height } = PAPERS[paper]
  const style = { size: SIZES.small, colour: COLOURS.dim }
  const y = height - MARGIN - SIZES.small
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    const number = pageText(page + 1, count)
    write(footer, MARGIN, y, style)
    write(number, width - MARGIN - widthOf(number, style), y, style)
  }
}

function collected(doc: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (part: Uint8Array) => parts.push(part))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))))
    doc.on('error', reject)
  })
}
