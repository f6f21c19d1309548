import { randomBytes } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { REPORT_LIFETIME_MS } from '../../../../shared/reports/generated-report.ts'
import type { ReportFormat } from '../../../../shared/reports/report-type.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../../shared/time.ts'
import { SITE_URL } from '../../../../test/make/notify/notify-deps.ts'
import { HOOK, NOON, notifyServices, PHONE } from '../../../../test/make/notify/notify-services.ts'
import { aStoredSchedule } from '../../../../test/make/reports/a-schedule.ts'
import { REPORT_ID_BYTES, reportIdOf } from '../../../stores/reports/reports.ts'
import type { ScheduleSettings } from '../../../stores/reports/schedules.ts'

const aService = notifyServices()
type Service = Awaited<ReturnType<typeof aService>>

const MB = 1024 * 1024
const SUMMARY = {
  title: 'Daily summary',
  subject: 'All 2 devices',
  period: 'June 1, 2026',
  figures: [{ label: 'Distance', value: '312 mi' }],
  completeness: ['2 h 10 min without contact.'],
}

type Ended = {
  bytes?: Uint8Array
  format?: ReportFormat
  settings?: Partial<ScheduleSettings>
  nextRunAt?: number
}

/** A schedule, and its report that was just completed. */
async function completed(service: Service, { bytes, format = 'pdf', settings = {} }: Ended = {}) {
  const { reports, files } = service
  const ids = await generating(service, { format, settings })
  const file = { key: `reports/${ids.reportId}/vectra-daily-summary-2026-06-01.${format}`, sizeBytes: 0 }
  const content = bytes ?? Buffer.from('{"reportType":"daily_summary"}')
  files.set(file.key, content)
  const result = { generatedAt: NOON, deviceCount: 2, summary: SUMMARY }
  await reports.complete(ids, { ...result, file: { ...file, sizeBytes: content.length } })
  return ids
}

async function generating(
  { accountId, reports, schedules }: Service,
  { format = 'pdf', settings = {}, nextRunAt }: Ended,
) {
  const scheduleId = randomBytes(12).toString('base64url')
  const reportId = reportIdOf(NOON, randomBytes(REPORT_ID_BYTES))
  const schedule = aStoredSchedule({ accountId, scheduleId, settings, nextRunAt: nextRunAt ?? null })
  await schedules.create(schedule)
  await schedules.startNow(accountId, scheduleId, { runAt: NOON, reportId })
  const report = {
    accountId,
    reportId,
    reportType: 'daily_summary' as const,
    format,
    status: 'generating' as const,
    period: { from: '2026-06-01', to: '2026-06-01', timezone: 'UTC' },
    filters: schedule.filters,
    scheduleId,
    requestedAt: NOON,
    generatedAt: NOON,
    deviceIds: [],
    deviceCount: null,
    limitedTo: null,
    file: null,
    error: null,
    notifications: {},
    summary: null,
  }
  await reports.create(report, { dueAt: NOON, work: { kind: 'reportOverdue', accountId, reportId } })
  return { accountId, reportId, scheduleId }
}

type Ids = Awaited<ReturnType<typeof generating>>

const send = (service: Service, { accountId, reportId }: Ids) =>
  service.handle({ kind: 'report', accountId, reportId })
const retry = (service: Service, { accountId, reportId }: Ids, notification: string) =>
  service.handle({ kind: 'reportNotification', accountId, reportId, notification })
const deliveriesOf = async ({ reports }: Service, { accountId, reportId }: Ids) =>
  (await reports.get(accountId, reportId, NOON))?.notifications

describe('REP-4 a completed report of a schedule', () => {
  it('REP-4 is mailed once with its file, however often and concurrently its message is delivered', async () => {
    const service = await aService()
    const ids = await completed(service)
    await Promise.allSettled(Array.from({ length: 6 }, () => send(service, ids)))
    await send(service, ids)
    const [email, ...more] = service.emails
    expect(more).toEqual([])
    expect(email).toMatchObject({
      to: service.address,
      subject: 'Morning report: June 1, 2026',
      attachment: { name: 'vectra-daily-summary-2026-06-01.pdf', mediaType: 'application/pdf' },
    })
    expect(email?.text).toContain('Distance: 312 mi\n')
    expect(email?.text).toContain('2 h 10 min without contact.\n')
    expect(email?.text).toContain(
      `The report is attached. You can download it until Wednesday, July 1, 2026.\n`,
    )
    expect(email?.text).toContain(`Download the report: ${SITE_URL}/reports/token-of-${ids.reportId}\n`)
    expect(await deliveriesOf(service, ids)).toMatchObject({
      [`email:${service.address}`]: { state: 'sent', detail: 'ses-1', attempts: 1 },
    })
    expect(await service.schedules.get(ids.accountId, ids.scheduleId)).toMatchObject({
      lastOutcome: 'completed',
    })
  })

  it.each([
    [5 * MB, true],
    [5 * MB + 1, false],
  ])('REP-4 of %i bytes is attached: %s', async (bytes, isAttached) => {
    const service = await aService()
    await send(service, await completed(service, { bytes: Buffer.alloc(bytes) }))
    const [email] = service.emails
    expect(email?.attachment?.bytes.length).toBe(isAttached ? bytes : undefined)
    expect(email?.text).toContain(
      isAttached ? 'The report is attached.' : 'The report is too large for an email.',
    )
    expect(email?.text).toContain(`${SITE_URL}/reports/`)
  })

  it('T97 names in its email are escaped and on one line, and all links lead to our own origin', async () => {
    const service = await aService()
    const name = '<img src=x onerror=alert(1)> https://evil.example'
    await send(service, await completed(service, { settings: { name } }))
    const [email] = service.emails
    expect(email?.subject).toBe(`${name}: June 1, 2026`)
    expect(email?.html).not.toContain('<img')
    for (const [, url = ''] of (email?.html ?? '').matchAll(/(?:href|src)="([^"]*)"/g))
      expect(new URL(url).origin).toBe(SITE_URL)
  })

  it('T96 is sent to each typed recipient who has agreed, and the others are asked once', async () => {
    const service = await aService()
    const recipients = ['yes@example.com', 'eve@example.com', service.address.toUpperCase()]
    await service.recipients.decide(service.accountId, 'email:yes@example.com', 'confirmed', NOON)
    const ids = await completed(service, { settings: { recipients } })
    await service.handle({ kind: 'scheduleRecipients', ...ids })
    await send(service, ids)
    expect(service.emails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      [service.address.toUpperCase(), 'Morning report: June 1, 2026'],
      ['eve@example.com', `${service.address} wants to send you reports`],
      ['yes@example.com', 'Morning report: June 1, 2026'],
    ])
    expect(await deliveriesOf(service, ids)).toMatchObject({
      'email:eve@example.com': { state: 'suppressed', detail: 'not-confirmed' },
      'email:yes@example.com': { state: 'sent' },
    })
  })

  it('T95 is tried for a day while the provider is unavailable, then failed with the reason', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const service = await aService()
    const ids = await completed(service)
    service.answers.email = { kind: 'unavailable', cause: 'TooManyRequestsException' }
    await send(service, ids)
    const notification = `email:${service.address}`
    for (const afterMs of [30 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 8 * HOUR_MS, DAY_MS]) {
      expect(service.due.at(-1)).toEqual({
        at: service.clock.now + afterMs,
        work: { kind: 'reportNotification', accountId: ids.accountId, reportId: ids.reportId, notification },
      })
      service.clock.now += afterMs
      await send(service, ids)
      await retry(service, ids, notification)
    }
    expect(service.due).toHaveLength(6)
    expect(await deliveriesOf(service, ids)).toMatchObject({
      [notification]: { state: 'failed', detail: 'provider-failed', attempts: 7 },
    })
  })

  it('T94 above 60 emails with reports in an hour, the next one is tried again later', async () => {
    const service = await aService()
    const recipients = Array.from({ length: 10 }, (_, index) => `r${index}@example.com`)
    for (const one of recipients)
      await service.recipients.decide(service.accountId, `email:${one}`, 'confirmed', NOON)
    for (let times = 0; times < 6; times++)
      await send(service, await completed(service, { settings: { recipients } }))
    expect(service.emails).toHaveLength(60)
    const ids = await completed(service)
    await send(service, ids)
    expect(service.emails).toHaveLength(60)
    const notification = `email:${service.address}`
    expect(await deliveriesOf(service, ids)).toMatchObject({
      [notification]: { state: 'pending', detail: 'email-hourly-limit' },
    })
    service.clock.now += HOUR_MS
    await retry(service, ids, notification)
    expect(service.emails).toHaveLength(61)
  })

  it('REP-4 is texted as a link to the confirmed phone, and to none without one', async () => {
    const service = await aService()
    const settings = { deliveryChannels: ['sms' as const] }
    const without = await completed(service, { settings })
    await send(service, without)
    expect(await deliveriesOf(service, without)).toMatchObject({
      'sms:': { state: 'suppressed', detail: 'no-phone' },
    })
    await service.confirmPhone()
    const ids = await completed(service, { settings })
    await send(service, ids)
    expect(service.texts).toEqual([
      {
        to: PHONE,
        text: `Vectra: Morning report, June 1, 2026. ${SITE_URL}/reports/token-of-${ids.reportId}`,
      },
    ])
  })

  it.each([
    [256 * 1024, true],
    [256 * 1024 + 1, false],
  ])('REP-4 of %i bytes of JSON is in its webhook: %s', async (size, isInside) => {
    const service = await aService()
    const settings = { deliveryChannels: ['webhook' as const], webhookUrl: HOOK }
    const bytes = Buffer.from(`"${'x'.repeat(size - 2)}"`)
    const ids = await completed(service, { format: 'json', bytes, settings })
    await send(service, ids)
    const [{ headers, body } = { headers: {}, body: '{}' }] = service.webhooks
    expect(headers).toMatchObject({ 'webhook-id': `rep_${ids.reportId}` })
    const { type, data } = JSON.parse(body)
    expect(type).toBe('report.completed')
    expect(data).toMatchObject({ id: ids.reportId, fileSize: size, schedule: { name: 'Morning report' } })
    expect(data.url).toBe(`${SITE_URL}/api/vectra/public/reports/token-of-${ids.reportId}`)
    expect('report' in data).toBe(isInside)
  })

  it('T91 beside webhooks that hang, the others do not wait', async () => {
    const service = await aService()
    const hosts = Array.from(
      { length: 8 },
      (_, index) => `https://${index % 2 ? 'slow' : 'good'}${index}.example.com/`,
    )
    let release = () => {}
    const hanging = new Promise<void>((resolve) => {
      release = resolve
    })
    const answered: string[] = []
    const postWebhook = async (url: string) => {
      if (url.includes('slow')) await hanging
      answered.push(url)
      return url.includes('slow')
        ? ({ kind: 'too-slow' } as const)
        : ({ kind: 'answered', status: 204 } as const)
    }
    const sending = Promise.all(
      hosts.map(async (webhookUrl) => {
        const ids = await completed(service, { settings: { deliveryChannels: ['webhook'], webhookUrl } })
        const { accountId, reportId } = ids
        await service.handle({ kind: 'report', accountId, reportId }, { postWebhook })
        return ids
      }),
    )
    await vi.waitFor(() => expect(answered).toHaveLength(4), { timeout: 20 * SECOND_MS })
    expect(answered.every((url) => url.includes('good'))).toBe(true)
    release()
    const states = await Promise.all(
      (await sending).map(async (ids) => Object.values((await deliveriesOf(service, ids)) ?? {})[0]?.state),
    )
    expect(states).toEqual(hosts.map((url) => (url.includes('slow') ? 'pending' : 'sent')))
  })
})

describe('REP-4 no report is sent', () => {
  it('REP-4 that has failed: its schedule says so and goes on, and its owner reads why once', async () => {
    const service = await aService()
    await service.recipients.decide(service.accountId, 'email:boss@example.com', 'confirmed', NOON)
    const ids = await generating(service, {
      settings: { recipients: ['boss@example.com'] },
      nextRunAt: NOON + DAY_MS,
    })
    await service.reports.fail(ids, 'no-devices')
    await send(service, ids)
    await send(service, ids)
    expect(await service.schedules.get(ids.accountId, ids.scheduleId)).toMatchObject({
      lastOutcome: 'failed',
      settings: { enabled: true },
    })
    const [email, ...more] = service.emails
    expect(more).toEqual([])
    expect(email).toMatchObject({ to: service.address, subject: 'Morning report: no report this time' })
    expect(email?.attachment).toBeUndefined()
    for (const line of [
      'The report couldn’t be generated. None of its devices has data to report.',
      'The schedule stays on. The next report is planned for Tuesday, June 2, 2026.',
      'Report: Daily summary',
      'Period: 06/01/2026',
      `Open your reports: ${SITE_URL}/dashboard/reporting?tab=generated`,
    ])
      expect(email?.text.split('\n')).toContain(line)
    expect(await deliveriesOf(service, ids)).toMatchObject({
      [`email:${service.address}`]: { state: 'sent' },
    })
  })

  it('T95 that has failed: its email is tried again while the provider is unavailable', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const service = await aService()
    const ids = await generating(service, {})
    await service.reports.fail(ids, 'timed-out')
    service.answers.email = { kind: 'unavailable', cause: 'TooManyRequestsException' }
    await send(service, ids)
    service.answers.email = { kind: 'accepted', messageId: 'ses-1' }
    service.clock.now += MINUTE_MS
    await retry(service, ids, `email:${service.address}`)
    expect(service.emails.map(({ subject }) => subject)).toEqual(['Morning report: no report this time'])
  })

  it('REP-4 whose schedule was deleted, or that has expired', async () => {
    const service = await aService()
    const deleted = await completed(service)
    const schedule = await service.schedules.get(deleted.accountId, deleted.scheduleId)
    if (schedule !== null) await service.schedules.delete(schedule)
    await send(service, deleted)
    const expired = await completed(service)
    service.clock.now = NOON + REPORT_LIFETIME_MS
    await send(service, expired)
    expect(service.emails).toEqual([])
  })

  it('REP-4 an older run does not change what the newest says on its schedule', async () => {
    const service = await aService()
    const { accountId, scheduleId, reportId } = await generating(service, {})
    await service.schedules.saveOutcome(accountId, scheduleId, 'b'.repeat(32), 'failed')
    expect((await service.schedules.get(accountId, scheduleId))?.lastOutcome).toBe('generating')
    await service.schedules.saveOutcome(accountId, scheduleId, reportId, 'failed')
    expect((await service.schedules.get(accountId, scheduleId))?.lastOutcome).toBe('failed')
  })
})
