import { afterAll, beforeAll, expect, it } from 'vitest'
import { aTable } from '../../../test/make/local/a-table.ts'
import { type StoreEngine, storeEngine } from '../../../test/make/local/store-engine.ts'
import { aPushSubscription } from '../../../test/make/notify/a-push-subscription.ts'
import { type PushSubscriptionStore, pushSubscriptionStore, subscriptionIdOf } from './push-subscriptions.ts'

const MAX = 10
const NOW = Date.parse('2026-06-01T16:00:00Z')

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
  const saved = await Promise.all(many.map((one) => store.save('ann', one, NOW, MAX)))
  expect(saved.filter((isSaved) => isSaved)).toHaveLength(MAX)
  expect(await endpointsOf('ann')).toHaveLength(MAX)
  const kept = many.filter((_, index) => saved[index])
  for (const one of kept) expect(await store.save('ann', one, NOW, MAX)).toBe(true)
  expect(await endpointsOf('ann')).toEqual(kept.map(({ endpoint }) => endpoint).toSorted())
  await store.delete('ann', subscriptionIdOf(kept[0]?.endpoint ?? ''))
  expect(await store.save('ann', aPushSubscription('another'), NOW, MAX)).toBe(true)
  expect(await store.save('ann', aPushSubscription('one too many'), NOW, MAX)).toBe(false)
})

it('T24 one account cannot delete the subscription of another', async () => {
  const subscription = aPushSubscription('shared')
  await store.save('bea', subscription, NOW, MAX)
  expect(await store.delete('eve', subscriptionIdOf(subscription.endpoint))).toBe(false)
  expect(await endpointsOf('eve')).toEqual([])
  expect(await endpointsOf('bea')).toEqual([subscription.endpoint])
})

it('SET-2 a subscription says which browser it is and since when, and an old one does not', async () => {
  const labelled = { ...aPushSubscription('labelled'), label: 'Firefox on Linux' }
  await store.save('cleo', labelled, NOW, MAX)
  await store.save('cleo', aPushSubscription('older site'), NOW, MAX)
  const browsers = Array.from((await store.list('cleo')).values(), ({ label, since }) => ({ label, since }))
  expect(browsers).toHaveLength(2)
  expect(browsers).toContainEqual({ label: 'Firefox on Linux', since: '2026-06-01T16:00:00.000Z' })
  expect(browsers).toContainEqual({ label: null, since: '2026-06-01T16:00:00.000Z' })
})
