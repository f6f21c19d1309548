import type { Browser, Page } from '@playwright/test'
import * as z from 'zod'
import { type Figure, figure } from '../figure.ts'

/** A city, and a few streets. */
const VIEWS = [
  { name: 'zoom 9', zoom: 9 },
  { name: 'zoom 12', zoom: 12 },
]

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

type Sizes = { geofences: number; panMs: number }

/** The longest task of the page's thread while the map is dragged, beside the same without geofences. */
export async function panningFigures(browser: Browser, page: Page, sizes: Sizes): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const view of VIEWS) figures.push(...(await figuresOf(browser, page, view, sizes)))
  return figures
}

async function figuresOf(
  browser: Browser,
  page: Page,
  { name, zoom }: (typeof VIEWS)[number],
  { geofences, panMs }: Sizes,
): Promise<Figure[]> {
  await page.evaluate((to) => window.lookAt(to), zoom)
  const longestMs = async (count: number) => {
    await page.evaluate((shown) => window.showGeofences(shown), count)
    const pan = () => page.evaluate((ms) => window.pan(ms), panMs)
    await pan()
    return longestTaskMs(browser, page, pan)
  }
  const without = await longestMs(0)
  const within = await longestMs(geofences)
  return [
    figure(`map: longest task while panning ${geofences} geofences of 100 corners, ${name}`, within, 'ms', {
      atMost: 100,
    }),
    figure('  without geofences', without, 'ms'),
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
