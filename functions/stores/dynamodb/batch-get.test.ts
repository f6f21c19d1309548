import { BatchGetItemCommand, type BatchGetItemCommandInput } from '@aws-sdk/client-dynamodb'
import { expect, it, vi } from 'vitest'
import { aMockStore, answerJson } from '../../../test/make/aws/a-mock-store.ts'
import { skippedWaits } from '../../../test/make/aws/skipped-waits.ts'
import { batchGet } from './batch-get.ts'
import { StoreUnavailable } from './store-unavailable.ts'

const keysOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `k${index}` }))
const idsOf = (items: readonly { id?: unknown }[]) => items.map(({ id }) => id).toSorted()
const OPTIONS = { fields: ['id', 'name'], consistent: true }

/** The response that has the first `answered` of the requested keys, and leaves out the others. */
function answering({ RequestItems }: BatchGetItemCommandInput, answered: number) {
  const { Keys = [], ...request } = RequestItems?.T ?? {}
  const left = Keys.slice(answered)
  return {
    Responses: { T: Keys.slice(0, answered) },
    UnprocessedKeys: left.length === 0 ? {} : { T: { ...request, Keys: left } },
  }
}

it('reads at most 100 keys per call, and retries the keys that were left out', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { client, store } = aMockStore()
  answerJson(store, BatchGetItemCommand, (input) => {
    expect(input.RequestItems?.T?.Keys?.length).toBeLessThanOrEqual(100)
    return answering(input, 60)
  })
  for (const [count, calls] of [
    [0, 0],
    [1, 1],
    [60, 1],
    [61, 2],
    [101, 3],
    [250, 5],
  ] as const) {
    store.resetHistory()
    expect(idsOf(await batchGet(client, 'T', keysOf(count), OPTIONS))).toEqual(idsOf(keysOf(count)))
    expect(store).toHaveReceivedCommandTimes(BatchGetItemCommand, calls)
  }
})

it('reads only the named fields, with the given consistency', async () => {
  const { client, store } = aMockStore()
  answerJson(store, BatchGetItemCommand, () => ({
    Responses: { T: [{ name: { S: 'Sea Ray' }, id: { S: 'k0' }, other: { S: 'not requested' } }] },
  }))
  for (const consistent of [true, false]) {
    expect(await batchGet(client, 'T', keysOf(1), { ...OPTIONS, consistent })).toEqual([
      { id: 'k0', name: 'Sea Ray' },
    ])
    expect(store).toHaveReceivedLastCommandWith(BatchGetItemCommand, {
      RequestItems: {
        T: expect.objectContaining({ ConsistentRead: consistent, ProjectionExpression: '#id, #name' }),
      },
    })
  }
})

/** A read of one key, which the store leaves out of its first responses. */
function leftOut(times: number) {
  const { client, store } = aMockStore()
  let responses = 0
  answerJson(store, BatchGetItemCommand, (input) => answering(input, responses++ < times ? 0 : 1))
  return { store, get: () => batchGet(client, 'T', keysOf(1), OPTIONS) }
}

it('F08 waits longer before each retry of a key that was left out', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999)
  const waits = skippedWaits()
  expect(await leftOut(6).get()).toEqual([{ id: 'k0' }])
  expect(waits).toEqual([49, 99, 199, 399, 799, 999])
})

it('F09 reports an outage when a key was left out twelve times, but not after eleven', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const eleven = leftOut(11)
  expect(await eleven.get()).toEqual([{ id: 'k0' }])
  const twelve = leftOut(12)
  await expect(twelve.get()).rejects.toThrow(StoreUnavailable)
  for (const { store } of [eleven, twelve]) expect(store).toHaveReceivedCommandTimes(BatchGetItemCommand, 12)
})

it('F09 reports an outage of one of several parallel calls', async () => {
  const { client, store } = aMockStore()
  const outage = new StoreUnavailable('The store does not answer')
  answerJson(store, BatchGetItemCommand, (input) => {
    if (input.RequestItems?.T?.Keys?.length === 1) throw outage
    return answering(input, 100)
  })
  await expect(batchGet(client, 'T', keysOf(101), OPTIONS)).rejects.toThrow(outage)
  expect(store).toHaveReceivedCommandTimes(BatchGetItemCommand, 2)
})
