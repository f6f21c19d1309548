import { DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { HOUR_MS, MINUTE_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { dueRun } from '../../../test/make/due/due-run.ts'
import { aTable } from '../../../test/make/local/a-table.ts'
import { type StoreEngine, storeEngine } from '../../../test/make/local/store-engine.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import type { DueMessage } from '../../outside/due-queues.ts'
import { dueStore } from '../../stores/due.ts'
import type { DueWork, Load } from '../../stores/due-work.ts'
import { type MinutesRead, type TickDeps, tick as tickOnce } from './tick.ts'

let engine: StoreEngine
beforeAll(async () => {
  engine = await storeEngine()
})
afterAll(() => engine.stop())

const anEvent = (eventKey: string): DueWork => ({ kind: 'event', accountId: 'a1', eventKey })
const aCut = (eventKey: string): DueWork => ({ kind: 'cut', accountId: 'a1', eventKey })

/** A table of due work, what an instance of the tick hands over, and what is done of it. */
async function aSchedule() {
  const table = await engine.createTable(aTable('Due', 'minute', 'dueKey'))
  const due = dueStore(engine.client, table)
  const clock = { now: NOON }
  const done: string[] = []
  const failing = new Set<string>()
  const doWork = async (work: DueWork<'event' | 'cut' | 'digest'>) => {
    const id = 'eventKey' in work ? work.eventKey : work.accountId
    if (failing.has(id)) throw new Error('it fails')
    done.push(id)
  }
  const actions = { event: doWork, cut: doWork, digest: doWork }
  const aRun = () => dueRun({ due, actions, clock: () => clock.now })
  return { table, due, clock, done, failing, aRun, run: aRun() }
}

/** An instance of the tick whose queues only note what is sent. */
function anInstance(due: TickDeps['due'], clock: { now: number }) {
  const sent: [Load, string][] = []
  const givenUp: unknown[] = []
  const failing = new Set<Load>()
  const queueOf = (load: Load) => ({
    async send(messages: readonly DueMessage[]) {
      if (failing.has(load)) throw new Error('the queue fails')
      sent.push(...messages.map(({ dueKey }) => [load, dueKey] as [Load, string]))
    },
  })
  const queues = {
    relay: queueOf('relay'),
    devices: queueOf('devices'),
    lateTrails: queueOf('lateTrails'),
    messages: queueOf('messages'),
    accounts: queueOf('accounts'),
    usage: queueOf('usage'),
  }
  const giveUp = async (work: unknown) => void givenUp.push(work)
  const minutes: MinutesRead = new Map()
  const tick = () => tickOnce({ due, queues, giveUp, clock: () => clock.now }, minutes)
  return { sent, givenUp, failing, tick }
}

/** A client that is refused queries of the shards whose key begins with `throttled`, while it is. */
function throttledClient(shards: { throttled: string; isThrottled: boolean }): DynamoDBDocumentClient {
  const client = DynamoDBDocumentClient.from(engine.client)
  client.middlewareStack.add(
    (next) => (sent) => {
      const text = JSON.stringify(sent.input)
      if (shards.isThrottled && text.includes('"#minute = :minute"') && text.includes(shards.throttled))
        throw new Error('the shard is throttled')
      return next(sent)
    },
    { step: 'initialize' },
  )
  return client
}

const quietErrors = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

describe('due work', () => {
  it.each([
    [NOON + 30 * SECOND_MS, []],
    [NOON + 30 * SECOND_MS + 1, ['e1']],
  ])('GEO-4 is done at its time and not before: at %d', async (now, expected) => {
    const { due, clock, done, run } = await aSchedule()
    await due.put(NOON + 30 * SECOND_MS + 1, anEvent('e1'))
    clock.now = now
    await run()
    await run()
    expect(done).toEqual(expected)
  })

  it('GEO-4 that two ticks at once and a late one hand over is done once', async () => {
    const { due, done, aRun } = await aSchedule()
    for (let index = 0; index < 30; index++) await due.put(NOON, anEvent(`e${index}`))
    await Promise.allSettled([aRun()(), aRun()(), aRun()()])
    await aRun()()
    expect(done).toHaveLength(30)
    expect(new Set(done).size).toBe(30)
  })

  it('GEO-4 of an hour without a tick is done by the next', async () => {
    const { due, clock, done, run } = await aSchedule()
    await run()
    for (let minute = 1; minute <= 60; minute++)
      await due.put(NOON + minute * MINUTE_MS, anEvent(`e${minute}`))
    clock.now = NOON + HOUR_MS
    await run()
    expect(done).toHaveLength(60)
    clock.now += MINUTE_MS
    await run()
    expect(done).toHaveLength(60)
  })

  it('GEO-4 that fails is tried again two minutes later, and keeps neither others nor the next minutes', async () => {
    const { due, clock, done, failing, run } = await aSchedule()
    failing.add('e1')
    await due.put(NOON, anEvent('e1'))
    for (let tries = 1; tries <= 8; tries++) {
      await due.put(clock.now, anEvent(`other${tries}`))
      await expect(run()).rejects.toThrow('Due work event failed: Error: it fails')
      clock.now += MINUTE_MS
      await run()
      clock.now += MINUTE_MS
    }
    expect(done).toHaveLength(8)
    expect(await due.cursor()).toBeGreaterThan(NOON)
    failing.clear()
    await run()
    expect(done.at(-1)).toBe('e1')
    clock.now += HOUR_MS
    await run()
    expect(done).toHaveLength(9)
  })

  it('GEO-4 that is put again once it is done is done again', async () => {
    const { due, done, run } = await aSchedule()
    await due.put(NOON, anEvent('e1'))
    await run()
    await due.put(NOON, anEvent('e1'))
    await run()
    await run()
    expect(done).toEqual(['e1', 'e1'])
  })

  it('is done in all shards of a minute, and where a version before shards has put it', async () => {
    const { table, due, done, run } = await aSchedule()
    const accounts = Array.from({ length: 64 }, (_, index) => `account${index}`)
    for (const accountId of accounts) await due.put(NOON, { kind: 'digest', accountId, digest: 'email' })
    const Item = { minute: toIso(NOON), dueKey: 'event#a1#e1', dueAt: NOON, work: anEvent('e1') }
    await engine.client.send(new PutCommand({ TableName: table, Item }))
    const { Items = [] } = await engine.client.send(new ScanCommand({ TableName: table }))
    expect(new Set(Items.map(({ minute }) => minute)).size).toBe(17)
    await run()
    expect(done.toSorted()).toEqual([...accounts, 'e1'].toSorted())
    await run()
    expect(done).toHaveLength(accounts.length + 1)
  })

  it('is done late that was put before a rollback to a version without shards, whose cursor is its own', async () => {
    const { table, due, clock, done, run } = await aSchedule()
    const oldCursor = (at: number) =>
      engine.client.send(new PutCommand({ TableName: table, Item: { minute: 'cursor', dueKey: 'tick', at } }))
    await oldCursor(NOON - 3 * MINUTE_MS)
    await due.put(NOON - 3 * MINUTE_MS, anEvent('before the upgrade'))
    await due.put(NOON + HOUR_MS, anEvent('during the rollback'))
    await run()
    await oldCursor(NOON + 2 * HOUR_MS)
    clock.now = NOON + 2 * HOUR_MS
    await run()
    expect(done).toEqual(['before the upgrade', 'during the rollback'])
  })

  it('is done that is put into a minute after the minute', async () => {
    const { due, clock, done, run } = await aSchedule()
    clock.now = NOON + 2 * MINUTE_MS
    await run()
    await due.put(NOON + MINUTE_MS, anEvent('e1'))
    await run()
    expect(done).toEqual(['e1'])
  })

  it('is done that is put when the clock has gone back an hour', async () => {
    const { due, clock, done, run } = await aSchedule()
    clock.now = NOON + HOUR_MS
    await run()
    clock.now = NOON
    await due.put(NOON, anEvent('e1'))
    await run()
    expect(done).toEqual(['e1'])
  })

  it('that was removed in time is not done', async () => {
    const { due, done, run } = await aSchedule()
    await due.put(NOON, anEvent('e1'))
    await due.delete(NOON, anEvent('e1'))
    await run()
    expect(done).toEqual([])
  })
})

describe('a tick', () => {
  it('hands work over to the queue of its load, once', async () => {
    const { due, clock } = await aSchedule()
    await due.put(NOON, aCut('e1'))
    const device = { accountId: 'a1', deviceId: 'd1', trackId: 't1' }
    await due.put(NOON, { kind: 'dwell', ...device })
    await due.put(NOON, { kind: 'late', ...device, from: NOON })
    await due.put(NOON, anEvent('e1'))
    await due.put(NOON, { kind: 'order', accountId: 'a1', orderId: 'o1' })
    const { sent, tick } = anInstance(due, clock)
    await tick()
    clock.now += MINUTE_MS
    await tick()
    expect(sent).toEqual([
      ['relay', 'cut#a1#e1'],
      ['devices', 'dwell#t1'],
      ['lateTrails', 'late#t1'],
      ['messages', 'event#a1#e1'],
      ['accounts', 'order#o1'],
    ])
  })

  it('whose queue fails hands the rest over, and the next one what is left', async () => {
    const { due, clock } = await aSchedule()
    const { sent, failing, tick } = anInstance(due, clock)
    await due.put(NOON, aCut('e1'))
    await due.put(NOON, anEvent('e1'))
    failing.add('messages')
    const logged = quietErrors()
    clock.now += 5 * MINUTE_MS
    await tick()
    expect(logged.mock.calls.flat().join()).toContain('"due-work-not-handed-over","load":"messages"')
    logged.mockRestore()
    expect(sent).toEqual([['relay', 'cut#a1#e1']])
    failing.clear()
    clock.now += MINUTE_MS
    await tick()
    expect(sent).toEqual([
      ['relay', 'cut#a1#e1'],
      ['messages', 'event#a1#e1'],
    ])
    clock.now += MINUTE_MS
    await tick()
    expect(sent).toHaveLength(2)
  })

  it.each([
    ['each second, a minute that is over', SECOND_MS, 24],
    ['each minute, it', MINUTE_MS, 3],
  ])('that comes %s is read rarely', async (_, every, reads) => {
    const { due, clock } = await aSchedule()
    let read = 0
    const counting = {
      ...due,
      listPages(minute: number) {
        read += minute === NOON ? 1 : 0
        return due.listPages(minute)
      },
    }
    const { sent, tick } = anInstance(counting, clock)
    const end = NOON + MINUTE_MS
    clock.now = end
    await due.advanceCursor(NOON)
    for (; clock.now < end + 4 * MINUTE_MS; clock.now += every) {
      // the last moment at which work may still be put into the minute
      if (clock.now === end + 2 * MINUTE_MS) await due.put(NOON, aCut('e1'))
      await tick()
    }
    expect(read).toBeLessThanOrEqual(reads)
    expect(sent).toEqual([['relay', 'cut#a1#e1']])
  })

  it('whose store throttles a shard hands the others over, and the next one that shard', async () => {
    const { table, due, clock } = await aSchedule()
    for (let index = 0; index < 32; index++)
      await due.put(NOON, { kind: 'cut', accountId: `a${index}`, eventKey: 'e' })
    const shards = { throttled: `${toIso(NOON)}#3`, isThrottled: true }
    const throttling = dueStore(throttledClient(shards), table)
    const { sent, tick } = anInstance(throttling, clock)
    clock.now += 5 * MINUTE_MS
    const logged = quietErrors()
    await tick()
    expect(logged.mock.calls.flat().join()).toContain('"due-shard-not-read"')
    logged.mockRestore()
    const handedOver = sent.length
    expect(handedOver).toBeGreaterThan(16)
    expect(handedOver).toBeLessThan(32)
    shards.isThrottled = false
    clock.now += MINUTE_MS
    await tick()
    expect(new Set(sent.map(([, dueKey]) => dueKey)).size).toBe(32)
    expect(sent).toHaveLength(32)
  })

  it('whose store cannot be read at all fails, and the next one hands over', async () => {
    const { table, due, clock } = await aSchedule()
    await due.put(NOON, aCut('e1'))
    const shards = { throttled: '', isThrottled: true }
    const { sent, tick } = anInstance(dueStore(throttledClient(shards), table), clock)
    await expect(tick()).rejects.toThrow('the shard is throttled')
    shards.isThrottled = false
    await tick()
    expect(sent).toEqual([['relay', 'cut#a1#e1']])
  })

  it('T109 keeps work of a kind that only a later version knows as a dead letter, and hands the rest over', async () => {
    const { table, due, clock } = await aSchedule()
    const { sent, givenUp, tick } = anInstance(due, clock)
    await due.put(NOON, anEvent('e1'))
    const work = { kind: 'teleport', accountId: 'a1', to: 'Key West' }
    const Item = { minute: toIso(NOON), dueKey: 'teleport#a1', dueAt: NOON, work }
    await engine.client.send(new PutCommand({ TableName: table, Item }))
    const logged = quietErrors()
    await tick()
    expect(logged.mock.calls.flat().join()).toContain('"due-work-unknown","kind":"teleport"')
    logged.mockRestore()
    expect(givenUp).toEqual([work])
    expect(sent).toEqual([['messages', 'event#a1#e1']])
    await anInstance(due, clock).tick()
    expect(givenUp).toHaveLength(1)
  })
})
