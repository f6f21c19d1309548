import type { Browser, Page } from '@playwright/test'
import * as z from 'zod'
import { GEOFENCES_MAX } from '../../shared/geofences/geofence.ts'
import { type Row, rounded } from './report.ts'

/** A city, and a few streets. */
const VIEWS = [
  { name: 'zoom 9', zoom: 9 },
  { name: 'zoom 12', zoom: 12 },
]
const GOAL_TASK_MS = 100

const MICROSECONDS_PER_MS = 1_000
const TraceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** CPU time of the thread, microseconds. */
  tdur: z.number().optional(),
  args: z.looseObject({ name: z.string().optional() }).optional(),
})
const Trace = z.object({ traceEvents: z.array(TraceEvent) })

/** The longest task of the page's thread while the map is dragged, beside the same without geofences. */
export async function panningRows(browser: Browser, page: Page): Promise<Row[]> {
  const rows: Row[] = []
  for (const view of VIEWS) rows.push(...(await rowsOf(browser, page, view)))
  return rows
}

async function rowsOf(browser: Browser, page: Page, { name, zoom }: (typeof VIEWS)[number]): Promise<Row[]> {
  await page.evaluate((to) => window.lookAt(to), zoom)
  const longest: number[] = []
  for (const count of [0, GEOFENCES_MAX]) {
    await page.evaluate((shown) => window.showGeofences(shown), count)
    await page.evaluate(() => window.pan())
    longest.push(await longestTaskMs(browser, page, () => page.evaluate(() => window.pan())))
  }
  const [empty = 0, full = Number.NaN] = longest
  return [
    {
      name: `map: longest task while panning ${GEOFENCES_MAX} geofences of 100 corners, ${name}`,
      value: rounded(full, 1),
      unit: 'ms',
      goal: `${GOAL_TASK_MS} or less`,
      met: full <= GOAL_TASK_MS,
    },
    { name: '  without geofences', value: rounded(empty, 1), unit: 'ms' },
  ]
}

/** By the CPU time of the thread, which a busy machine does not lengthen. */
async function longestTaskMs(browser: Browser, page: Page, action: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', '__metadata'] })
  await action()
  const { traceEvents } = Trace.parse(JSON.parse((await browser.stopTracing()).toString()))
  const pageThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  const tasks = traceEvents.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && pageThreads.has(threadOf(event)),
  )
  if (tasks.length === 0) throw new Error('The trace has no tasks of the page')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / MICROSECONDS_PER_MS
}

const threadOf = ({ pid, tid }: z.infer<typeof TraceEvent>) => `${pid}/${tid}`
