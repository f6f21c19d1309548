import { readOnBoard } from '../../../functions/handlers/report-jobs/input/read-on-board.ts'
import { renderReport } from '../../../functions/handlers/report-jobs/render/render-report.ts'
import { trailStore } from '../../../functions/stores/trails/trails.ts'
import { periodFrom } from '../../../shared/reports/period.ts'
import { REPORT_DEFINITIONS } from '../../../shared/reports/report-definitions.ts'
import { toIso } from '../../../shared/time.ts'
import { storeClient } from '../../make/local/local-store.ts'
import { fonts } from '../../make/pdf/fonts.ts'
import { ground } from '../../make/reports/a-ground.ts'
import { aWriting } from '../../make/reports/a-writing.ts'
import { aReportDevice } from '../../make/reports/week-input.ts'

/**
 * Makes the on-board report of a boat in a process of its own, so that its memory is its own, and prints how long it read
 * and wrote (ms), how often it called the store, what it found, and the highest memory of the process (kB). Its words are
 * the store, the table, the track and the first and last day.
 */
const [endpoint = '', table = '', trackId = '', from = '', to = ''] = process.argv.slice(2)

const period = periodFrom(from, to, 'UTC')
const client = storeClient(endpoint)
let calls = 0
client.middlewareStack.add(
  (next) => (args) => {
    calls += 1
    return next(args)
  },
  { step: 'initialize' },
)

const startedAt = performance.now()
const deps = { trails: trailStore(client, table), now: () => period.to }
const onBoard = await readOnBoard({ trackId, createdAt: toIso(period.from) }, period, deps)
const readAt = performance.now()
const input = {
  period,
  generatedAt: period.to,
  devices: [aReportDevice('BOAT', 'Sea Ray 240', 'boat', { onBoard })],
  events: [],
  eventsBefore: [],
  visits: [],
  placeName: () => '',
  writing: aWriting({ timezone: 'UTC' }),
}
const { content } = renderReport(
  { reportType: 'on_board', format: 'pdf' },
  REPORT_DEFINITIONS.on_board,
  input,
  { fonts, ground, paper: 'A4' },
)
let bytes = 0
for await (const piece of content) bytes += piece.length
if (bytes === 0) throw new Error('The report is empty')
console.log(
  JSON.stringify({
    readMs: readAt - startedAt,
    writeMs: performance.now() - readAt,
    calls,
    days: onBoard.days.length,
    pumpStarts: onBoard.days.reduce((sum, { bilgePumpStarts }) => sum + (bilgePumpStarts ?? 0), 0),
    peakKilobytes: process.resourceUsage().maxRSS,
  }),
)
client.destroy()
