import { afterAll, beforeAll, expect, it } from 'vitest'
import { aTable } from '../../test/make/local/a-table.ts'
import { type StoreEngine, storeEngine } from '../../test/make/local/store-engine.ts'
import { aPushSubscription } from '../../test/make/notify/a-push-subscription.ts'
import { type PushSubscriptionStore, pushSubscriptionStore } from './push-subscriptions.ts'

const MAX = 10

let engine: StoreEngine
let store: PushSubscriptionStore

beforeAll(async () => {
  engine = await storeEngine()
  const table = await engine.createTable(aTable('Recipients', 'accountId', 'recipient'))
  store = pushSubscriptionStore(engine.client, table)
})
afterAll(() => engine.stop())

const endpointsOf = async (accountId: string) =>
  Array.from((await store.list(accountId)).values(), ({ endpoint }) => endpoint).toSorted()

it('T94 an account has 10 subscriptions, however concurrently they are saved, and may replace each', async () => {
  const many = Array.from({ length: MAX + 3 }, (_, index) => aPushSubscription(`browser${index}`))
  const saved = await Promise.all(many.map((one) => store.save('ann', one, MAX)))
  expect(saved.filter((isSaved) => isSaved)).toHaveLength(MAX)
  expect(await endpointsOf('ann')).toHaveLength(MAX)
  const kept = many.filter((_, index) => saved[index])
  for (const one of kept) expect(await store.save('ann', one, MAX)).toBe(true)
  expect(await endpointsOf('ann')).toEqual(kept.map(({ endpoint }) => endpoint).toSorted())
  await store.delete('ann', kept[0]?.endpoint ?? '')
  expect(await store.save('ann', aPushSubscription('another'), MAX)).toBe(true)
  expect(await store.save('ann', aPushSubscription('one too many'), MAX)).toBe(false)
})

it('T24 one account cannot delete the subscription of another', async () => {
  const subscription = aPushSubscription('shared')
  await store.save('bea', subscription, MAX)
  await store.delete('eve', subscription.endpoint)
  expect(await endpointsOf('eve')).toEqual([])
  expect(await endpointsOf('bea')).toEqual([subscription.endpoint])
})
