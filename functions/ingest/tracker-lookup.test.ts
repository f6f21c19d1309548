import { expect, it } from 'vitest'
import type { StoredTracker } from '../stores/devices/trackers.ts'
import { trackerLookup } from './tracker-lookup.ts'

const aTracker = (trackerId: string): StoredTracker => ({
  trackerId,
  accountId: 'a1',
  trackId: `track-of-${trackerId}`,
  deviceType: 'boat',
  passwordHash: null,
})

function aStore(trackerIds: string[]) {
  const calls: string[][] = []
  const getMany = async (ids: readonly string[]) => {
    calls.push([...ids])
    return new Map(ids.filter((id) => trackerIds.includes(id)).map((id) => [id, aTracker(id)]))
  }
  return { calls, getMany }
}

it('looks up concurrent requests in one call, and not again within a second', async () => {
  let now = 0
  const store = aStore(['t1', 't2'])
  const find = trackerLookup(store.getMany, () => now)
  const [one, two, none] = await Promise.all([find('t1'), find('t2'), find('t3'), find('t1')])
  expect([one?.trackId, two?.trackId, none]).toEqual(['track-of-t1', 'track-of-t2', null])
  now = 999
  await find('t1')
  expect(store.calls).toEqual([['t1', 't2', 't3']])
  now = 1_000
  await find('t1')
  expect(store.calls).toEqual([['t1', 't2', 't3'], ['t1']])
})

it('does not cache a failure: the next message looks up again', async () => {
  let fails = true
  const store = aStore(['t1'])
  const find = trackerLookup(
    async (ids) => {
      if (fails) throw new Error('The store is unavailable')
      return store.getMany(ids)
    },
    () => 0,
  )
  await expect(find('t1')).rejects.toThrow('unavailable')
  fails = false
  expect((await find('t1'))?.trackerId).toBe('t1')
})
