import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'
import { aTable } from '../../../test/make/local/a-table.ts'
import { type StoreEngine, storeEngine } from '../../../test/make/local/store-engine.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { type DueWork, dueStore } from '../../stores/due.ts'
import { type DueActions, type TickDeps, tick as tickOnce } from './tick.ts'

let engine: StoreEngine
beforeAll(async () => {
  engine = await storeEngine()
})
afterAll(() => engine.stop())

const anEvent = (eventKey: string): DueWork => ({ kind: 'event', accountId: 'a1', eventKey })

/** A table of due work, and what the ticks have done. */
async function aSchedule() {
  const due = dueStore(engine.client, await engine.createTable(aTable('Due', 'minute', 'dueKey')))
  const clock = { now: NOON }
  const done: string[] = []
  const givenUp: DueWork[] = []
  const failing = new Set<string>()
  const run = async (work: DueWork) => {
    const id = 'eventKey' in work ? work.eventKey : work.accountId
    if (failing.has(id)) throw new Error('it fails')
    done.push(id)
  }
  const actions: DueActions = {
    dwell: run,
    rule: run,
    late: run,
    cut: run,
    restore: run,
    event: run,
    lateAlerts: run,
    notification: run,
    deviceDeletion: run,
    reportRun: run,
    reportNotification: run,
    digest: run,
    order: run,
    orderNotice: run,
    billingMail: run,
    accountMail: run,
    accountDeletion: run,
    accountForget: run,
    exportOverdue: run,
    reportOverdue: run,
  }
  const deps: TickDeps = {
    due,
    loadActions: async () => actions,
    giveUp: async (work) => void givenUp.push(work),
    clock: () => clock.now,
  }
  return { due, actions, clock, done, givenUp, failing, deps, tick: () => tickOnce(deps) }
}

describe('a tick', () => {
  it.each([
    [NOON + 30 * SECOND_MS, []],
    [NOON + 30 * SECOND_MS + 1, ['e1']],
  ])('GEO-4 does work at its time and not before: at %d', async (now, expected) => {
    const { due, clock, done, tick } = await aSchedule()
    await due.put(NOON + 30 * SECOND_MS + 1, anEvent('e1'))
    clock.now = now
    await tick()
    await tick()
    expect(done).toEqual(expected)
  })

  it('GEO-4 two at once, and a late one, do nothing twice', async () => {
    const { due, done, tick } = await aSchedule()
    for (let index = 0; index < 30; index++) await due.put(NOON, anEvent(`e${index}`))
    await Promise.all([tick(), tick(), tick()])
    await tick()
    expect(done).toHaveLength(30)
    expect(new Set(done).size).toBe(30)
  })

  it('GEO-4 after an hour without any catches up', async () => {
    const { due, clock, done, tick } = await aSchedule()
    await tick()
    for (let minute = 1; minute <= 60; minute++)
      await due.put(NOON + minute * MINUTE_MS, anEvent(`e${minute}`))
    clock.now = NOON + HOUR_MS
    await tick()
    expect(done).toHaveLength(60)
    clock.now += MINUTE_MS
    await tick()
    expect(done).toHaveLength(60)
  })

  it('GEO-4 that ends halfway loses nothing: the work is done after its claim', async () => {
    const { due, actions, clock, done, deps, tick } = await aSchedule()
    await due.put(NOON, anEvent('e1'))
    const ending: TickDeps = { ...deps, due: { ...due, complete: () => Promise.reject(new Error('ended')) } }
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const event = () => Promise.reject(new Error('the function ended'))
    ending.loadActions = async () => ({ ...actions, event })
    await tickOnce(ending)
    logged.mockRestore()
    clock.now += MINUTE_MS
    await tick()
    expect(done).toEqual([])
    clock.now += MINUTE_MS
    await tick()
    expect(done).toEqual(['e1'])
  })

  it('T109 gives work up after eight tries, and the others go on', async () => {
    const { due, clock, done, givenUp, failing, tick } = await aSchedule()
    failing.add('e1')
    await due.put(NOON, anEvent('e1'))
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (let tries = 1; tries <= 8; tries++) {
      await tick()
      clock.now += 2 * MINUTE_MS
      await due.put(clock.now, anEvent(`other${tries}`))
    }
    expect(givenUp).toEqual([])
    await tick()
    logged.mockRestore()
    expect(givenUp).toEqual([anEvent('e1')])
    expect(done).toHaveLength(8)
  })

  it('does work that is put into a minute after the minute', async () => {
    const { due, clock, done, tick } = await aSchedule()
    clock.now = NOON + 2 * MINUTE_MS
    await tick()
    await due.put(NOON + MINUTE_MS, anEvent('e1'))
    await tick()
    expect(done).toEqual(['e1'])
  })

  it('work that is done in time is not due any more', async () => {
    const { due, done, tick } = await aSchedule()
    await due.put(NOON, anEvent('e1'))
    await due.delete(NOON, anEvent('e1'))
    await tick()
    expect(done).toEqual([])
  })
})
