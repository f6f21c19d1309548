import { describe, expect, test } from 'vitest'
import { htmlText } from '../../../../../shared/markup.ts'
import type { ReportDocument } from '../../../../../shared/reports/document.ts'
import { aReportDocument, aShortDocument } from '../../../../../test/make/reports/a-document.ts'
import { ground } from '../../../../../test/make/reports/a-ground.ts'
import { aWriting } from '../../../../../test/make/reports/a-writing.ts'
import { renderHtml } from './render-html.ts'

const PAYLOADS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</title></style><script>alert(1)</script>',
  '<svg onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  'fill="#0f1b2d" & &lt;b&gt;',
  'url(#zr0-c0)',
]

const render = (document: ReportDocument) => renderHtml(document, { writing: aWriting(), ground })

/** The same document with a text instead of each of its own. */
function withText(document: ReportDocument, text: string): ReportDocument {
  const names = ['title', 'subject', 'period', 'label', 'name', 'note', 'text', 'emptyText']
  const lists = ['categories', 'completeness', 'definitions']
  return JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    if (names.includes(key) && typeof value === 'string') return text
    if (lists.includes(key) && Array.isArray(value)) return value.map(() => text)
    return value
  })
}

const allIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found)

describe('REP-3 a report as HTML', () => {
  test('REP-3 is one file without script and without anything from elsewhere', async () => {
    const html = await render(aReportDocument())
    expect(html).toContain(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`,
    )
    expect(html).not.toMatch(/<script|<link|<img|<iframe|@import|url\((?!#)|\ssrc=|\son\w+=/i)
    expect(new Set(allIn(html, /https?:\/\/([^"\s<]+)/g))).toEqual(new Set(['www.w3.org/2000/svg']))
  })

  test('REP-3 has the drawings of the PDF inline, each with a title, and no id twice', async () => {
    const html = await render(aReportDocument({ devices: 3 }))
    const drawings = html.match(/<svg role="img"/g)?.length ?? 0
    // four of the summary, and a day and a map of each device
    expect(drawings).toBe(4 + 3 * 2)
    expect(allIn(html, /<svg role="img" aria-labelledby="([^"]+)"/g)).toEqual(
      allIn(html, /<title id="([^"]+)"/g),
    )
    const ids = allIn(html, /\sid="([^"]+)"/g)
    expect(new Set(ids).size).toBe(ids.length)
    for (const used of allIn(html, /url\(#([^)]+)\)/g)) expect(ids).toContain(used)
  })

  test('REP-3 is the same each time', async () => {
    const [first, again] = [await render(aReportDocument()), await render(aReportDocument())]
    expect(again === first).toBe(true)
  })

  test('REP-3 says figures as the account does, unknown ones as a dash, and leaves totals out that make no sense', async () => {
    const html = await render(aShortDocument(5))
    expect(html).toContain('<td class="number">7.7\u202fmi</td>')
    expect(html).toContain('<td class="number">–</td>')
    expect(html).toMatch(/<tfoot><tr><th scope="row">Total<\/th><td class="whole"><\/td>/)
    expect(html).toContain('About these figures')
  })

  test('REP-3 a chart has a table that says the same', async () => {
    const html = await render(aReportDocument({ devices: 1 }))
    expect(html).toMatch(
      /<details><summary>Show as a table<\/summary>.*?<th scope="row">Mon<\/th><td class="number">2\u202fh 10\u202fmin<\/td><td class="number">20\u202fmin<\/td>/,
    )
    expect(html).toMatch(/<th scope="row">Driving<\/th><td class="number">4\u202fh 45\u202fmin<\/td>/)
  })
})

/** The names of all elements and attributes. */
const namesIn = (html: string) =>
  new Set(
    html
      .match(/<[^>]*>/g)
      ?.flatMap((tag) => tag.replaceAll(/"[^"]*"/g, '""').match(/^<\/?[\w!]+|\s[\w:-]+(?==)/g)),
  )

describe('REP-3 T26 hostile texts in a report', () => {
  test.each(PAYLOADS)('REP-3 T26 %s is a text wherever it is', async (payload) => {
    const document = aReportDocument({ devices: 1 })
    const hostile = await render(withText(document, payload))
    expect(namesIn(hostile)).toEqual(namesIn(await render(withText(document, 'harmless'))))
    expect(hostile).toContain(`<h1>${htmlText(payload)}</h1>`)
  })
})
