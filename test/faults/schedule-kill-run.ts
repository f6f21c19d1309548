import { randomUUID } from 'node:crypto'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { scheduleStore } from '../../functions/stores/reports/schedules.ts'
import { MINUTE_MS, SECOND_MS } from '../../shared/time.ts'
import { type LocalProcess, startLocalProcess } from '../make/local/local-process.ts'
import { localStore, storeEndpointIn } from '../make/local/local-store.ts'
import { aStoredSchedule } from '../make/reports/a-schedule.ts'
import { until } from './until.ts'

/** The account may have 1,000. */
const SCHEDULES_PER_ACCOUNT = 100
const DUE_IN_MS = 10 * SECOND_MS
/** A claim of a killed tick, and that of a killed job of five minutes. */
const RUN_WITHIN_MS = 20 * MINUTE_MS
const WRITES_AT_ONCE = 25

const Report = z.object({ scheduleId: z.string(), status: z.string() })
const Schedule = z.object({ scheduleId: z.string(), lastReportId: z.string().nullable() })

/**
 * Kills the whole run with SIGKILL while schedules that are due in the same minute run, and restarts it on the same
 * folder. Ticks overlap. Returns how often schedules have run, and how many reports are still generating.
 */
export async function scheduleKillRun(schedules: number, kills: number) {
  const options = ['--tick', '1s']
  let run = await startLocalProcess({ options })
  const restart = { port: Number(new URL(run.url).port), mqttPort: run.mqttPort, dataFolder: run.dataFolder }
  try {
    await planAll(schedules, Date.now() + DUE_IN_MS, run)
    for (let kill = 1; kill <= kills; kill++) {
      const some = (schedules * kill) / (kills + 1)
      await until(`${some} runs`, async () => (await reportsIn(run)).length >= some, RUN_WITHIN_MS)
      await run.kill()
      run = await startLocalProcess({ ...restart, options })
    }
    const isOver = async () => {
      const reports = await reportsIn(run)
      return reports.length >= schedules && reports.every(({ status }) => status !== 'generating')
    }
    await until('all reports to end', isOver, RUN_WITHIN_MS)
    const reports = await reportsIn(run)
    const started = z.array(Schedule).parse(await itemsOf(run, 'schedules'))
    return {
      reports: reports.length,
      schedulesRun: new Set(reports.map(({ scheduleId }) => scheduleId)).size,
      notStarted: started.filter(({ lastReportId }) => lastReportId === null).length,
    }
  } finally {
    await run.stop()
  }
}

/** Reports of accounts without devices fail at once, and leave their schedules running. */
async function planAll(schedules: number, nextRunAt: number, run: LocalProcess): Promise<void> {
  const { client, tables } = await localStore(storeEndpointIn(run.output()))
  const store = scheduleStore(client, tables)
  const accounts = Array.from({ length: Math.ceil(schedules / SCHEDULES_PER_ACCOUNT) }, () => randomUUID())
  const all = Array.from({ length: schedules }, (_, index) =>
    aStoredSchedule({
      accountId: accounts[index % accounts.length] ?? '',
      scheduleId: `schedule${String(index).padStart(8, '0')}`,
      nextRunAt,
    }),
  )
  for (let first = 0; first < all.length; first += WRITES_AT_ONCE)
    await Promise.all(all.slice(first, first + WRITES_AT_ONCE).map(store.create))
}

const reportsIn = async (run: LocalProcess) => z.array(Report).parse(await itemsOf(run, 'reports'))

async function itemsOf(run: LocalProcess, table: 'reports' | 'schedules'): Promise<unknown[]> {
  const { client, tables } = await localStore(storeEndpointIn(run.output()))
  const { Items = [] } = await client.send(
    new ScanCommand({
      TableName: tables[table],
      ConsistentRead: true,
      ProjectionExpression: FIELDS[table],
      ...NAMES[table],
    }),
  )
  client.destroy()
  return Items
}

const FIELDS = { reports: 'scheduleId, #status', schedules: 'scheduleId, lastReportId' } as const
const NAMES = { reports: { ExpressionAttributeNames: { '#status': 'status' } }, schedules: {} } as const
