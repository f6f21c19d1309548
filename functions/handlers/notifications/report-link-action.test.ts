import { expect, it } from 'vitest'
import { REPORT_LIFETIME_MS } from '../../../shared/reports/generated-report.ts'
import { aCaller } from '../../../test/make/api/a-caller.ts'
import { changedToken } from '../../../test/make/changed-token.ts'
import { signingKeys } from '../../../test/make/signing-keys.ts'
import { recipientToken } from '../../messages/recipient-token.ts'
import { reportToken } from '../../messages/report-token.ts'
import type { StoredReport } from '../../stores/reports/reports.ts'
import { reportLinkActions } from './report-link-action.ts'

const CALLER = { ...aCaller(''), sourceIp: '203.0.113.1' }
const KEYS = signingKeys({ 1: 'a'.repeat(64) })
const OTHER_KEYS = signingKeys({ 1: 'b'.repeat(64) })
const REQUESTED_AT = Date.parse('2026-06-01T08:00:00Z')
const ID = { accountId: 'mia', reportId: 'a'.repeat(32) }
const TOKEN = reportToken(KEYS, ID)
const NOT_FOUND = { refused: 'not-found' }

const REPORT: StoredReport = {
  ...ID,
  reportType: 'daily_summary',
  format: 'pdf',
  status: 'completed',
  period: { from: '2026-05-31', to: '2026-05-31', timezone: 'UTC' },
  filters: { devices: [], geofences: [], includeInactive: false },
  scheduleId: null,
  requestedAt: REQUESTED_AT,
  generatedAt: REQUESTED_AT,
  deviceIds: [],
  deviceCount: 2,
  limitedTo: null,
  file: { key: 'reports/mia/vectra-daily-summary-2026-05-31.pdf', sizeBytes: 1_234 },
  error: null,
  notifications: {
    'email:eve@example.com': { state: 'sent', at: '2026-06-01T08:00:00.000Z', detail: null, attempts: 1 },
  },
  summary: null,
}

function aService({
  report = REPORT,
  isClosed = false,
}: {
  report?: StoredReport | null
  isClosed?: boolean
} = {}) {
  let waitSeconds = 0
  const { downloadDeliveredReport } = reportLinkActions({
    reports: {
      get: async (accountId, reportId) =>
        accountId === ID.accountId && reportId === ID.reportId ? report : null,
    },
    files: { linkTo: async (key, name, lifetimeMs) => `https://files.example/${key}?${name}&${lifetimeMs}` },
    isClosed: async () => isClosed,
    reportLimit: { take: () => waitSeconds },
    readKeys: async () => KEYS,
    now: () => REQUESTED_AT,
  })
  return {
    limit(seconds: number) {
      waitSeconds = seconds
    },
    open: (token: string) =>
      downloadDeliveredReport({ path: { token }, query: undefined, body: undefined }, CALLER),
  }
}

it('T99 the link in a message says what the report is, and has a link of five minutes, but nobody’s address', async () => {
  const answer = await aService().open(TOKEN)
  expect(answer).toEqual({
    reply: {
      report: {
        reportType: 'daily_summary',
        format: 'pdf',
        period: REPORT.period,
        generatedAt: '2026-06-01T08:00:00.000Z',
        expiresAt: new Date(REQUESTED_AT + REPORT_LIFETIME_MS).toISOString(),
        fileSize: 1_234,
        fileUrl: expect.stringContaining('vectra-daily-summary-2026-05-31.pdf&300000'),
      },
    },
  })
})

it.each([
  ['changed', changedToken(TOKEN)],
  ['of another key', reportToken(OTHER_KEYS, ID)],
  ['of a recipient', recipientToken(KEYS, { accountId: 'mia', recipient: ID.reportId })],
  ['of another account', reportToken(KEYS, { ...ID, accountId: 'eve' })],
  ['no token', '../mia'],
])('T99 a link with a token that is %s is not found', async (_name, token) => {
  expect(await aService().open(token)).toEqual(NOT_FOUND)
})

it.each<[string, Parameters<typeof aService>[0]]>([
  ['is gone or has expired', { report: null }],
  ['is still generating', { report: { ...REPORT, status: 'generating', file: null } }],
  ['has failed', { report: { ...REPORT, status: 'failed', file: null, error: 'no-devices' } }],
  ['is of a closed account', { isClosed: true }],
])('T99 the link of a report that %s is not found', async (_name, state) => {
  expect(await aService(state).open(TOKEN)).toEqual(NOT_FOUND)
})

it('T37 an address that tries many links waits', async () => {
  const service = aService()
  service.limit(7)
  expect(await service.open(TOKEN)).toEqual({ refused: 'too-many-requests', retryAfterSeconds: 7 })
})
