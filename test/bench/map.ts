import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { siteFiles } from '../../bin/local/http/site-files.ts'
import { freePort, listen } from '../../bin/local/process/ports.ts'
import { CHROMIUM } from '../chromium.ts'
import { median } from '../make/percentile.ts'
import { panningRows } from './panning.ts'
import { type Row, rounded } from './report.ts'

const DEVICES = 10_000
const UPDATES = 6
const WARM_UP = 2
/** Longer than an update takes, including the results of the map's worker. */
const UPDATE_EVERY_MS = 600
const GOAL_MS = 4
const VIEWS = [
  { name: 'clusters, zoom 5', zoom: 5 },
  { name: 'markers, zoom 12', zoom: 12 },
]

/** 15 s at 50 km/h. */
const DRIVE_METRES = 200
/** Far enough that every marker changes place. */
const JUMP_METRES = 30_000

/**
 * What moves between two updates: the part of a fleet reporting every 15 s that reports within one second; all of it,
 * as when the site polls; and the worst case, in which every marker visibly jumps.
 */
const MOVES = [
  { name: 'a fifteenth moved 200 m', share: 1 / 15, metres: DRIVE_METRES, hasGoal: true },
  { name: 'all moved 200 m', share: 1, metres: DRIVE_METRES, hasGoal: true },
  { name: 'all jumped 30 km', share: 1, metres: JUMP_METRES, hasGoal: false },
]

/**
 * The script time of updating a map with 10,000 devices: building features, handing them to the map's worker and
 * handling its results. Measured as CPU time of the page's thread without frames, minus that of an empty map.
 */
export async function measureMap(): Promise<Row[]> {
  const folder = await builtPage()
  const server = createServer(siteFiles(folder))
  const port = await listen(server, await freePort(), '127.0.0.1')
  const browser = await chromium.launch(CHROMIUM)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`http://127.0.0.1:${port}/`)
  await page.waitForFunction(() => window.ready)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })

  const rows: Row[] = []
  for (const { name: view, zoom } of VIEWS) {
    await page.evaluate((to) => window.lookAt(to), zoom)
    const empty = await updates(page, devtools, 0, { share: 1, metres: 0 })
    for (const { name, hasGoal, ...move } of MOVES) {
      const full = await updates(page, devtools, DEVICES, move)
      const script = full.withoutFrames - empty.withoutFrames
      rows.push(
        {
          name: `map: script time to update ${DEVICES} devices, ${name}, ${view}`,
          value: rounded(script, 1),
          unit: 'ms median',
          ...(hasGoal ? { goal: `${GOAL_MS} or less`, met: script <= GOAL_MS } : {}),
        },
        { name: '  including frames', value: rounded(full.withFrames, 1), unit: 'ms median' },
      )
    }
    rows.push(
      { name: '  empty map, subtracted', value: rounded(empty.withoutFrames, 1), unit: 'ms median' },
      { name: '  empty map, including frames', value: rounded(empty.withFrames, 1), unit: 'ms median' },
    )
  }
  rows.push(...(await panningRows(browser, page)))
  await browser.close()
  server.close()
  return rows
}

type Move = { share: number; metres: number }

async function updates(page: Page, devtools: CDPSession, count: number, { share, metres }: Move) {
  await page.evaluate(([devices, moving, distance, all]) => window.prepare(all, devices, moving, distance), [
    count,
    share,
    metres,
    WARM_UP + 2 * UPDATES,
  ] as const)
  await cpuMsOfUpdates(page, devtools, WARM_UP)
  const withFrames = await cpuMsOfUpdates(page, devtools, UPDATES)
  await page.evaluate(() => window.holdFrames(true))
  const withoutFrames = await cpuMsOfUpdates(page, devtools, UPDATES)
  await page.evaluate(() => window.holdFrames(false))
  return { withFrames, withoutFrames }
}

/** The median CPU time of `count` updates, ms. */
async function cpuMsOfUpdates(page: Page, devtools: CDPSession, count: number): Promise<number> {
  const cpuMs: number[] = []
  for (let update = 0; update < count; update++) {
    const before = await cpuSeconds(devtools)
    await page.evaluate(() => window.update())
    await delay(UPDATE_EVERY_MS)
    cpuMs.push(((await cpuSeconds(devtools)) - before) * 1000)
  }
  return median(cpuMs)
}

/** Everything the page's thread did. DevTools' ScriptDuration omits microtasks, where features go to the worker. */
async function cpuSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

async function builtPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'vectra-map-'))
  await build({
    configFile: false,
    root: fileURLToPath(new URL('map-page', import.meta.url)),
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 1200 },
    logLevel: 'error',
  })
  return outDir
}
