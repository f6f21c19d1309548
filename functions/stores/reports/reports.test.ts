import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REPORT_LIFETIME_MS, REPORTS_LISTED_MAX } from '../../../shared/reports/generated-report.ts'
import { aTable } from '../../../test/make/local/a-table.ts'
import { type StoreEngine, storeEngine } from '../../../test/make/local/store-engine.ts'
import { aStoredReport } from '../../../test/make/reports/a-stored-report.ts'
import { type ReportStore, reportStore, type StoredReport } from './reports.ts'

const NOW = Date.parse('2026-06-01T16:00:00Z')
const WORK = {
  dueAt: NOW,
  work: { kind: 'reportOverdue' as const, accountId: 'ann', reportId: 'x' },
}
const RESULT = { file: { key: 'k', sizeBytes: 5 }, generatedAt: NOW, deviceCount: 2, summary: null }

let engine: StoreEngine
let store: ReportStore
beforeAll(async () => {
  engine = await storeEngine()
  store = reportStore(engine.client, {
    reports: await engine.createTable(aTable('Reports', 'accountId', 'reportId')),
    due: await engine.createTable(aTable('Due', 'minute', 'dueKey')),
  })
})
afterAll(() => engine.stop())

let made = 0
const anAccountId = () => `account${made++}`

async function aReport(more: Partial<StoredReport> = {}) {
  const report = aStoredReport({ accountId: anAccountId(), requestedAt: NOW, ...more })
  await store.create(report, WORK)
  return report
}

describe('the reports of an account', () => {
  test('REP-5 are found as they were stored, with ten thousand devices', async () => {
    const devices = Array.from({ length: 10_000 }, (_, index) => `TRACKER-WITH-A-LONG-ID-${index}`)
    const report = await aReport({ filters: { devices, geofences: [], includeInactive: true } })
    expect(await store.get(report.accountId, report.reportId, NOW)).toEqual(report)
  })

  test('T13 are not found by another account, nor by an id that is none', async () => {
    const { accountId, reportId } = await aReport()
    expect(await store.get('eve', reportId, NOW)).toBeNull()
    for (const id of ['', '../../etc', `${reportId}/`, reportId.slice(1)])
      expect(await store.get(accountId, id, NOW)).toBeNull()
  })

  test('REP-5 are created once', async () => {
    const report = await aReport()
    expect(await store.create(report, WORK)).toBe(false)
  })

  test('T102 are completed or failed once', async () => {
    const first = await aReport()
    expect(await store.complete(first, RESULT)).toBe(true)
    expect(await store.complete(first, { ...RESULT, deviceCount: 3 })).toBe(false)
    expect(await store.fail(first, 'timed-out')).toBe(false)
    expect(await store.get(first.accountId, first.reportId, NOW)).toEqual({
      ...first,
      ...RESULT,
      status: 'completed',
    })
    const second = await aReport()
    expect(await store.fail(second, 'timed-out')).toBe(true)
    expect(await store.complete(second, RESULT)).toBe(false)
    expect(await store.get(second.accountId, second.reportId, NOW)).toEqual({
      ...second,
      status: 'failed',
      error: 'timed-out',
    })
  })

  test('T113 that were deleted meanwhile are not completed', async () => {
    const gone = aStoredReport({ accountId: anAccountId(), requestedAt: NOW })
    expect(await store.complete(gone, RESULT)).toBe(false)
    expect(await store.list(gone.accountId, NOW)).toEqual([])
  })

  test('REP-5 replace one that failed, and no other', async () => {
    const before = await aReport()
    const { accountId } = before
    const next = aStoredReport({ accountId, requestedAt: NOW + 1 })
    expect(await store.create(next, WORK, before.reportId)).toBe(false)
    await store.fail(before, 'internal')
    expect(await store.create(next, WORK, before.reportId)).toBe(true)
    expect((await store.list(accountId, NOW)).map(({ reportId }) => reportId)).toEqual([next.reportId])
    expect(
      await store.create(aStoredReport({ accountId, requestedAt: NOW + 2 }), WORK, before.reportId),
    ).toBe(false)
  })

  test.each([
    [REPORT_LIFETIME_MS - 1, 1],
    [REPORT_LIFETIME_MS, 0],
  ])('T99 that were requested %i ms ago are listed: %i', async (ageMs, listed) => {
    const { accountId, reportId } = await aReport()
    const now = NOW + ageMs
    expect(await store.list(accountId, now)).toHaveLength(listed)
    expect((await store.get(accountId, reportId, now)) !== null).toBe(listed === 1)
  })

  test('REP-5 are listed newest first, and as many as the list may have', async () => {
    const accountId = anAccountId()
    const times = Array.from({ length: REPORTS_LISTED_MAX + 1 }, (_, index) => NOW + index)
    await Promise.all(times.map((requestedAt) => aReport({ accountId, requestedAt })))
    const listed = await store.list(accountId, NOW + times.length)
    expect(listed.map(({ requestedAt }) => requestedAt)).toEqual(times.toReversed().slice(0, -1))
    expect(listed[0]).not.toHaveProperty('filters')
  })
})
