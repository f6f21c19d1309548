import { chromium } from '@playwright/test'
import { renderHtml } from '../../functions/report-jobs/render/html/render-html.ts'
import { renderPdf } from '../../functions/report-jobs/render/pdf/render-pdf.ts'
import { CHROMIUM } from '../chromium.ts'
import { fonts } from '../make/pdf/fonts.ts'
import { pagesIn } from '../make/pdf/read-pdf.ts'
import { median } from '../make/percentile.ts'
import { aReportDocument } from '../make/reports/a-document.ts'
import { ground } from '../make/reports/a-ground.ts'
import { aWriting } from '../make/reports/a-writing.ts'
import { type Row, rounded } from './report.ts'

/** Eight devices with a map, a day and 40 trips each, and a summary with charts. */
const DEVICES = 8
const TRIPS = 40
const PAGES_MIN = 20
const ROUNDS = 7
const GOAL_MS = 1_500

/** A PDF report with charts, maps and names in three scripts, beside Chromium that prints the same report. */
export async function measureReportPdf(): Promise<Row[]> {
  const document = aReportDocument({ devices: DEVICES, rows: TRIPS })
  const writing = aWriting()
  const print = () => renderPdf(document, { writing, paper: 'A4', fonts, ground })
  const first = await timed(print)
  const pages = pagesIn(await print()) ?? 0
  const html = await renderHtml(document, { writing, ground })
  const browser = await chromium.launch(CHROMIUM)
  try {
    const page = await browser.newPage()
    const printByBrowser = async () => {
      await page.setContent(html)
      await page.pdf({ format: 'A4' })
    }
    const [ours, theirs]: [number[], number[]] = [[], []]
    // alternating, so that a busy moment of the machine affects both
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await timed(print))
      theirs.push(await timed(printByBrowser))
    }
    return [
      {
        name: `a PDF report of ${pages} pages`,
        value: rounded(median(ours)),
        unit: 'ms median',
        goal: '1,500 or less',
        met: median(ours) <= GOAL_MS && pages >= PAGES_MIN,
      },
      { name: '  the first one, which reads fonts and atlas', value: rounded(first), unit: 'ms' },
      {
        name: '  Chromium printing the same report as HTML',
        value: rounded(median(theirs)),
        unit: 'ms median',
      },
    ]
  } finally {
    await browser.close()
  }
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await run()
  return performance.now() - started
}
