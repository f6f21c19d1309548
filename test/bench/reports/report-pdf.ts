import { renderHtml } from '../../../functions/handlers/report-jobs/render/html/render-html.ts'
import { renderPdf } from '../../../functions/handlers/report-jobs/render/pdf/render-pdf.ts'
import { fonts } from '../../make/pdf/fonts.ts'
import { pagesIn } from '../../make/pdf/read-pdf.ts'
import { median } from '../../make/percentile.ts'
import { aReportDocument } from '../../make/reports/a-document.ts'
import { ground } from '../../make/reports/a-ground.ts'
import { aWriting } from '../../make/reports/a-writing.ts'
import { figure } from '../figure.ts'
import { inForms } from '../part.ts'

/**
 * A PDF report beside Chromium that prints the same report: each device has a map, a day and its trips, and the summary
 * has charts. Names are in three scripts.
 */
export const reportPdf = inForms(
  { devices: 8, trips: 40, rounds: 7 },
  { devices: 1, trips: 2, rounds: 1 },
  async ({ devices, trips, rounds }, { browser }) => {
    const page = await (await browser()).newPage()
    const document = aReportDocument({ devices, rows: trips })
    const writing = aWriting()
    const print = () => renderPdf(document, { writing, paper: 'A4', fonts, ground })
    const first = await timed(print)
    const pages = pagesIn(await print())
    const html = await renderHtml(document, { writing, ground })
    const printByBrowser = async () => {
      await page.setContent(html)
      await page.pdf({ format: 'A4' })
    }
    const [ours, theirs]: [number[], number[]] = [[], []]
    // alternating, so that a busy moment of the machine affects both
    for (let round = 0; round < rounds; round++) {
      ours.push(await timed(print))
      theirs.push(await timed(printByBrowser))
    }
    return [
      figure(`a PDF report of ${devices} devices`, median(ours), 'ms median', { atMost: 1_500 }),
      figure('  pages', pages ?? Number.NaN, '', { atLeast: 20 }),
      figure('  the first one, which reads fonts and atlas', first, 'ms'),
      figure('  Chromium printing the same report as HTML', median(theirs), 'ms median'),
    ]
  },
)

async function timed(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await run()
  return performance.now() - started
}
