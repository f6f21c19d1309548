import { setTimeout as delay } from 'node:timers/promises'
import { doDueWork } from '../../functions/due/do-due-work.ts'
import { type MinutesRead, tick } from '../../functions/handlers/tick/tick.ts'
import type { DueMessage } from '../../functions/outside/due-queues.ts'
import { type DueStore, dueStore, minuteOf } from '../../functions/stores/due.ts'
import { type DueWork, LOADS, type Load } from '../../functions/stores/due-work.ts'
import { MINUTE_MS, SECOND_MS } from '../../shared/time.ts'
import { aTable } from '../make/local/a-table.ts'
import { storeEngine } from '../make/local/store-engine.ts'
import { type Figure, figure } from './figure.ts'
import { inForms } from './part.ts'

/** What a piece of work waits for on AWS: a late trail makes some twenty calls of the store, the others a few. */
const WORK_MS = { late: 250, dwell: 50, cut: 50 }
/** A message batch of a function. */
const BATCH = 10
const WORKERS: Record<Load, number> = {
  relay: 1,
  devices: 2,
  lateTrails: 8,
  messages: 0,
  accounts: 0,
  usage: 0,
}
const PUT_AT_ONCE = 50
const ON_TIME = { atMost: 60 }
const TRAILS_WITHIN = { atMost: 300 }

type Counts = { late: number; dwell: number; cut: number; alone: number }

/**
 * The hour after a mobile network came back: late trails, dwells and relay switches that are due in the same minute. The
 * store and the claims are real, and each piece of work waits for as long as on AWS. The peer is one function that does
 * ten pieces at a time, as the tick did before.
 */
export const due = inForms(
  { late: 20_000, dwell: 2_000, cut: 200, alone: 400 },
  { late: 60, dwell: 10, cut: 10, alone: 20 },
  async (counts, { atEnd }) => {
    const engine = await storeEngine()
    atEnd(() => engine.stop())
    const aDueTable = async () =>
      dueStore(engine.client, await engine.createTable(aTable('Due', 'minute', 'dueKey')))
    const peer = await aloneRate(await aDueTable(), counts.alone)
    const { handOverSeconds, secondsOf } = await afterAnOutage(await aDueTable(), counts)
    const pieces = counts.late + counts.dwell + counts.cut
    const rate = counts.late / secondsOf.lateTrails
    const figures: Figure[] = [
      figure('handed over by the tick', pieces / handOverSeconds, 'pieces/s'),
      figure(`${counts.cut} relay switches done`, secondsOf.relay, 's', ON_TIME),
      figure(`${counts.dwell} dwells done`, secondsOf.devices, 's', ON_TIME),
      figure(`${counts.late} late trails done`, secondsOf.lateTrails, 's', TRAILS_WITHIN),
      figure('late trails by one function, ten at a time', peer, 'trails/s'),
      figure(`  by ${WORKERS.lateTrails} functions`, rate / peer, 'times as many', { atLeast: 6 }),
    ]
    return figures
  },
)

const device = (index: number) => ({ accountId: `a${index}`, deviceId: `d${index}`, trackId: `t${index}` })
const aLate = (index: number): DueWork => ({ kind: 'late', ...device(index), from: 0 })

/** Late trails a second, by one function. */
async function aloneRate(due: DueStore, count: number): Promise<number> {
  const minute = minuteOf(Date.now() - MINUTE_MS)
  await putAll(
    due,
    minute,
    Array.from({ length: count }, (_, index) => aLate(index)),
  )
  const { queues } = await handOverAll(due, minute, count)
  const startedAt = performance.now()
  await worker(due, queues.lateTrails)
  return (count / (performance.now() - startedAt)) * SECOND_MS
}

async function afterAnOutage(due: DueStore, { late, dwell, cut }: Counts) {
  const minute = minuteOf(Date.now() - MINUTE_MS)
  await putAll(due, minute, [
    ...Array.from({ length: late }, (_, index) => aLate(index)),
    ...Array.from({ length: dwell }, (_, index): DueWork => ({ kind: 'dwell', ...device(index) })),
    ...Array.from(
      { length: cut },
      (_, index): DueWork => ({
        kind: 'cut',
        accountId: `a${index}`,
        eventKey: `e${index}`,
      }),
    ),
  ])
  const startedAt = performance.now()
  const seconds = () => (performance.now() - startedAt) / SECOND_MS
  const { queues } = await handOverAll(due, minute, late + dwell + cut)
  const handOverSeconds = seconds()
  const secondsOf = { relay: 0, devices: 0, lateTrails: 0, messages: 0, accounts: 0, usage: 0 }
  await Promise.all(
    LOADS.map(async (load) => {
      await Promise.all(Array.from({ length: WORKERS[load] }, () => worker(due, queues[load])))
      secondsOf[load] = seconds()
    }),
  )
  return { handOverSeconds, secondsOf }
}

async function putAll(due: DueStore, dueAt: number, works: readonly DueWork[]): Promise<void> {
  for (let from = 0; from < works.length; from += PUT_AT_ONCE)
    await Promise.all(works.slice(from, from + PUT_AT_ONCE).map((work) => due.put(dueAt, work)))
}

/** Ticks until everything is in its queue. */
async function handOverAll(due: DueStore, minute: number, count: number) {
  const queues: Record<Load, DueMessage[]> = {
    relay: [],
    devices: [],
    lateTrails: [],
    messages: [],
    accounts: [],
    usage: [],
  }
  const queueOf = (load: Load) => ({
    send: async (messages: readonly DueMessage[]) => void queues[load].push(...messages),
  })
  const sent = () => LOADS.reduce((sum, load) => sum + queues[load].length, 0)
  const minutes: MinutesRead = new Map()
  await due.advanceCursor(minute)
  while (sent() < count)
    await tick(
      {
        due,
        queues: {
          relay: queueOf('relay'),
          devices: queueOf('devices'),
          lateTrails: queueOf('lateTrails'),
          messages: queueOf('messages'),
          accounts: queueOf('accounts'),
          usage: queueOf('usage'),
        },
        giveUp: () => Promise.reject(new Error('all kinds are known here')),
        clock: Date.now,
      },
      minutes,
    )
  return { queues }
}

/** Does batches from the front of a queue until it is empty. */
async function worker(due: DueStore, queue: DueMessage[]): Promise<void> {
  const doWork = doDueWork(
    {
      late: () => delay(WORK_MS.late),
      dwell: () => delay(WORK_MS.dwell),
      cut: () => delay(WORK_MS.cut),
    },
    { due, clock: Date.now },
  )
  for (let batch = queue.splice(0, BATCH); batch.length > 0; batch = queue.splice(0, BATCH))
    await Promise.all(batch.map((message) => doWork(JSON.stringify(message))))
}
