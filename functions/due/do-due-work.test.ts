import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomFrom } from '../../bin/simulate/vehicle/random.ts'
import { MINUTE_MS, SECOND_MS } from '../../shared/time.ts'
import { aTable } from '../../test/make/local/a-table.ts'
import { type StoreEngine, storeEngine } from '../../test/make/local/store-engine.ts'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { SEED } from '../../test/seed.ts'
import { dueStore, minuteOf } from '../stores/due.ts'
import type { DueWork } from '../stores/due-work.ts'
import { doDueWork } from './do-due-work.ts'

/** `npm run faults -- due` makes it 100,000. */
const PIECES = Number(process.env.VECTRA_DUE_WORK ?? 400)
const WORKERS = 8
const KILLS = 10
const PUT_AT_ONCE = 100
const DELIVERED_TWICE = 0.1
const VISIBILITY_TIMEOUT_MS = 2 * MINUTE_MS

let engine: StoreEngine
beforeAll(async () => {
  engine = await storeEngine()
})
afterAll(() => engine.stop())

const CUT: DueWork = { kind: 'cut', accountId: 'a1', eventKey: 'e1' }

/** A relay switch that is due, its message, and functions that do it with an action. */
async function aCut() {
  const due = dueStore(engine.client, await engine.createTable(aTable('Due', 'minute', 'dueKey')))
  const clock = { now: NOON }
  const done: number[] = []
  async function listed() {
    const items = []
    for await (const page of due.listPages(minuteOf(NOON))) items.push(...page)
    return items
  }
  await due.put(NOON, CUT)
  const [item] = await listed()
  const cut = async () => void done.push(clock.now)
  const functionWith = (action: () => Promise<void>) =>
    doDueWork({ cut: action }, { due, clock: () => clock.now })
  return { due, clock, done, listed, cut, functionWith, message: JSON.stringify(item) }
}

describe('a message of due work', () => {
  it('GEO-4 that is delivered twice is done once', async () => {
    const { done, listed, cut, functionWith, message } = await aCut()
    const doWork = functionWith(cut)
    await doWork(message)
    await doWork(message)
    expect(done).toEqual([NOON])
    expect(await listed()).toEqual([])
  })

  it('GEO-4 that is delivered twice at once stays in the queue while one of the two is doing it', async () => {
    const { done, cut, functionWith, message } = await aCut()
    await functionWith(async () => {
      await expect(functionWith(cut)(message)).rejects.toThrow('Another function is doing due work cut')
      await cut()
    })(message)
    await functionWith(cut)(message)
    expect(done).toEqual([NOON])
  })

  it.each([
    [MINUTE_MS - 1, 'rejected'],
    [MINUTE_MS, 'fulfilled'],
  ])(
    'GEO-4 whose function was killed in the middle is done once the claim is over: %d ms later it is %s',
    async (later, expected) => {
      const { clock, done, cut, functionWith, message } = await aCut()
      await new Promise<void>((started) => {
        void functionWith(() => new Promise(() => started()))(message)
      })
      clock.now += later
      const [outcome] = await Promise.allSettled([functionWith(cut)(message)])
      expect(outcome?.status).toBe(expected)
      expect(done).toEqual(expected === 'fulfilled' ? [NOON + later] : [])
    },
  )

  it('GEO-4 of work that is put again while it is done leaves the new work', async () => {
    const { due, done, listed, cut, functionWith, message } = await aCut()
    await functionWith(async () => {
      await cut()
      await due.put(NOON + SECOND_MS, CUT)
    })(message)
    const [again] = await listed()
    expect(again).toMatchObject({ dueAt: NOON + SECOND_MS })
    await functionWith(cut)(message)
    expect(done).toEqual([NOON])
    await functionWith(cut)(JSON.stringify(again))
    expect(done).toEqual([NOON, NOON])
    expect(await listed()).toEqual([])
  })

  it('GEO-4 of work that was removed since does nothing', async () => {
    const { due, done, cut, functionWith, message } = await aCut()
    await due.delete(NOON, CUT)
    await functionWith(cut)(message)
    expect(done).toEqual([])
  })

  it('T109 of a kind that this version or this function does not know stays in the queue', async () => {
    const { done, listed, cut, functionWith, message } = await aCut()
    const [item] = await listed()
    for (const work of [
      { kind: 'teleport', to: 'Key West' },
      { kind: 'digest', accountId: 'a1', digest: 'email' },
    ])
      await expect(functionWith(cut)(JSON.stringify({ ...item, work }))).rejects.toThrow('There is no action')
    await functionWith(cut)(message)
    expect(done).toEqual([NOON])
  })
})

it('GEO-4 no due work is lost, and none starts twice but for what a killed function was doing', async () => {
  const due = dueStore(engine.client, await engine.createTable(aTable('Due', 'minute', 'dueKey')))
  const { unit: random } = randomFrom(SEED)
  const ids = Array.from({ length: PIECES }, (_, index) => `e${index}`)
  for (let from = 0; from < PIECES; from += PUT_AT_ONCE)
    await Promise.all(
      ids.slice(from, from + PUT_AT_ONCE).map((eventKey) => due.put(NOON, { ...CUT, eventKey })),
    )
  const queue: string[] = []
  for await (const page of due.listPages(minuteOf(NOON)))
    for (const item of page)
      queue.push(...Array.from({ length: random() < DELIVERED_TWICE ? 2 : 1 }, () => JSON.stringify(item)))
  queue.sort(() => random() - 0.5)
  expect(queue.length).toBeGreaterThan(PIECES)

  const clock = { now: NOON }
  const [started, done] = [new Map<string, number>(), new Map<string, number>()]
  const count = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1)
  const killAt = new Set(
    Array.from({ length: KILLS }, (_, kill) => Math.floor(((kill + 1) * PIECES) / (KILLS + 2))),
  )
  const killed = new Set<string>()
  const again: string[] = []
  let starts = 0
  async function work(): Promise<void> {
    for (let body = queue.pop(); body !== undefined; body = queue.pop()) {
      const message = body
      let isKilled = () => {}
      const end = new Promise<void>((resolve) => {
        isKilled = resolve
      })
      const doWork = doDueWork(
        {
          async cut({ eventKey }: DueWork<'cut'>) {
            count(started, eventKey)
            starts += 1
            if (killAt.delete(starts)) {
              killed.add(eventKey)
              isKilled()
              await new Promise(() => undefined)
            }
            count(done, eventKey)
          },
        },
        { due, clock: () => clock.now },
      )
      const outcome = await Promise.race([
        doWork(message).then(
          () => 'done',
          () => 'failed',
        ),
        end,
      ])
      if (outcome !== 'done') again.push(message)
    }
  }
  do {
    queue.push(...again.splice(0))
    await Promise.all(Array.from({ length: WORKERS }, work))
    clock.now += VISIBILITY_TIMEOUT_MS
  } while (again.length > 0)

  expect(ids.filter((id) => done.get(id) !== 1)).toEqual([])
  expect(killed.size).toBe(KILLS)
  expect(ids.filter((id) => started.get(id) !== (killed.has(id) ? 2 : 1))).toEqual([])
  const left = []
  for await (const page of due.listPages(minuteOf(NOON))) left.push(...page)
  expect(left).toEqual([])
})
