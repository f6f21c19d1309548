import { expect, it } from 'vitest'
import type { StoredTracker } from '../stores/trackers.ts'
import { knownTrackers } from './known-trackers.ts'

const aTracker = (trackerId: string): StoredTracker => ({
  trackerId,
  accountId: 'a1',
  trackId: `track-of-${trackerId}`,
  deviceType: 'boat',
  passwordHash: null,
})

function aStore(trackerIds: string[]) {
  const calls: string[][] = []
  const findAll = async (asked: readonly string[]) => {
    calls.push([...asked])
    return new Map(asked.filter((id) => trackerIds.includes(id)).map((id) => [id, aTracker(id)]))
  }
  return { calls, findAll }
}

it('asks once for those that are wanted at the same moment, and not again within a second', async () => {
  let now = 0
  const store = aStore(['t1', 't2'])
  const find = knownTrackers(store.findAll, () => now)
  const [one, two, none] = await Promise.all([find('t1'), find('t2'), find('t3'), find('t1')])
  expect([one?.trackId, two?.trackId, none]).toEqual(['track-of-t1', 'track-of-t2', null])
  now = 999
  await find('t1')
  expect(store.calls).toEqual([['t1', 't2', 't3']])
  now = 1_000
  await find('t1')
  expect(store.calls).toEqual([['t1', 't2', 't3'], ['t1']])
})

it('forgets a failure: the next message asks again', async () => {
  let fails = true
  const store = aStore(['t1'])
  const find = knownTrackers(
    async (asked) => {
      if (fails) throw new Error('The store is away')
      return store.findAll(asked)
    },
    () => 0,
  )
  await expect(find('t1')).rejects.toThrow('away')
  fails = false
  expect((await find('t1'))?.trackerId).toBe('t1')
})
