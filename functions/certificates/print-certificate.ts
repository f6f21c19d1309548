import type { Preferences } from '../../shared/account/preferences.ts'
import {
  type Certificate,
  type CertifiedDevice,
  certificatePath,
} from '../../shared/certificates/certificate.ts'
import { isDeviceType, unknownTypeLabel } from '../../shared/devices/device-types.ts'
import { certificateTexts as texts } from '../../shared/i18n/en/certificates.ts'
import { deviceTypes } from '../../shared/i18n/en/device-types.ts'
import { fill } from '../../shared/i18n/fill.ts'
import { addressLines, type ShippingAddress } from '../../shared/subscriptions/order.ts'
import { wordedDate } from '../../shared/times/date-styles.ts'
import { type Canvas, lineHeight } from '../common/pdf/canvas.ts'
import { drawLogo } from '../common/pdf/logo.ts'
import { COLOURS, type PaperName, SIZES } from '../common/pdf/paper.ts'
import { type Frame, makePdf } from '../common/pdf/pdf-document.ts'
import { drawQrCode } from '../common/pdf/qr-code.ts'
import { drawTable } from '../common/pdf/table.ts'
import type { FontFiles } from '../common/pdf/typeface.ts'

/** That of its texts. */
const LANGUAGE = 'en'

const COLUMNS = [
  { title: texts.columns.device, share: 0.23 },
  { title: texts.columns.plate, share: 0.12 },
  { title: texts.columns.type, share: 0.12 },
  { title: texts.columns.deviceId, share: 0.19 },
  { title: texts.columns.since, share: 0.18 },
  { title: texts.columns.monitored, share: 0.16 },
]

const QR_SIDE = 104
const LOGO_SIDE = 26
const GAP = 18

const TITLE = { size: SIZES.title, weight: 'semibold', colour: COLOURS.ink } as const
const BRAND = { size: SIZES.heading, weight: 'semibold', colour: COLOURS.ink } as const
const BODY = { size: SIZES.body, colour: COLOURS.ink } as const
const STRONG = { ...BODY, weight: 'semibold' } as const
const DIM = { size: SIZES.small, colour: COLOURS.dim } as const

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
    title: texts.title,
    language,
    createdAt: Date.parse(certificate.issuedOn),
    texts: JSON.stringify([texts, facts, rows]),
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

type Fact = { label: string /** Of the width of the page. */; share: number; lines: readonly string[] }

const factsOf = (
  { number, issuedOn, holder, devices }: Certificate,
  dateText: (day: string) => string,
): Fact[] => [
  {
    label: texts.holder,
    share: 0.34,
    lines: [holder.name, ...(holder.address ? addressLines(holder.address, LANGUAGE) : [])],
  },
  { label: texts.issuedOn, share: 0.2, lines: [dateText(issuedOn)] },
  { label: texts.number, share: 0.34, lines: [number] },
  { label: texts.devices, share: 0.12, lines: [String(devices.length)] },
]

const rowOf = (device: CertifiedDevice, dateText: (day: string) => string) => [
  device.deviceName,
  device.plateNumber ?? texts.none,
  isDeviceType(device.deviceType) ? deviceTypes[device.deviceType] : unknownTypeLabel(device.deviceType),
  device.deviceId,
  dateText(device.monitoredSince),
  monitoredText(device),
]

function monitoredText({ geofences, alerts }: CertifiedDevice): string {
  const watched = [
    texts.livePosition,
    ...(geofences === 0 ? [] : [counted(geofences, texts.geofences_one, texts.geofences_other)]),
    ...(alerts === 0 ? [] : [counted(alerts, texts.alerts_one, texts.alerts_other)]),
  ]
  return watched.join('\n')
}

const counted = (count: number, one: string, other: '{{count}} geofences' | '{{count}} alert rules') =>
  count === 1 ? one : fill(other, { count: String(count) })

/** Letter is what the printers of the Americas have. */
function paperFor(address: ShippingAddress | null, timezone: string): PaperName {
  if (address !== null) return address.country === 'US' || address.country === 'CA' ? 'LETTER' : 'A4'
  return timezone.startsWith('America/') ? 'LETTER' : 'A4'
}

/** Returns where it ends. */
function drawHead(
  canvas: Canvas,
  { left, top, right, width }: Frame,
  url: string,
  facts: readonly Fact[],
): number {
  const { doc, write, writeLines, wrap, widthOf } = canvas
  drawLogo(doc, left, top, LOGO_SIDE)
  write('Vectra', left + LOGO_SIDE + 8, top + (LOGO_SIDE - lineHeight(BRAND)) / 2, BRAND)
  const qrLeft = right - QR_SIDE
  drawQrCode(doc, url, qrLeft, top, QR_SIDE)
  doc.link(qrLeft, top, QR_SIDE, QR_SIDE, url)
  write(texts.confirm, qrLeft + (QR_SIDE - widthOf(texts.confirm, DIM)) / 2, top + QR_SIDE, DIM)

  const textWidth = width - QR_SIDE - GAP
  const titleTop = top + LOGO_SIDE + GAP
  const titleEnd = writeLines([texts.title], left, titleTop, TITLE)
  const statementEnd = writeLines(wrap(texts.statement, BODY, textWidth), left, titleEnd + 2, BODY)

  const factsTop = Math.max(statementEnd, top + QR_SIDE + lineHeight(DIM)) + GAP
  const ends = facts.map(({ label, lines, share }, index) => {
    const before = facts.slice(0, index).reduce((sum, fact) => sum + fact.share, 0)
    const x = left + before * width
    const room = share * width - GAP / 2
    write(label, x, factsTop, DIM)
    const [first = '', ...rest] = lines
    const y = writeLines(wrap(first, STRONG, room, 3), x, factsTop + lineHeight(DIM), STRONG)
    return writeLines(
      rest.flatMap((line) => wrap(line, BODY, room, 2)),
      x,
      y,
      BODY,
    )
  })
  return Math.max(...ends)
}

/** On a page of its own where the last one is full. */
function drawNote(canvas: Canvas, { left, top, bottom, width }: Frame, y: number): void {
  const lines = canvas.wrap(texts.note, DIM, width)
  const fits = y + lines.length * lineHeight(DIM) <= bottom
  if (!fits) canvas.doc.addPage()
  canvas.writeLines(lines, left, fits ? y : top, DIM)
}
