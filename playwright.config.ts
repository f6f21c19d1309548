import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM } from './test/chromium.ts'

/**
 * Set once and inherited by the test processes. It differs between runs, so that two checkouts can be tested in parallel,
 * and stays below the ephemeral ports that systems assign.
 */
process.env.VECTRA_E2E_PORT ??= String(20_000 + 2 * (process.pid % 6_000))
const PORT = Number(process.env.VECTRA_E2E_PORT)
/** Of the local run, for what its operator does. */
process.env.VECTRA_E2E_DATA ??= join(tmpdir(), `vectra-e2e-${PORT}`)
const SITE = `http://localhost:${PORT}`

/** The end-to-end tests start a local run with separate ports and data. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/e2e',
  timeout: 240_000,
  expect: { timeout: 20_000 },
  workers: 1,
  // a second failure is no accident of timing; `npm test` lists what needed the second attempt
  retries: 1,
  use: {
    baseURL: SITE,
    // an action on a missing element fails long before its test times out
    actionTimeout: 40_000,
    // axe must not judge a dialog that is still fading in
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: CHROMIUM,
  },
  webServer: {
    command: `npx tsx bin/local.ts --port ${PORT} --mqtt-port ${PORT + 1} --data ${process.env.VECTRA_E2E_DATA} --fleet 0 --fresh`,
    url: `${SITE}/config.json`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
