import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { CDPSession, Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { siteFiles } from '../../../bin/local/http/site-files.ts'
import { freePort, listen } from '../../../bin/local/process/ports.ts'
import { GEOFENCES_MAX } from '../../../shared/account/limits.ts'
import { median } from '../../make/percentile.ts'
import { type Figure, figure, type Goal } from '../figure.ts'
import { inForms } from '../part.ts'
import { panningFigures } from './panning.ts'

const VIEWS = [
  { name: 'clusters, zoom 5', zoom: 5 },
  { name: 'markers, zoom 12', zoom: 12 },
]

/** 15 s at 50 km/h. */
const DRIVE_METRES = 200
/** Far enough that every marker changes place. */
const JUMP_METRES = 30_000
const GOAL: Goal = { atMost: 4 }

/**
 * What moves between two updates: the part of a fleet reporting every 15 s that reports within one second; all of it,
 * as when the site polls; and the worst case, in which every marker visibly jumps.
 */
const MOVES = [
  { name: 'a fifteenth moved 200 m', share: 1 / 15, metres: DRIVE_METRES, goal: GOAL },
  { name: 'all moved 200 m', share: 1, metres: DRIVE_METRES, goal: GOAL },
  { name: 'all jumped 30 km', share: 1, metres: JUMP_METRES },
]

type Sizes = {
  devices: number
  updates: number
  warmUp: number
  everyMs: number
  geofences: number
  panMs: number
}

/**
 * The script time of updating a map with many devices: building features, handing them to the map's worker and
 * handling its results. Measured as CPU time of the page's thread without frames, minus that of an empty map.
 */
export const map = inForms<Sizes>(
  // an update takes less than that, including the results of the map's worker
  { devices: 10_000, updates: 6, warmUp: 2, everyMs: 600, geofences: GEOFENCES_MAX, panMs: 600 },
  { devices: 20, updates: 1, warmUp: 1, everyMs: 30, geofences: 2, panMs: 30 },
  async (sizes, tools) => {
    const folder = await builtPage()
    const server = createServer(siteFiles(folder))
    tools.atEnd(() => {
      server.close()
    })
    const port = await listen(server, await freePort(), '127.0.0.1')
    const browser = await tools.browser()
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`http://127.0.0.1:${port}/`)
    await page.waitForFunction(() => window.ready)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })

    const figures: Figure[] = []
    for (const { name: view, zoom } of VIEWS) {
      await page.evaluate((to) => window.lookAt(to), zoom)
      const empty = await updates(page, devtools, { ...sizes, devices: 0 }, { share: 1, metres: 0 })
      for (const { name, goal, ...move } of MOVES) {
        const full = await updates(page, devtools, sizes, move)
        figures.push(
          figure(
            `map: script time to update ${sizes.devices} devices, ${name}, ${view}`,
            full.withoutFrames - empty.withoutFrames,
            'ms median',
            goal,
          ),
          figure('  including frames', full.withFrames, 'ms median'),
        )
      }
      figures.push(
        figure('  empty map, subtracted', empty.withoutFrames, 'ms median'),
        figure('  empty map, including frames', empty.withFrames, 'ms median'),
      )
    }
    figures.push(...(await panningFigures(browser, page, sizes)))
    await page.close()
    return figures
  },
)

type Move = { share: number; metres: number }

async function updates(page: Page, devtools: CDPSession, sizes: Sizes, { share, metres }: Move) {
  const { devices, warmUp, updates: count, everyMs } = sizes
  await page.evaluate(([all, shown, moving, distance]) => window.prepare(all, shown, moving, distance), [
    warmUp + 2 * count,
    devices,
    share,
    metres,
  ] as const)
  await cpuMsOfUpdates(page, devtools, warmUp, everyMs)
  const withFrames = await cpuMsOfUpdates(page, devtools, count, everyMs)
  await page.evaluate(() => window.holdFrames(true))
  const withoutFrames = await cpuMsOfUpdates(page, devtools, count, everyMs)
  await page.evaluate(() => window.holdFrames(false))
  return { withFrames, withoutFrames }
}

/** The median CPU time of `count` updates, ms. */
async function cpuMsOfUpdates(
  page: Page,
  devtools: CDPSession,
  count: number,
  everyMs: number,
): Promise<number> {
  const cpuMs: number[] = []
  for (let update = 0; update < count; update++) {
    const before = await cpuSeconds(devtools)
    await page.evaluate(() => window.update())
    await delay(everyMs)
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
