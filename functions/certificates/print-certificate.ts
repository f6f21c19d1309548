import type { Preferences } from '../../shared/account/preferences.ts'
import { type Certificate, certificatePath } from '../../shared/certificates/certificate.ts'
import {
  certificateLabels as labels,
  certificatePaperTexts as texts,
} from '../../shared/i18n/en/certificates.ts'
import { fill } from '../../shared/i18n/fill.ts'
import type { ShippingAddress } from '../../shared/subscriptions/order.ts'
import { wordedDate } from '../../shared/times/date-styles.ts'
import { type Canvas, lineHeight } from '../common/pdf/canvas.ts'
import { COLOURS, GAP, type PaperName, SIZES } from '../common/pdf/paper.ts'
import { type Frame, makePdf } from '../common/pdf/pdf-document.ts'
import { drawTable } from '../common/pdf/table.ts'
import type { FontFiles } from '../common/pdf/typeface.ts'
import { drawHead } from './certificate-head.ts'
import { COLUMNS, factsOf, LANGUAGE, rowOf } from './certificate-texts.ts'

const NOTE = { size: SIZES.small, colour: COLOURS.dim } as const

type PrintDeps = { fonts: FontFiles; siteUrl: string }

/** The certificate on paper: Letter for America, A4 elsewhere. */
export function printCertificate(
  certificate: Certificate,
  { language, dateFormat, timezone }: Pick<Preferences, 'language' | 'dateFormat' | 'timezone'>,
  { fonts, siteUrl }: PrintDeps,
): Promise<Uint8Array<ArrayBuffer>> {
  const url = `${siteUrl}${certificatePath(certificate.number)}`
  const dateText = (day: string) => wordedDate(day, dateFormat, LANGUAGE)
  const rows = certificate.devices.map((device) => rowOf(device, dateText))
  const facts = factsOf(certificate, dateText)
  const settings = {
    paper: paperFor(certificate.holder.address, timezone),
    title: labels.title,
    language: LANGUAGE,
    accountLanguage: language,
    createdAt: Date.parse(certificate.issuedOn),
    texts: JSON.stringify([labels, texts, facts, rows]),
    footer: fill(texts.footer, { url }),
    pageText: (page: number, pages: number) => fill(texts.page, { page: String(page), pages: String(pages) }),
    fonts,
  }
  return makePdf(settings, (canvas, frame) => {
    const top = drawHead(canvas, frame, url, facts)
    const end = drawTable(canvas, frame, top + GAP, { columns: COLUMNS, rows })
    drawNote(canvas, frame, end + GAP)
  })
}

/** Letter is what the printers of the Americas have. */
function paperFor(address: ShippingAddress | null, timezone: string): PaperName {
  if (address !== null) return address.country === 'US' || address.country === 'CA' ? 'LETTER' : 'A4'
  return timezone.startsWith('America/') ? 'LETTER' : 'A4'
}

/** On a page of its own where the last one is full. */
function drawNote(canvas: Canvas, { left, top, bottom, width }: Frame, y: number): void {
  const lines = canvas.wrap(texts.note, NOTE, width)
  const fits = y + lines.length * lineHeight(NOTE) <= bottom
  if (!fits) canvas.doc.addPage()
  canvas.writeLines(lines, left, fits ? y : top, NOTE)
}
