import { afterAll, beforeAll, expect, it } from 'vitest'
import { aTable } from '../../../test/make/local/a-table.ts'
import { type StoreEngine, storeEngine } from '../../../test/make/local/store-engine.ts'
import { type RecipientStore, recipientStore } from './recipients.ts'

const NOW = Date.parse('2026-06-01T16:00:00.000Z')

let engine: StoreEngine
let store: RecipientStore
beforeAll(async () => {
  engine = await storeEngine()
  store = recipientStore(
    engine.client,
    await engine.createTable(aTable('Recipients', 'accountId', 'recipient')),
  )
})
afterAll(() => engine.stop())

it('T106 lists the addresses of an account that bounced or complained, and nothing else', async () => {
  await store.decide('ann', 'email:gone@example.com', 'bounced', NOW)
  await store.decide('ann', 'email:spam@example.com', 'complained', NOW)
  await store.decide('ann', 'email:mia@example.com', 'confirmed', NOW)
  await store.decide('ann', 'sms:+13055550100', 'stopped', NOW)
  await store.decide('bob', 'email:bob@example.com', 'bounced', NOW)
  const at = '2026-06-01T16:00:00.000Z'
  expect(await store.listBounced('ann')).toEqual([
    { recipient: 'gone@example.com', state: 'bounced', at },
    { recipient: 'spam@example.com', state: 'complained', at },
  ])
  expect(await store.listBounced('eve')).toEqual([])
})
