import type Stripe from 'stripe'
import { SECOND_MS, toIso } from '../../../../../shared/time.ts'

const CENTS = 100
const [LEFT, TOP, LINE_HEIGHT] = [56, 760, 20]

/** An invoice as a PDF of one page, in a font that every reader has. */
export function invoicePdf(invoice: Stripe.Invoice): string {
  const money = (cents: number) => `$${(cents / CENTS).toFixed(2)}`
  const lines = [
    `Vectra invoice ${invoice.number ?? invoice.id}  (TEST)`,
    `Date: ${toIso(invoice.created * SECOND_MS).slice(0, 10)}`,
    `Bill to: ${invoice.customer_name ?? invoice.customer_email ?? String(invoice.customer)}`,
    '',
    ...invoice.lines.data.map(({ description, amount }) => `${description ?? ''}   ${money(amount)}`),
    '',
    `Total: ${money(invoice.total)}`,
    `Status: ${invoice.status ?? ''}`,
  ]
  const rows = lines.map((line) => `(${pdfText(line)}) Tj T*`).join('\n')
  const page = `BT /F1 12 Tf ${LINE_HEIGHT} TL ${LEFT} ${TOP} Td\n${rows}\nET`
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ])
}

const PRINTABLE = /[\x20-\x7e]/
/** The last character of the font's encoding. Later ones are drawn as a question mark. */
const ENCODED_MAX = 0xff

/** Only ASCII, so that characters are bytes: other letters of Latin-1 as octal numbers. */
const pdfText = (text: string) =>
  [...text]
    .map((letter) => {
      if ('()\\'.includes(letter)) return `\\${letter}`
      if (PRINTABLE.test(letter)) return letter
      const code = letter.codePointAt(0) ?? 0
      return code > 0x9f && code <= ENCODED_MAX ? `\\${code.toString(8)}` : '?'
    })
    .join('')

/** The objects, numbered from 1, with the table that says at which byte each starts. */
function pdfOf(objects: readonly string[]): string {
  let text = '%PDF-1.4\n'
  const starts = objects.map((object, index) => {
    const start = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
}
