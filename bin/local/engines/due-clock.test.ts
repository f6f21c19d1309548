import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DueItem, dueStore, minuteOf } from '../../../functions/stores/due.ts'
import type { DueWork } from '../../../functions/stores/due-work.ts'
import { HOUR_MS } from '../../../shared/time.ts'
import { aTable } from '../../../test/make/local/a-table.ts'
import { type StoreEngine, storeEngine } from '../../../test/make/local/store-engine.ts'
import { advanceDueWork } from './due-clock.ts'

const NOW = Date.parse('2026-06-01T16:00:30Z')
const digestOf = (accountId: string): DueWork => ({ kind: 'digest', accountId, digest: 'email' })
const DWELL: DueWork = { kind: 'dwell', accountId: 'ann', deviceId: 'SEA240', trackId: 'track' }

let engine: StoreEngine
let table: string
beforeAll(async () => {
  engine = await storeEngine()
  table = await engine.createTable(aTable('Due', 'minute', 'dueKey'))
})
afterAll(() => engine.stop())

it('brings due work forward by hours, but not into the past, and leaves that of positions', async () => {
  const due = dueStore(engine.client, table)
  await due.advanceCursor(minuteOf(NOW))
  await due.put(NOW + 2 * HOUR_MS, digestOf('soon'))
  await due.put(NOW + 30 * HOUR_MS, digestOf('later'))
  await due.put(NOW + HOUR_MS, DWELL)
  const workAt = async (at: number) => {
    const items: DueItem[] = []
    for await (const page of due.listPages(minuteOf(at))) items.push(...page)
    return items.map(({ dueAt, work }) => ({ dueAt, work }))
  }
  expect(await advanceDueWork(engine.client, table, 24, NOW)).toBe(2)
  expect(await workAt(NOW)).toEqual([{ dueAt: NOW, work: digestOf('soon') }])
  expect(await workAt(NOW + 2 * HOUR_MS)).toEqual([])
  expect(await workAt(NOW + 6 * HOUR_MS)).toEqual([{ dueAt: NOW + 6 * HOUR_MS, work: digestOf('later') }])
  expect(await workAt(NOW + HOUR_MS)).toEqual([{ dueAt: NOW + HOUR_MS, work: DWELL }])
  expect(await due.cursor()).toBe(minuteOf(NOW))
})
