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
import { median, type Row, rounded } from './report.ts'

const DEVICES = 10_000
const UPDATES = 6
const WARM_UP = 2
/** Longer than an update takes with all that comes back from the map's worker. */
const UPDATE_EVERY_MS = 600
const GOAL_MS = 4
const VIEWS = [
  { name: 'clusters, zoom 5', zoom: 5 },
  { name: 'markers, zoom 12', zoom: 12 },
]

/** A quarter of a minute at 50 km/h. */
const DRIVE_METRES = 200
/** As in another place: farther than any other device's marker. */
const LEAP_METRES = 30_000

/**
 * What moves between two updates: of a fleet that reports every 15 s in one second, all of it where the site polls,
 * and the worst, all of it so far that all is seen to move.
 */
const MOVES = [
  { name: 'a fifteenth of them drove on', share: 1 / 15, metres: DRIVE_METRES, goal: true },
  { name: 'all of them drove on', share: 1, metres: DRIVE_METRES, goal: true },
  { name: 'all of them are 30 km elsewhere', share: 1, metres: LEAP_METRES, goal: false },
]

/**
 * What an update of a map with 10,000 devices costs in script: features, the handing over to the map's worker, and
 * what comes back from it. It is the processor's time of the page's thread, apart from frames, beside an empty map that
 * is updated as often.
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
    for (const { name, goal, ...move } of MOVES) {
      const full = await updates(page, devtools, DEVICES, move)
      const script = full.withoutFrames - empty.withoutFrames
      rows.push(
        {
          name: `map: script of an update of ${DEVICES} devices, ${name}, ${view}`,
          value: rounded(script, 1),
          unit: 'ms median',
          ...(goal ? { goal: `${GOAL_MS} or less`, met: script <= GOAL_MS } : {}),
        },
        { name: '  with its frames', value: rounded(full.withFrames, 1), unit: 'ms median' },
      )
    }
    rows.push(
      { name: `  of an empty map, taken off`, value: rounded(empty.withoutFrames, 1), unit: 'ms median' },
      { name: '  of an empty map with its frames', value: rounded(empty.withFrames, 1), unit: 'ms median' },
    )
  }
  await browser.close()
  server.close()
  return rows
}

type Move = { share: number; metres: number }

async function updates(page: Page, devtools: CDPSession, count: number, { share, metres }: Move) {
  await page.evaluate(([devices, moving, far, all]) => window.prepare(all, devices, moving, far), [
    count,
    share,
    metres,
    WARM_UP + 2 * UPDATES,
  ] as const)
  await workOfUpdates(page, devtools, WARM_UP)
  const withFrames = await workOfUpdates(page, devtools, UPDATES)
  await page.evaluate(() => window.holdFrames(true))
  const withoutFrames = await workOfUpdates(page, devtools, UPDATES)
  await page.evaluate(() => window.holdFrames(false))
  return { withFrames, withoutFrames }
}

/** Milliseconds of work of an update, the median of so many. */
async function workOfUpdates(page: Page, devtools: CDPSession, count: number): Promise<number> {
  const worked: number[] = []
  for (let update = 0; update < count; update++) {
    const before = await workedSeconds(devtools)
    await page.evaluate(() => window.update())
    await delay(UPDATE_EVERY_MS)
    worked.push(((await workedSeconds(devtools)) - before) * 1000)
  }
  return median(worked)
}

/** All that the page's thread worked; what DevTools calls script leaves microtasks out, where the handing over is. */
async function workedSeconds(devtools: CDPSession): Promise<number> {
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
