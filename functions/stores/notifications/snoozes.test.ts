import { afterAll, beforeAll, expect, it } from 'vitest'
import { aTable } from '../../../test/make/local/a-table.ts'
import { type StoreEngine, storeEngine } from '../../../test/make/local/store-engine.ts'
import { type SnoozeStore, snoozeStore } from './snoozes.ts'

const MAX = 3
const [NOW, END, LATER] = [1_000, 2_000, 3_000]

let engine: StoreEngine
let store: SnoozeStore
beforeAll(async () => {
  engine = await storeEngine()
  store = snoozeStore(engine.client, await engine.createTable(aTable('Recipients', 'accountId', 'recipient')))
})
afterAll(() => engine.stop())

it('T94 an account mutes a limited number of things, however concurrently, and what has ended makes room', async () => {
  const rule = (index: number) => ({ kind: 'rule' as const, id: `r${index}` })
  const save = (index: number, until: number, now: number) => store.save('ann', rule(index), until, now, MAX)
  const saved = await Promise.all([1, 2, 3, 4, 5].map((index) => save(index, END, NOW)))
  expect(saved.filter((isSaved) => isSaved)).toHaveLength(MAX)
  const [muted] = await store.list('ann', NOW)
  expect(await store.save('ann', { kind: 'rule', id: muted?.id ?? '' }, LATER, NOW, MAX)).toBe(true)
  expect(await save(6, LATER, END - 1)).toBe(false)
  expect(await save(6, LATER, END)).toBe(true)
  expect(await store.list('ann', END)).toHaveLength(2)
  expect(await store.list('ann', LATER)).toEqual([])
})
