import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { SECOND_MS } from '../../../shared/time.ts'
import { until } from '../../faults/until.ts'
import { callAs } from '../../make/accounts/account.ts'
import { accountIdOf } from '../../make/accounts/account-id-of.ts'
import { demoApi } from '../../make/api/demo-api.ts'
import { copySynthesizedStack, type LocalProcess, startLocalProcess } from '../../make/local/local-process.ts'
import { localStore, storeEndpointIn } from '../../make/local/local-store.ts'
import { median } from '../../make/percentile.ts'
import { aReport } from '../../make/reports/generated-reports.ts'
import { aFleet, seedFleet } from '../../make/seed-fleet.ts'
import { figure } from '../figure.ts'
import { inForms } from '../part.ts'

/** Folders that are not in git, or that git keeps for itself. */
const NOT_CLONED = ['.git', '.local', 'dist', 'node_modules', 'test-results']
const STOPPED_WITHIN_MS = 60 * SECOND_MS
const IMPORTED_WITHIN_MS = 120 * SECOND_MS

/**
 * From `npm start` in a new clone to the ready line, with everything to build; from later ones, with nothing to build;
 * and the first report of each of these.
 */
export const startRun = inForms(
  { devices: 13, laterStarts: 3, isBuilt: false, isImported: false },
  // on a busy machine, a function may still be imported when its first call times out
  { devices: 1, laterStarts: 1, isBuilt: true, isImported: true },
  async ({ devices, laterStarts, isBuilt, isImported }, { localRun, atEnd }) => {
    const clone = aClone()
    atEnd(() => rmSync(clone, { recursive: true, force: true }))
    const dataFolder = join(clone, '.local')
    const temporary = join(clone, 'tmp')
    mkdirSync(temporary)
    if (isBuilt) {
      await localRun()
      symlinkSync(resolve('dist'), join(clone, 'dist'))
      copySynthesizedStack(dataFolder)
    }

    async function timedStart() {
      // compiled sources are cached in the folder for temporary files
      const env: Record<string, string> = isBuilt ? {} : { TMPDIR: temporary }
      const startedAt = performance.now()
      const run = await startLocalProcess({ checkout: clone, dataFolder, env, byNpm: true })
      const seconds = (performance.now() - startedAt) / SECOND_MS
      atEnd(() => stop(run))
      return { run, seconds }
    }

    const { run, seconds: firstSeconds } = await timedStart()
    await addDevices(run, devices)
    await stop(run)
    const laterSeconds: number[] = []
    const reportSeconds: number[] = []
    for (let start = 0; start < laterStarts; start++) {
      const later = await timedStart()
      laterSeconds.push(later.seconds)
      reportSeconds.push(await secondsOfReport(later.run, isImported))
      await stop(later.run)
    }
    return [
      figure('first start', firstSeconds, 's', { atMost: 20 }),
      figure('later starts', median(laterSeconds), 's median', { atMost: 5 }),
      figure('first report after a start', median(reportSeconds), 's median', { atMost: 1.5 }),
    ]
  },
)

/** The checkout without what it has built, and with the packages that it has installed. */
function aClone(): string {
  const clone = mkdtempSync(join(tmpdir(), 'vectra-clone-'))
  for (const name of readdirSync('.'))
    if (!NOT_CLONED.includes(name)) cpSync(name, join(clone, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(clone, 'node_modules'))
  return clone
}

/** npm may end before the run that it has started. */
async function stop(run: LocalProcess): Promise<void> {
  await run.stop()
  const isStopped = () => !existsSync(join(run.dataFolder, 'children.json'))
  await until('the end of the run', isStopped, STOPPED_WITHIN_MS)
}

/** Gives the demo account devices that have just driven. */
async function addDevices(run: LocalProcess, count: number): Promise<void> {
  const { accessToken } = await demoApi(run.url)
  const store = await localStore(storeEndpointIn(run.output()))
  await seedFleet(store, aFleet(accountIdOf(accessToken), count, Date.now()))
  store.client.destroy()
}

/** From the request of a report as PDF until it can be downloaded; once its function is imported, if `isImported`. */
async function secondsOfReport({ url }: LocalProcess, isImported: boolean): Promise<number> {
  const { accessToken } = await demoApi(url)
  const call = callAs(accessToken, url)
  const answers = async () => (await call('GET', '/reporting/generated')).status === 200
  if (isImported) await until('the function of reports', answers, IMPORTED_WITHIN_MS)
  const startedAt = performance.now()
  const { status, error } = await aReport({ call }, { reportType: 'daily_summary', format: 'pdf' })
  if (status !== 'completed') throw new Error(`The report is ${status}: ${error}`)
  return (performance.now() - startedAt) / SECOND_MS
}
