import { describe, expect, test } from 'vitest'
import type { ReportType } from '../../../shared/reports/report-type.ts'
import { geofenceOwners } from '../../../test/make/geofences/geofence-owner.ts'
import { fonts } from '../../../test/make/pdf/fonts.ts'
import { ground } from '../../../test/make/reports/a-ground.ts'
import { aStoredReport } from '../../../test/make/reports/a-stored-report.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import type { ReportJob } from '../../outside/report-queue.ts'
import { startReport } from '../../reports/start-report.ts'
import { TooManyPositions } from '../../stores/trails/trails.ts'
import { type GenerateDeps, generateReport } from './generate-report.ts'
import { retried } from './retried.ts'

const anOwner = geofenceOwners()
const ATTEMPTS_MAX = 5
const DEVICES = Array.from({ length: 21 }, (_, index) => `VAN-${String(index).padStart(2, '0')}`)

/** An account with a report that is generating, and the files that its jobs write. */
async function aReport(deviceIds: readonly string[] = ['VAN-00'], reportType: ReportType = 'fleet_status') {
  const owner = await anOwner(...deviceIds)
  const { accountId, reportJobs } = owner
  const files = new Map<string, string>()
  let attempts = 0
  const deps: GenerateDeps = {
    ...owner.deps,
    reports: owner.deps.reports,
    watches: { getStates: async () => new Map() },
    logbook: { listBetween: async () => [] },
    maintenance: { list: async () => [] },
    readFigures: async () => new Map(),
    openFiles: async () => ({
      upload: (key) => ({
        write: async (bytes) => void files.set(key, (files.get(key) ?? '') + Buffer.from(bytes).toString()),
        end: async () => files.get(key)?.length ?? 0,
        abort: async () => void files.delete(key),
      }),
      delete: async (key) => void files.delete(key),
    }),
    queue: owner.deps.reportQueue,
    townFinder: async () => () => null,
    fonts,
    ground,
    newId: () => `attempt${attempts++}`,
  }
  const { reportId, status: _status, ...request } = aStoredReport({ accountId, reportType })
  await startReport(request, { reportId }, owner.deps)
  const job: ReportJob = { accountId, reportId, continued: 0 }
  return {
    job,
    deps,
    files,
    reportJobs,
    reports: owner.deps.reports,
    stored: () => owner.deps.reports.get(accountId, reportId, NOON),
    run: (more: Partial<GenerateDeps> = {}, isTimeUp = () => false, continued = 0) =>
      generateReport({ ...job, continued }, isTimeUp, { ...deps, ...more }),
  }
}

describe('T102 the job of a report', () => {
  test('REP-3 completes it with its file', async () => {
    const { run, stored, files } = await aReport()
    await run()
    const report = await stored()
    expect(report).toMatchObject({ status: 'completed', error: null, deviceCount: 1 })
    expect([...files.keys()]).toEqual([report?.file?.key])
    expect(report?.file?.key).toMatch(/\/attempt0\/vectra-fleet-status-[\d-]+\.json$/)
    expect(report?.file?.sizeBytes).toBe([...files.values()][0]?.length)
    expect(report?.summary?.title).toBe('Fleet status')
  })

  test('REP-3 of what was on board reads no trail of a device without such readings', async () => {
    const { run, stored, deps } = await aReport(['VAN-00'], 'on_board')
    let readings = 0
    const listPositions: GenerateDeps['trails']['listPositions'] = async () => {
      readings += 1
      return []
    }
    await run({ trails: { ...deps.trails, listPositions } })
    expect(await stored()).toMatchObject({ status: 'completed' })
    expect(readings).toBe(0)
  })

  test('T102 makes one report although it is delivered twice, one after the other or at once', async () => {
    const { run, stored, files } = await aReport()
    await Promise.all([run(), run()])
    await run()
    expect(files.size).toBe(1)
    expect((await stored())?.file?.key).toBe([...files.keys()][0])
  })

  test.each(['the file is written', 'it is completed'])(
    'T102 goes on when it was killed before %s',
    async (step) => {
      const { run, stored, files, deps } = await aReport()
      const killed = () => Promise.reject(new Error('killed'))
      const dying: Partial<GenerateDeps> =
        step === 'it is completed'
          ? { reports: { ...deps.reports, complete: killed } }
          : {
              openFiles: async () => ({
                ...(await deps.openFiles()),
                upload: () => ({ write: killed, end: killed, abort: async () => {} }),
              }),
            }
      await expect(run(dying)).rejects.toThrow('killed')
      expect(await stored()).toMatchObject({ status: 'generating', file: null })
      await run()
      const report = await stored()
      expect(report).toMatchObject({ status: 'completed' })
      expect(files.has(report?.file?.key ?? '')).toBe(true)
    },
  )

  test('T102 goes on with another message when its time is up, and not forever', async () => {
    const { run, stored, reportJobs, job } = await aReport(DEVICES)
    reportJobs.length = 0
    await run({}, () => true)
    expect(reportJobs).toEqual([{ ...job, continued: 1 }])
    expect(await stored()).toMatchObject({ status: 'generating' })
    await run({}, () => true, 11)
    expect(reportJobs).toEqual([
      { ...job, continued: 1 },
      { ...job, continued: 12 },
    ])
    await run({}, () => true, 12)
    expect(reportJobs).toHaveLength(2)
    expect(await stored()).toMatchObject({ status: 'failed', error: 'timed-out' })
  })

  test('REP-3 has all devices, however many are read at once', async () => {
    const { run, stored } = await aReport(DEVICES)
    await run()
    expect(await stored()).toMatchObject({ status: 'completed', deviceCount: DEVICES.length })
  })

  test('T102 fails at once if nothing can be reported', async () => {
    const none = await aReport([])
    await none.run()
    expect(await none.stored()).toMatchObject({ status: 'failed', error: 'no-devices', file: null })
    const many = await aReport()
    await many.run({ subscriptions: { ...many.deps.subscriptions, assignments: tooMany } })
    expect(await many.stored()).toMatchObject({ status: 'failed', error: 'too-many-points' })
  })

  test('T113 does nothing for an account that is closed', async () => {
    const { run, stored, files } = await aReport()
    await run({ accounts: { isClosed: async () => true } })
    expect(files.size).toBe(0)
    expect(await stored()).toMatchObject({ status: 'generating' })
  })
})

const tooMany = () => Promise.reject(new TooManyPositions())

describe('T102 a job that fails', () => {
  test.each([
    [1, 15],
    [2, 60],
    [3, 240],
    [4, 960],
  ])('T102 the %ith time is delivered again %i s later', async (receiveCount, seconds) => {
    const { job, reports, stored } = await aReport()
    const again: [string, number][] = []
    const queue = { deliverAgain: async (handle: string, after: number) => void again.push([handle, after]) }
    const delivery = { receiptHandle: 'r', receiveCount }
    const run = retried(fails, job, delivery, { reports, queue, attemptsMax: ATTEMPTS_MAX })
    await expect(run).rejects.toThrow('a bug')
    expect(again).toEqual([['r', seconds]])
    expect(await stored()).toMatchObject({ status: 'generating' })
  })

  test('T102 for the last time has the report fail with a reason', async () => {
    const { job, reports, stored } = await aReport()
    const queue = { deliverAgain: () => Promise.reject(new Error('not again')) }
    const delivery = { receiptHandle: 'r', receiveCount: ATTEMPTS_MAX }
    const run = retried(fails, job, delivery, { reports, queue, attemptsMax: ATTEMPTS_MAX })
    await expect(run).rejects.toThrow('a bug')
    expect(await stored()).toMatchObject({ status: 'failed', error: 'internal' })
  })
})

const fails = () => Promise.reject(new Error('a bug'))
