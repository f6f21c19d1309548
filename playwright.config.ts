import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

/** Set once, and inherited by the processes of the tests: journeys of two checkouts run side by side. */
process.env.VECTRA_E2E_PORT ??= String(20_000 + 2 * (process.pid % 10_000))
const PORT = Number(process.env.VECTRA_E2E_PORT)
const SITE = `http://localhost:${PORT}`

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]

function chromium(): string {
  const found = PLACES.find((path) => path !== undefined && existsSync(path))
  if (found === undefined)
    throw new Error(
      `The browser journey needs Chromium. Install it, or name it in CHROMIUM_PATH. Looked at: ${PLACES.filter(Boolean).join(', ')}`,
    )
  return found
}

/** The journeys run on a local run of their own, on ports and data of their own. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/e2e',
  timeout: 240_000,
  expect: { timeout: 20_000 },
  workers: 1,
  use: {
    baseURL: SITE,
    // axe must not judge a dialog that is still fading in
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromium(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
      ],
    },
  },
  webServer: {
    command: `npx tsx bin/local.ts --port ${PORT} --mqtt-port ${PORT + 1} --data ${join(tmpdir(), `vectra-e2e-${PORT}`)} --fleet 0 --fresh`,
    url: `${SITE}/config.json`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
