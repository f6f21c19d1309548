import { expect, test } from 'vitest'
import { RECIPIENTS_MAX, type ReportSchedule } from '../../../../shared/reports/schedule.ts'
import {
  draftOf,
  emptySchedule,
  filtersOf,
  problemOf,
  type ScheduleDraft,
  STEPS,
  scheduleOf,
} from './schedule-draft.ts'

const aDraft = (change: Partial<ScheduleDraft> = {}): ScheduleDraft => ({
  ...emptySchedule('America/New_York'),
  name: 'Office',
  ...change,
})
const addresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `p${index}@example.com`).join('\n')
const phones = (count: number) => Array.from({ length: count }, (_, index) => `+1305555010${index}`).join(',')

test('REP-6 a draft with a name has no problem in any step', () => {
  expect(STEPS.map((step) => problemOf(step, aDraft(), false))).toEqual(STEPS.map(() => null))
})

test.each([
  ['basics', { name: '' }, 'nameRequired'],
  ['basics', { name: '   ' }, 'nameRequired'],
  ['basics', { name: 'A' }, null],
  ['format', { time: '' }, 'timeRequired'],
  ['format', { time: '24:00' }, 'timeRequired'],
  ['format', { frequency: 'monthly', dayOfMonth: '0' }, 'dayOfMonth'],
  ['format', { frequency: 'monthly', dayOfMonth: '1' }, null],
  ['format', { frequency: 'quarterly', dayOfMonth: '31' }, null],
  ['format', { frequency: 'quarterly', dayOfMonth: '32' }, 'dayOfMonth'],
  ['format', { frequency: 'monthly', dayOfMonth: '1.5' }, 'dayOfMonth'],
  ['format', { frequency: 'daily', dayOfMonth: 'never used' }, null],
  ['filters', { onlySomeDevices: true }, 'deviceRequired'],
  ['filters', { onlySomeDevices: true, devices: ['SEA240'] }, null],
  ['filters', { onlySomeGeofences: true }, 'geofenceRequired'],
  ['filters', { onlySomeGeofences: true, geofences: ['g1'] }, null],
  ['delivery', { channels: [] }, 'channelRequired'],
  ['delivery', { recipients: 'boss@example.com, not an address' }, 'recipient'],
  ['delivery', { recipients: 'a@example.com\r\nBcc: b@example.com' }, 'recipient'],
  ['delivery', { recipients: addresses(RECIPIENTS_MAX) }, null],
  ['delivery', { recipients: addresses(RECIPIENTS_MAX + 1) }, 'tooManyRecipients'],
  ['delivery', { channels: ['sms'] }, 'phoneRequired'],
  ['delivery', { channels: ['sms'], phones: '305 555 0100' }, 'phone'],
  ['delivery', { channels: ['sms'], phones: '+1 (305) 555-0100' }, null],
  ['delivery', { channels: ['sms'], phones: phones(RECIPIENTS_MAX) }, null],
  ['delivery', { channels: ['sms'], phones: `${phones(RECIPIENTS_MAX)},+13055550199` }, 'tooManyPhones'],
  ['delivery', { channels: ['webhook'] }, 'webhook'],
  ['delivery', { channels: ['webhook'], webhookUrl: 'ftp://example.com' }, 'webhook'],
  ['delivery', { channels: ['webhook'], webhookUrl: ' https://example.com/hook ' }, null],
  // what a channel that is not chosen has is not checked
  ['delivery', { channels: ['webhook'], webhookUrl: 'https://example.com', recipients: 'x' }, null],
] as const)('REP-6 the step %s with %j has the problem %s', (step, change, code) => {
  expect(problemOf(step, aDraft(change), false)?.code ?? null).toBe(code)
})

test('REP-6 texts go to the confirmed phone of the account if no number is given', () => {
  expect(problemOf('delivery', aDraft({ channels: ['sms'] }), true)).toBeNull()
})

const SAVED: ReportSchedule = {
  id: 's1',
  name: 'Harbour',
  description: 'For the harbour master',
  reportType: 'geofence_activity',
  frequency: 'monthly',
  format: 'excel',
  deliveryChannels: ['email', 'sms', 'webhook'],
  recipients: ['boss@example.com', 'office@example.com'],
  phones: ['+13055550100'],
  webhookUrl: 'https://example.com/hook',
  schedule: { time: '07:30', dayOfWeek: 5, dayOfMonth: 31, timezone: 'Asia/Kathmandu' },
  enabled: false,
  filters: { devices: ['SEA240'], geofences: ['g1', 'g2'], includeInactive: true },
  lastRun: '2026-10-31T01:45:00.000Z',
  lastOutcome: 'completed',
  disabledBecause: null,
  nextRun: null,
}

test('REP-2 a schedule that is opened and saved keeps everything', () => {
  const { id, lastRun, lastOutcome, disabledBecause, nextRun, ...settings } = SAVED
  expect(scheduleOf(draftOf(SAVED), SAVED.enabled)).toEqual(settings)
})

test('REP-2 a schedule leaves out what its channels and choices do not use', () => {
  const draft: ScheduleDraft = { ...draftOf(SAVED), channels: ['email'], onlySomeGeofences: false }
  const saved = scheduleOf(draft, true)
  expect(saved).toMatchObject({ phones: [], webhookUrl: null, enabled: true })
  expect(saved.filters.geofences).toEqual([])
})

test('REP-2 an address or number that is given twice is used once', () => {
  const draft = aDraft({
    channels: ['email', 'sms'],
    recipients: 'a@example.com; a@example.com',
    phones: '+1 305 555 0100\n+13055550100',
  })
  expect(scheduleOf(draft, true)).toMatchObject({ recipients: ['a@example.com'], phones: ['+13055550100'] })
})

test('REP-2 a link about a device starts with that device', () => {
  expect(filtersOf(emptySchedule('UTC', 'SEA240')).devices).toEqual(['SEA240'])
  expect(filtersOf(emptySchedule('UTC')).devices).toEqual([])
})
