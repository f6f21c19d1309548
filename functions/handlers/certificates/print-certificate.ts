import type { Preferences } from '../../../shared/account/preferences.ts'
import { type Certificate, certificatePath } from '../../../shared/certificates/certificate.ts'
import { fill } from '../../../shared/i18n/fill.ts'
import type { ShippingAddress } from '../../../shared/subscriptions/order.ts'
import { type Canvas, lineHeight } from '../../documents/pdf/canvas.ts'
import { drawPages, type FlowItem, flowItem, paginate } from '../../documents/pdf/paginate.ts'
import { COLOURS, GAP, type PaperName, paperIn, SIZES } from '../../documents/pdf/paper.ts'
import { type Frame, makePdf } from '../../documents/pdf/pdf-document.ts'
import { tableItems } from '../../documents/pdf/table.ts'
import type { FontFiles } from '../../documents/pdf/typeface.ts'
import { drawHead } from './certificate-head.ts'
import {
  type CertificateWriting,
  columnsOf,
  factsOf,
  loadCertificateWriting,
  rowOf,
} from './certificate-texts.ts'

/** A cell with more is cut off. */
const LINES_MAX = 4
const NOTE = { size: SIZES.small, colour: COLOURS.dim } as const

type PrintDeps = { fonts: FontFiles; siteUrl: string }

/** The certificate on paper: Letter for America, A4 elsewhere. */
export async function printCertificate(
  certificate: Certificate,
  { language, dateFormat, timezone }: Pick<Preferences, 'language' | 'dateFormat' | 'timezone'>,
  { fonts, siteUrl }: PrintDeps,
): Promise<Uint8Array<ArrayBuffer>> {
  const url = `${siteUrl}${certificatePath(certificate.number)}`
  const writing = await loadCertificateWriting(language, dateFormat)
  const { labels, texts } = writing
  const rows = certificate.devices.map((device) => rowOf(device, writing))
  const facts = factsOf(certificate, writing)
  const settings = {
    paper: paperFor(certificate.holder.address, timezone),
    title: labels.title,
    language,
    createdAt: Date.parse(certificate.issuedOn),
    texts: JSON.stringify([labels, texts, facts, rows]),
    footer: fill(texts.footer, { url }),
    pageText: (page: number, pages: number) => fill(texts.page, { page: String(page), pages: String(pages) }),
    fonts,
  }
  return makePdf(settings, (canvas, frame) => {
    const headEnd = drawHead(canvas, frame, { url, facts, writing })
    const head = flowItem({ height: headEnd + GAP - frame.top, draw: () => undefined })
    const table = tableItems(canvas, frame, { columns: columnsOf(writing), rows, linesMax: LINES_MAX })
    drawPages(canvas.doc, paginate([head, ...table, noteItem(canvas, frame, writing)], frame))
  })
}

function paperFor(address: ShippingAddress | null, timezone: string): PaperName {
  if (address !== null) return address.country === 'US' || address.country === 'CA' ? 'LETTER' : 'A4'
  return paperIn(timezone)
}

function noteItem(
  { wrap, writeLines }: Canvas,
  { left, width }: Frame,
  { texts }: CertificateWriting,
): FlowItem {
  const lines = wrap(texts.note, NOTE, width)
  const draw = (top: number) => {
    writeLines(lines, left, top, NOTE)
  }
  return flowItem({ height: lines.length * lineHeight(NOTE), draw }, { space: GAP })
}
