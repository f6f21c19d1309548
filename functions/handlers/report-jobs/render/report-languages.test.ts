import { describe, expect, test } from 'vitest'
import { entriesOf } from '../../../../shared/entries-of.ts'
import { LANGUAGE, LANGUAGES, type Language } from '../../../../shared/i18n/language.ts'
import { REPORT_DEFINITIONS } from '../../../../shared/reports/report-definitions.ts'
import type { ReportType } from '../../../../shared/reports/report-type.ts'
import { fonts } from '../../../../test/make/pdf/fonts.ts'
import { hasPdftotext, partsOf, textIn } from '../../../../test/make/pdf/read-pdf.ts'
import { ground } from '../../../../test/make/reports/a-ground.ts'
import { aWeekInput, aWeekWriting } from '../../../../test/make/reports/week-input.ts'
import { NEW_YORK } from '../../../../test/make/reports/weeks.ts'
import { renderHtml } from './html/render-html.ts'
import { renderPdf } from './pdf/render-pdf.ts'

const TYPES = entriesOf(REPORT_DEFINITIONS).map(([type]) => type)
const OTHERS = LANGUAGES.filter((language) => language !== 'en')
/** The names that the made week's owner gave: devices, notes and rules. */
const OF_THE_OWNER = /^(Van 1|Sea Ray 240|Trailer 3|Truck 7|Pickup 4|Client visit|No contact)/

function builtIn(language: Language, type: ReportType) {
  const writing = aWeekWriting(NEW_YORK, { language })
  const { document } = REPORT_DEFINITIONS[type].build(aWeekInput(NEW_YORK, { writing }))
  return { document, writing }
}

async function htmlIn(language: Language, type: ReportType): Promise<string> {
  const { document, writing } = builtIn(language, type)
  return renderHtml(document, { writing, ground })
}

const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ')
/** Sentences of two words or more, as one word may be the same in two languages. */
const sentencesIn = (html: string) =>
  [...html.replaceAll(/<style>[\s\S]*?<\/style>/g, '').matchAll(/>([^<]+)</g)]
    .map(([, text = '']) => plain(text).trim())
    .filter((text) => /\p{L}{2,} \p{L}{2,}/u.test(text) && !OF_THE_OWNER.test(text))

describe.each(OTHERS)('PUB-5 a report in %s', (language) => {
  test.each(TYPES)('PUB-5 of the type %s has no sentence of the English one', async (type) => {
    const [english, translated] = [await htmlIn('en', type), await htmlIn(language, type)]
    const sentences = new Set(sentencesIn(english))
    expect(sentences.size).toBeGreaterThan(3)
    expect(sentencesIn(translated).filter((text) => sentences.has(text))).toEqual([])
    expect(translated).toContain(`<html lang="${LANGUAGE[language].tag}">`)
    expect(translated).not.toMatch(/\{\{|undefined|NaN/)
  })
})

describe.skipIf(!hasPdftotext)('PUB-5 a report as PDF, read by pdftotext', () => {
  test('PUB-5 keeps Chinese headings and figures of narrow columns on a line', async () => {
    const { document, writing } = builtIn('zh', 'monthly_overview')
    const text = plain(textIn(await renderPdf(document, { writing, paper: 'A4', fonts, ground })).join('\n'))
    for (const part of ['使用天数', '最高速度', '12 小时 50 分', '169 小时']) expect(text).toContain(part)
  })

  test.each(OTHERS)('PUB-5 says in %s what its HTML says', async (language) => {
    const { document, writing } = builtIn(language, 'daily_summary')
    const pdf = await renderPdf(document, { writing, paper: 'A4', fonts, ground })
    const text = textIn(pdf).join('').replaceAll(/\s/g, '')
    const { sections, definitions, completeness } = document
    for (const part of [
      document.title,
      ...sections.map(({ title }) => title),
      ...definitions,
      ...completeness,
    ])
      expect(text).toContain(part.replaceAll(/\s/g, ''))
    expect(partsOf(pdf)).toContain(`/Lang (${LANGUAGE[language].tag})`)
  })
})
