import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { build } from 'vite'
import { SITE_FOLDER } from '../../../bin/local/build/build-site.ts'
import { siteFiles } from '../../../bin/local/http/site-files.ts'
import { freePort, listen } from '../../../bin/local/process/ports.ts'
import type { BrowserStorage } from '../../make/accounts/browser-account.ts'
import { storeEndpointIn } from '../../make/local/local-store.ts'
import { median } from '../../make/percentile.ts'
import { type Figure, figure, type Goal } from '../figure.ts'
import { inForms } from '../part.ts'
import { signedInOwner } from '../signed-in-owner.ts'
import { type Load, type Loads, loadsOf, type State, type Visit } from './page-load.ts'

const DEVICES = 13
const DESKTOP = { name: '1440 px', viewport: { width: 1440, height: 900 } }
const PHONE = { name: '390 px', viewport: { width: 390, height: 844 } }
const ROW = '[data-device-row]'
const MARKER = 'mark:first-marker'
const FRAME = 'mark:first-frame'
/** A figure without a link is still loading. */
const OVERVIEW_FIGURE = 'main dl dd a'
/** A name in MapLibre's code that survives minification. */
const MAPLIBRE = 'maplibregl-canvas-container'

type Sizes = { rounds: number; sizes: (typeof DESKTOP)[]; states: State[] }

/** From opening a page to its content, cold and warm, beside an empty map in the same browser. */
export const startPages = inForms<Sizes>(
  { rounds: 7, sizes: [DESKTOP, PHONE], states: ['cold', 'warm'] },
  { rounds: 1, sizes: [PHONE], states: ['cold'] },
  async ({ rounds, sizes, states }, tools) => {
    const server = createServer(siteFiles(await builtEmptyMap()))
    tools.atEnd(() => {
      server.close()
    })
    const mapUrl = `http://127.0.0.1:${await listen(server, await freePort(), '127.0.0.1')}/`
    const run = await tools.localRun()
    const browser = await tools.browser()
    const storage = await signedInOwner(run.url, storeEndpointIn(run.output()), DEVICES)
    const figures = await visitorFigures(browser, run.url, rounds)
    for (const size of sizes)
      figures.push(...(await ownerFigures(browser, { url: run.url, mapUrl, storage, size, rounds, states })))
    return figures
  },
)

const VISITOR_PAGES: { path: string; instant: string; goals: LoadGoals }[] = [
  { path: '/', instant: 'main h1', goals: { kb: { atMost: 130 } } },
  {
    path: '/login',
    instant: 'form button[type=submit]',
    goals: { requests: { atMost: 15 }, kb: { atMost: 250 } },
  },
  { path: '/onboarding', instant: 'main h2', goals: {} },
]

async function visitorFigures(browser: Browser, url: string, rounds: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { path, instant, goals } of VISITOR_PAGES) {
    const visit: Visit = { url: url + path, viewport: PHONE.viewport, until: [instant] }
    const loads: Loads[] = []
    for (let round = 0; round < rounds; round++) loads.push(await loadsOf(browser, visit, ['cold']))
    figures.push(...loadFigures(`start: ${path} on a phone, cold`, upTo(loads, 'cold', instant), goals))
  }
  return figures
}

type Owner = {
  url: string
  mapUrl: string
  storage: BrowserStorage
  size: typeof DESKTOP
} & Pick<Sizes, 'rounds' | 'states'>

async function ownerFigures(browser: Browser, owner: Owner): Promise<Figure[]> {
  const { url, mapUrl, storage, size, rounds, states } = owner
  const { name, viewport } = size
  const visits = {
    overview: { url: `${url}/dashboard`, viewport, storage, until: [OVERVIEW_FIGURE] },
    live: { url: `${url}/dashboard/live`, viewport, storage, until: [ROW, MARKER] },
    map: { url: mapUrl, viewport, until: [FRAME] },
  }
  const [overview, live, map]: [Loads[], Loads[], Loads[]] = [[], [], []]
  // alternating, so that a busy moment of the machine affects all
  for (let round = 0; round < rounds; round++) {
    overview.push(await loadsOf(browser, visits.overview, ['cold']))
    live.push(await loadsOf(browser, visits.live, states))
    map.push(await loadsOf(browser, visits.map, states))
  }
  return [
    ...overviewFigures(`start: overview at ${name}, cold: first figure`, overview),
    ...states.flatMap((state) => {
      const title = `start: live map at ${name}, ${state}`
      const rows = upTo(live, state, ROW)
      const markers = upTo(live, state, MARKER)
      const frames = upTo(map, state, FRAME)
      return [
        figure(`${title}: first row`, median(rows.map(({ at }) => at)), 'ms median'),
        figure('  compared with the first frame of an empty map', ratio(rows, frames), 'times', {
          atMost: 1.2,
        }),
        ...loadFigures(`${title}: first marker`, markers, state === 'cold' ? MARKER_GOALS : {}),
        figure('  first frame of an empty map', median(frames.map(({ at }) => at)), 'ms median'),
        figure('  first marker compared with it', ratio(markers, frames), 'times', MARKER_RATIO[state]),
      ]
    }),
  ]
}

const MARKER_GOALS: LoadGoals = { requests: { atMost: 25 }, kb: { atMost: 700 } }
const MARKER_RATIO = { cold: { atMost: 1.8 }, warm: { atMost: 1.5 } }

function overviewFigures(title: string, loads: readonly Loads[]): Figure[] {
  const cold = upTo(loads, 'cold', OVERVIEW_FIGURE)
  const mapFiles = filesWithMapLibre()
  const isMapCode = (url: string) => mapFiles.some((file) => url.endsWith(file))
  const mapRequests = cold.map(({ urls }) => urls.filter(isMapCode).length)
  return [
    ...loadFigures(title, cold, {}),
    figure('  map code requested before it', Math.max(...mapRequests), 'requests', { atMost: 0 }),
  ]
}

function filesWithMapLibre(): string[] {
  const folder = join(SITE_FOLDER, 'assets')
  const found = readdirSync(folder)
    .filter((file) => /\.m?js$/.test(file))
    .filter((file) => /^maplibre/.test(file) || readFileSync(join(folder, file), 'utf8').includes(MAPLIBRE))
  if (found.length === 0) throw new Error(`No script in ${folder} has the code of MapLibre`)
  return found
}

const upTo = (all: readonly Loads[], state: State, instant: string): Load[] =>
  all.flatMap((loads) => loads[state].filter((load) => load.instant === instant))

/** The median of the ratios of each round. */
const ratio = (loads: readonly Load[], peers: readonly Load[]): number =>
  median(loads.map(({ at }, round) => at / (peers[round]?.at ?? Number.NaN)))

type LoadGoals = { requests?: Goal; kb?: Goal }

const loadFigures = (title: string, loads: readonly Load[], goals: LoadGoals): Figure[] => [
  figure(title, median(loads.map(({ at }) => at)), 'ms median'),
  figure('  requests', median(loads.map(({ urls }) => urls.length)), 'median', goals.requests),
  figure('  transferred', median(loads.map(({ kb }) => kb)), 'KB compressed', goals.kb),
  figure('  tasks above 50 ms', median(loads.map(({ longTasksMs }) => longTasksMs)), 'ms in all'),
]

async function builtEmptyMap(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'vectra-empty-map-'))
  await build({
    configFile: false,
    root: fileURLToPath(new URL('empty-map', import.meta.url)),
    build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 1200 },
    logLevel: 'error',
  })
  return outDir
}
