import { expect, it, vi } from 'vitest'
import * as z from 'zod'
import { aStore, BUSY, NO_TABLE } from '../../../test/make/local/a-store.ts'
import { batchGet } from './batch-get.ts'
import { StoreUnavailable } from './store-unavailable.ts'

const Request = z.object({
  RequestItems: z.object({
    T: z.object({
      Keys: z.array(z.object({ id: z.object({ S: z.string() }) })),
      ConsistentRead: z.boolean(),
      ProjectionExpression: z.string(),
    }),
  }),
})
const keysOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `k${index}` }))
const idsOf = (items: readonly { id?: unknown }[]) => items.map(({ id }) => id).toSorted()
const OPTIONS = { fields: ['id', 'name'], consistent: true }

it('reads at most 100 keys per call, and retries the keys that were left out', async () => {
  const store = await aStore((request) => {
    const { Keys } = Request.parse(request).RequestItems.T
    expect(Keys.length).toBeLessThanOrEqual(100)
    const left = Keys.slice(60)
    return {
      Responses: { T: Keys.slice(0, 60) },
      ...(left.length > 0 ? { UnprocessedKeys: { T: { Keys: left } } } : {}),
    }
  })
  for (const count of [0, 1, 100, 101, 250])
    expect(idsOf(await batchGet(store, 'T', keysOf(count), OPTIONS))).toEqual(idsOf(keysOf(count)))
})

it('reads only the named fields, with the given consistency', async () => {
  const requested: unknown[] = []
  const store = await aStore((request) => {
    const { ConsistentRead, ProjectionExpression } = Request.parse(request).RequestItems.T
    requested.push(ConsistentRead, ProjectionExpression)
    return { Responses: { T: [{ name: { S: 'Sea Ray' }, id: { S: 'k0' }, other: { S: 'not requested' } }] } }
  })
  expect(await batchGet(store, 'T', keysOf(1), OPTIONS)).toEqual([{ id: 'k0', name: 'Sea Ray' }])
  await batchGet(store, 'T', keysOf(1), { ...OPTIONS, consistent: false })
  expect(requested).toEqual([true, '#id, #name', false, '#id, #name'])
})

/** A store that leaves the only key out of its first answers. `requestedAt` has the time of each request. */
async function leavingOut(times: number) {
  const requestedAt: number[] = []
  const store = await aStore((request) => {
    const { Keys } = Request.parse(request).RequestItems.T
    requestedAt.push(performance.now())
    return requestedAt.length <= times
      ? { Responses: { T: [] }, UnprocessedKeys: { T: { Keys } } }
      : { Responses: { T: Keys } }
  })
  return { requestedAt, get: () => batchGet(store, 'T', keysOf(1), OPTIONS) }
}

it('F08 waits longer before each retry of a key that was left out', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999)
  const { requestedAt, get } = await leavingOut(3)
  expect(await get()).toEqual([{ id: 'k0' }])
  const waits = requestedAt.slice(1).map((at, index) => at - (requestedAt[index] ?? 0))
  expect(waits).toHaveLength(3)
  for (const [index, least] of [48, 98, 198].entries()) expect(waits[index]).toBeGreaterThanOrEqual(least)
})

it('F09 reports an outage when a key was left out twelve times, but not after eleven', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const eleven = await leavingOut(11)
  expect(await eleven.get()).toEqual([{ id: 'k0' }])
  const twelve = await leavingOut(12)
  await expect(twelve.get()).rejects.toThrow(StoreUnavailable)
  expect(twelve.requestedAt).toHaveLength(12)
})

it('retries a busy store, and passes on any other error', async () => {
  let requests = 0
  const busyOnce = await aStore(() => (requests++ === 0 ? BUSY : { Responses: { T: [{ id: { S: 'k0' } }] } }))
  expect(await batchGet(busyOnce, 'T', keysOf(1), OPTIONS)).toEqual([{ id: 'k0' }])
  const without = await aStore(() => NO_TABLE)
  await expect(batchGet(without, 'T', keysOf(1), OPTIONS)).rejects.toThrow(
    expect.objectContaining({ name: 'ResourceNotFoundException' }),
  )
})
