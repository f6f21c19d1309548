import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { nextRun } from '../../../shared/reports/next-run.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { quietLog } from '../../../test/make/devices/deleting-owners.ts'
import { dueRun } from '../../../test/make/due/due-run.ts'
import { aTable } from '../../../test/make/local/a-table.ts'
import { storeClient } from '../../../test/make/local/local-store.ts'
import { type StoreEngine, storeEngine } from '../../../test/make/local/store-engine.ts'
import { aStoredSchedule } from '../../../test/make/reports/a-schedule.ts'
import type { ReportJob } from '../../outside/report-queue.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { dueStore, minuteOf } from '../../stores/due.ts'
import { reportStore } from '../../stores/reports/reports.ts'
import { type StoredSchedule, scheduleStore } from '../../stores/reports/schedules.ts'
import { type RunWork, runSchedule } from './run-schedule.ts'

/** `npm run faults` makes it 1,000. */
const SCHEDULES = Number(process.env.VECTRA_SCHEDULES ?? 40)
const EIGHT = Date.parse('2026-06-10T08:00:00Z')
/** A claim of a killed tick ends within this time. */
const CLAIM_MS = 2 * MINUTE_MS + SECOND_MS

let engine: StoreEngine
let shared: Record<'accounts' | 'reports' | 'schedules', string>
beforeAll(async () => {
  engine = await storeEngine()
  shared = {
    accounts: await engine.createTable(aTable('Accounts', 'accountId')),
    reports: await engine.createTable(aTable('Reports', 'accountId', 'reportId')),
    schedules: await engine.createTable(aTable('Schedules', 'accountId', 'scheduleId')),
  }
})
afterAll(() => engine.stop())
afterEach(() => vi.restoreAllMocks())

/** Due work of its own, and ticks over it that may be killed. */
async function aWorld() {
  const tables = { ...shared, due: await engine.createTable(aTable('Due', 'minute', 'dueKey')) }
  const clock = { now: EIGHT + 30 * SECOND_MS }
  const now = () => clock.now
  const jobs: ReportJob[] = []

  const depsOn = (client: StoreEngine['client'], count: () => void) => ({
    accounts: accountStore(client, tables.accounts),
    schedules: scheduleStore(client, tables),
    reports: reportStore(client, tables),
    reportQueue: {
      async send(job: ReportJob) {
        count()
        jobs.push(job)
      },
    },
    now,
  })

  const calls = { left: Number.POSITIVE_INFINITY }
  const count = () => {
    calls.left -= 1
    if (calls.left < 0) throw new Error('killed')
  }
  const client = storeClient(engine.endpoint)
  client.middlewareStack.add(
    (next, context) => async (args) => {
      // a tick queries 17 parts of each minute, and it makes no difference at which of them it is killed
      if (context.commandName !== 'QueryCommand') count()
      return next(args)
    },
    { step: 'initialize' },
  )
  const due = dueStore(client, tables.due)
  const deps = depsOn(client, count)
  const run = dueRun({
    // the table is new in each test, so there is nothing before
    due: { ...due, cursor: async () => (await due.cursor()) ?? minuteOf(EIGHT) },
    actions: {
      reportRun: (work: RunWork) => runSchedule(work, deps),
      reportOverdue: async () => undefined,
    },
    clock: now,
  })

  /**
   * Runs one tick and what it sets off, killed at the nth call of the store or the queue, not counting queries. Returns
   * whether it was.
   */
  async function tickOnce(callsLeft = Number.POSITIVE_INFINITY): Promise<boolean> {
    calls.left = callsLeft
    await run().catch((error: unknown) => {
      if (calls.left >= 0) throw error
    })
    return calls.left < 0
  }

  const schedules = scheduleStore(engine.client, tables)
  return {
    clock,
    jobs,
    schedules,
    tickOnce,
    reports: reportStore(engine.client, tables),
    run: (work: { accountId: string; scheduleId: string; at: number }) =>
      runSchedule(
        { kind: 'reportRun', ...work },
        depsOn(engine.client, () => undefined),
      ),
    async due(minute: number): Promise<string[]> {
      const keys: string[] = []
      for await (const page of dueStore(engine.client, tables.due).listPages(minute))
        keys.push(...page.map(({ dueKey }) => dueKey).filter((key) => key.startsWith('reportRun#')))
      return keys
    },
    async planned(changes: Parameters<typeof aStoredSchedule>[0] = {}): Promise<StoredSchedule> {
      const schedule = aStoredSchedule({ accountId: randomUUID(), nextRunAt: EIGHT, ...changes })
      await schedules.create(schedule)
      return schedule
    },
  }
}

describe('REP-4 a planned run', () => {
  it('REP-4 generates one report, about the day before, and plans the next run', async () => {
    const { tickOnce, planned, jobs, reports, schedules, due } = await aWorld()
    const { accountId, scheduleId } = await planned()
    await tickOnce()
    await tickOnce()
    const [job] = jobs
    expect(jobs).toHaveLength(1)
    expect(await reports.get(accountId, job?.reportId ?? '', EIGHT)).toMatchObject({
      status: 'generating',
      scheduleId,
      period: { from: '2026-06-09', to: '2026-06-09', timezone: 'UTC' },
    })
    expect(await schedules.get(accountId, scheduleId)).toMatchObject({
      nextRunAt: EIGHT + DAY_MS,
      lastRunAt: EIGHT,
      lastReportId: job?.reportId,
      lastOutcome: 'generating',
    })
    expect(await due(EIGHT)).toEqual([])
    expect(await due(EIGHT + DAY_MS)).toHaveLength(1)
  })

  it('REP-4 that is killed at any step and repeated generates one report', async () => {
    quietLog()
    let steps = 0
    for (let isKilled = true; isKilled; steps++) {
      const { clock, tickOnce, planned, jobs, reports, schedules, due } = await aWorld()
      const { accountId, scheduleId } = await planned()
      isKilled = await tickOnce(steps)
      clock.now += CLAIM_MS
      await tickOnce()
      expect(new Set(jobs.map(({ reportId }) => reportId)).size, `killed after ${steps} calls`).toBe(1)
      expect(await reports.list(accountId, clock.now)).toHaveLength(1)
      expect((await schedules.get(accountId, scheduleId))?.nextRunAt).toBe(EIGHT + DAY_MS)
      expect([await due(EIGHT), await due(EIGHT + DAY_MS)]).toMatchObject([[], [expect.anything()]])
    }
    expect(steps).toBeGreaterThan(6)
  })

  it('REP-4 after days without a tick runs once, about the newest of the missed days', async () => {
    const { clock, run, planned, reports, schedules } = await aWorld()
    const { accountId, scheduleId } = await planned()
    clock.now = EIGHT + 3 * DAY_MS + 5 * MINUTE_MS
    // a tick walks through the minutes, which takes long for three days
    for (let times = 0; times < 2; times++) await run({ accountId, scheduleId, at: EIGHT })
    const all = await reports.list(accountId, clock.now)
    expect(all.map(({ period }) => period.from)).toEqual(['2026-06-12'])
    expect(await schedules.get(accountId, scheduleId)).toMatchObject({
      lastRunAt: EIGHT + 3 * DAY_MS,
      nextRunAt: EIGHT + 4 * DAY_MS,
    })
  })

  it('REP-4 does not start once its schedule was moved, disabled or deleted', async () => {
    const { tickOnce, planned, jobs, schedules, due } = await aWorld()
    const moved = await planned({ scheduleId: 'moved00000000000' })
    const disabled = await planned({ scheduleId: 'disabled00000000' })
    const deleted = await planned({ scheduleId: 'deleted000000000' })
    const later = { ...moved.settings, schedule: { ...moved.settings.schedule, time: '09:30' } }
    const nextRunAt = nextRun(later, EIGHT)
    expect(await schedules.update(moved, { ...moved, settings: later, nextRunAt })).toBe(true)
    const off = { ...disabled, settings: { ...disabled.settings, enabled: false }, nextRunAt: null }
    expect(await schedules.update(disabled, off)).toBe(true)
    expect(await schedules.delete(deleted)).toBe(true)
    expect(await due(EIGHT)).toEqual([])
    expect(await due(nextRunAt)).toHaveLength(1)
    await tickOnce()
    expect(jobs).toEqual([])
  })

  it('REP-4 whose schedule changed since it was read is refused, so nothing is lost', async () => {
    const { planned, schedules } = await aWorld()
    const before = await planned()
    const run = { runAt: EIGHT, reportId: 'a'.repeat(32) }
    expect(await schedules.startPlanned(before, run, EIGHT + DAY_MS)).toBe(true)
    expect(await schedules.startPlanned(before, run, EIGHT + DAY_MS)).toBe(false)
    expect(await schedules.update(before, { ...before, nextRunAt: null })).toBe(false)
    expect(await schedules.delete(before)).toBe(false)
  })
})

it(`REP-4 ${SCHEDULES} schedules that are due in one minute all run, once each, with two ticks at once that are killed`, async () => {
  quietLog()
  const { clock, tickOnce, planned, jobs, reports, schedules, due } = await aWorld()
  const accounts = Array.from({ length: Math.ceil(SCHEDULES / 100) }, (_, index) => `account${index}`)
  for (let index = 0; index < SCHEDULES; index++) {
    const accountId = accounts[index % accounts.length] ?? ''
    await planned({ accountId, scheduleId: `schedule${String(index).padStart(8, '0')}` })
  }
  for (const share of [0.1, 0.5, 1.5]) {
    const killedAfter = Math.ceil(SCHEDULES * share)
    expect(await Promise.all([tickOnce(killedAfter), tickOnce(killedAfter + 7)])).toContain(true)
    clock.now += CLAIM_MS
  }
  await Promise.all([tickOnce(), tickOnce()])
  expect(await due(EIGHT)).toEqual([])
  expect(await due(EIGHT + DAY_MS)).toHaveLength(SCHEDULES)
  for (const accountId of accounts) {
    const all = await schedules.list(accountId)
    const generated = await reports.list(accountId, clock.now)
    expect(generated).toHaveLength(all.length)
    expect(new Set(generated.map(({ scheduleId }) => scheduleId)).size).toBe(all.length)
    for (const { nextRunAt, lastRunAt } of all)
      expect([toIso(nextRunAt ?? 0), toIso(lastRunAt ?? 0)]).toEqual([toIso(EIGHT + DAY_MS), toIso(EIGHT)])
  }
  expect(new Set(jobs.map(({ reportId }) => reportId)).size).toBe(SCHEDULES)
}, 600_000)
