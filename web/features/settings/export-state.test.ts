import { expect, test } from 'vitest'
import type { DataExport } from '../../../shared/account/own-data.ts'
import { exportStateOf } from './export-query.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')

const anExport = (change: Partial<DataExport>): DataExport => ({
  id: 'e1',
  status: 'ready',
  createdAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-11-27T12:00:00.000Z',
  sizeBytes: 2_000,
  url: 'https://example.com/a.zip',
  moreUrls: [],
  ...change,
})

test.each([
  ['2026-11-22T12:00:00.001Z', 'ready'],
  ['2026-11-22T12:00:00.000Z', 'expired'],
])('SET-3 an export that expires at %s is %s', (expiresAt, kind) => {
  expect(exportStateOf(anExport({ expiresAt }), NOW).kind).toBe(kind)
})

test.each([
  [null, 'none'],
  [anExport({ status: 'preparing', expiresAt: null, sizeBytes: null, url: null }), 'preparing'],
  [anExport({ status: 'failed', expiresAt: null, sizeBytes: null, url: null }), 'failed'],
])('SET-3 the export %j is %s', (newest, kind) => {
  expect(exportStateOf(newest, NOW).kind).toBe(kind)
})

test('SET-3 a large account has its data in several parts', () => {
  const state = exportStateOf(anExport({ moreUrls: ['https://example.com/b.zip'] }), NOW)
  expect(state).toMatchObject({ kind: 'ready', parts: [1, 2], sizeBytes: 2_000 })
})
