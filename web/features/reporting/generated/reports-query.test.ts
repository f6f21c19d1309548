import { expect, test } from 'vitest'
import { aGeneratedReport } from '../../../../test/make/generated-report.ts'
import { isDownloadable, isLinkUsable, LINK_USABLE_MS } from './reports-query.ts'

const EXPIRES_AT = '2026-12-22T13:00:00.000Z'
const EXPIRY = Date.parse(EXPIRES_AT)

test.each([
  [{}, true],
  [{ fileUrl: null }, false],
  [{ status: 'generating' }, false],
  [{ status: 'failed', error: 'timed-out' }, false],
] as const)('REP-5 a report with %j can be downloaded: %s', (change, downloadable) => {
  const report = aGeneratedReport({ expiresAt: EXPIRES_AT, ...change })
  expect(isDownloadable(report, EXPIRY - 1)).toBe(downloadable)
  expect(isDownloadable(report, EXPIRY)).toBe(false)
})

test('REP-5 a link is used for four of its five minutes', () => {
  expect(isLinkUsable(1_000, 1_000 + LINK_USABLE_MS - 1)).toBe(true)
  expect(isLinkUsable(1_000, 1_000 + LINK_USABLE_MS)).toBe(false)
})
