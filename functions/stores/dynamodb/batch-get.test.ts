import { expect, it, vi } from 'vitest'
import * as z from 'zod'
import { aStore, BUSY, NO_TABLE } from '../../../test/make/local/a-store.ts'
import { batchGet } from './batch-get.ts'
import { StoreUnavailable } from './store-unavailable.ts'

const Asked = z.object({
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
const READING = { fields: ['id', 'name'], consistent: true }

it('asks for at most 100 keys a call, and again for what was left out', async () => {
  const store = await aStore((request) => {
    const { Keys } = Asked.parse(request).RequestItems.T
    expect(Keys.length).toBeLessThanOrEqual(100)
    const left = Keys.slice(60)
    return {
      Responses: { T: Keys.slice(0, 60) },
      ...(left.length > 0 ? { UnprocessedKeys: { T: { Keys: left } } } : {}),
    }
  })
  for (const count of [0, 1, 100, 101, 250])
    expect(idsOf(await batchGet(store, 'T', keysOf(count), READING))).toEqual(idsOf(keysOf(count)))
})

it('asks for the named fields, as consistently as it is told', async () => {
  const asked: unknown[] = []
  const store = await aStore((request) => {
    const { ConsistentRead, ProjectionExpression } = Asked.parse(request).RequestItems.T
    asked.push(ConsistentRead, ProjectionExpression)
    return { Responses: { T: [{ name: { S: 'Sea Ray' }, id: { S: 'k0' }, other: { S: 'not asked for' } }] } }
  })
  expect(await batchGet(store, 'T', keysOf(1), READING)).toEqual([{ id: 'k0', name: 'Sea Ray' }])
  await batchGet(store, 'T', keysOf(1), { ...READING, consistent: false })
  expect(asked).toEqual([true, '#id, #name', false, '#id, #name'])
})

/** A store that leaves the only key out of its first answers; `askedAt` says when it was asked. */
async function leavingOut(times: number) {
  const askedAt: number[] = []
  const store = await aStore((request) => {
    const { Keys } = Asked.parse(request).RequestItems.T
    askedAt.push(performance.now())
    return askedAt.length <= times
      ? { Responses: { T: [] }, UnprocessedKeys: { T: { Keys } } }
      : { Responses: { T: Keys } }
  })
  return { askedAt, get: () => batchGet(store, 'T', keysOf(1), READING) }
}

it('F08 waits before it asks again for what was left out, each time longer', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999)
  const { askedAt, get } = await leavingOut(3)
  expect(await get()).toEqual([{ id: 'k0' }])
  const waits = askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? 0))
  expect(waits).toHaveLength(3)
  for (const [index, least] of [48, 98, 198].entries()) expect(waits[index]).toBeGreaterThanOrEqual(least)
})

it('F09 tells an outage of a store that leaves the same out twelve times, and not of eleven', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const eleven = await leavingOut(11)
  expect(await eleven.get()).toEqual([{ id: 'k0' }])
  const twelve = await leavingOut(12)
  await expect(twelve.get()).rejects.toThrow(StoreUnavailable)
  expect(twelve.askedAt).toHaveLength(12)
})

it('tries again where the store is busy, and tells what is wrong otherwise', async () => {
  let asked = 0
  const busyOnce = await aStore(() => (asked++ === 0 ? BUSY : { Responses: { T: [{ id: { S: 'k0' } }] } }))
  expect(await batchGet(busyOnce, 'T', keysOf(1), READING)).toEqual([{ id: 'k0' }])
  const without = await aStore(() => NO_TABLE)
  await expect(batchGet(without, 'T', keysOf(1), READING)).rejects.toThrow(
    expect.objectContaining({ name: 'ResourceNotFoundException' }),
  )
})
