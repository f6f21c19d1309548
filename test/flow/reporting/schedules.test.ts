import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { deliveredReports, reportSchedules } from '../../../shared/reports/reports.routes.ts'
import { DAY_MS, SECOND_MS } from '../../../shared/time.ts'
import { type Account, anAccount, apiUrl, localUrl } from '../../make/accounts/account.ts'
import { changedToken } from '../../make/changed-token.ts'
import { emailsTo, localMessages } from '../../make/notify/local-messages.ts'
import { aWebhookReceiver } from '../../make/notify/webhook-receiver.ts'
import { aSchedule, aScheduleBody } from '../../make/reports/a-schedule.ts'
import { listReports } from '../../make/reports/generated-reports.ts'
import { aTracker } from '../../make/tracking/tracker.ts'

/** Generous for a slow machine. */
const eventually = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: 90 * SECOND_MS, interval: 300 })

const advanceDays = (days: number) =>
  fetch(`${localUrl()}/_local/clock`, { method: 'POST', body: JSON.stringify({ advanceHours: 24 * days }) })

/** Every day at a minute that is just over, so that the next one is almost a day away. */
const daily = () => {
  const time = new Date(Date.now() - 60 * SECOND_MS).toISOString().slice(11, 16)
  return { frequency: 'daily', schedule: { time, timezone: 'UTC' } }
}

async function anOwner() {
  const account = await anAccount()
  await aTracker(account, { deviceName: 'Sea Ray <b>240</b>' })
  return account
}

const schedulesOf = async ({ call }: Account) =>
  reportSchedules.listSchedules.reply.parse((await call('GET', '/reporting/schedules')).body).schedules

describe('REP-4 a report schedule', () => {
  it('REP-4 runs at its time, once, and mails its report with the file to the account itself', async () => {
    const owner = await anOwner()
    const { id, nextRun } = await aSchedule(owner, { ...daily(), name: 'Fleet <script>', format: 'json' })
    const expected = Date.parse(nextRun ?? '')
    expect(expected - Date.now()).toBeGreaterThan(0)
    expect(expected - Date.now()).toBeLessThanOrEqual(DAY_MS)
    await advanceDays(1)
    await eventually(async () => expect(await emailsTo(owner.email)).toHaveLength(1))
    const [email] = await emailsTo(owner.email)
    expect(email?.subject).toMatch(/^Fleet <script>: /)
    expect(email?.html).not.toContain('<script>')
    expect(email?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const [file] = email?.attachments ?? []
    expect(file?.name).toMatch(/^vectra-fleet-status-\d{4}-\d\d-\d\d\.json$/)
    const bytes = await (await fetch(`${localUrl()}${file?.url}`)).text()
    expect(bytes).toHaveLength(file?.size ?? 0)
    expect(JSON.parse(bytes)).toMatchObject({ reportType: 'fleet_status' })

    const [report, ...others] = await listReports(owner)
    expect(others).toEqual([])
    expect(report).toMatchObject({
      status: 'completed',
      scheduleId: id,
      deliveries: [{ channel: 'email', recipient: owner.email, state: 'sent' }],
    })
    await eventually(async () =>
      expect(await schedulesOf(owner)).toMatchObject([{ lastRun: nextRun, lastOutcome: 'completed' }]),
    )
    const [after] = await schedulesOf(owner)
    expect(Date.parse(after?.nextRun ?? '') - expected).toBe(DAY_MS)
  })

  it.each([
    ['weekly', { dayOfWeek: 1 }, /^Mon, \w+ \d+, 08:00$/],
    ['monthly', { dayOfMonth: 15 }, /^\w+, \w+ 15, 08:00$/],
    ['quarterly', { dayOfMonth: 1 }, /^\w+, (Jan|Apr|Jul|Oct) 1, 08:00$/],
  ])('REP-4 runs %s at its time of its own zone', async (frequency, day, at) => {
    const owner = await anAccount()
    const timezone = 'Asia/Tokyo'
    const { nextRun } = await aSchedule(owner, { frequency, schedule: { time: '08:00', timezone, ...day } })
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    expect(clock.format(Date.parse(nextRun ?? ''))).toMatch(at)
  })

  it('REP-4 texts a link to its report to a phone that has agreed', async () => {
    const owner = await anOwner()
    const phone = `+1202555${String(Date.now()).slice(-4)}`
    const { id } = await aSchedule(owner, { deliveryChannels: ['sms'], phones: [phone] })
    const textsTo = async () => (await localMessages()).texts.filter(({ to }) => to === phone)
    await eventually(async () => expect(await textsTo()).toHaveLength(1))
    const token = /\/notifications\/(\S+)/.exec((await textsTo())[0]?.text ?? '')?.[1] ?? ''
    await fetch(`${apiUrl()}/notifications/recipients/${token}`, { method: 'PUT' })
    expect((await owner.call('POST', `/reporting/schedules/${id}/run`)).status).toBe(202)
    await eventually(async () => expect(await textsTo()).toHaveLength(2))
    expect((await textsTo())[0]?.text).toMatch(/ http\S+\/reports\/\S+/)
    expect((await listReports(owner))[0]?.deliveries).toMatchObject([{ channel: 'sms', recipient: phone }])
  })

  it('T97 links in its mail lead to our own origin only, and the one to the report opens without an account', async () => {
    const owner = await anOwner()
    const { id } = await aSchedule(owner, { format: 'json' })
    expect((await owner.call('POST', `/reporting/schedules/${id}/run`)).status).toBe(202)
    await eventually(async () => expect(await emailsTo(owner.email)).toHaveLength(1))
    const [email] = await emailsTo(owner.email)
    const origin = localUrl().replace('127.0.0.1', 'localhost')
    const links = [...(email?.html ?? '').matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url = '']) => url)
    expect(links.length).toBeGreaterThan(1)
    for (const url of links) expect(new URL(url).origin).toBe(origin)
    const token = /\/reports\/([\w-]+)/.exec(email?.text ?? '')?.[1] ?? ''
    const path = `${apiUrl()}/vectra/public/reports/`
    const opened = await fetch(`${path}${token}`)
    const { report } = deliveredReports.downloadDeliveredReport.reply.parse(await opened.json())
    expect(report).toMatchObject({ reportType: 'fleet_status', format: 'json' })
    const file = await fetch(report.fileUrl ?? '')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="vectra-fleet-status-/)
    expect(await file.json()).toMatchObject({ reportType: 'fleet_status' })
    const wrong = await fetch(`${path}${changedToken(token)}`)
    expect(wrong.status).toBe(404)
    expect(await (await fetch(`${path}${'a'.repeat(60)}`)).text()).toBe(await wrong.text())
  })

  it('T96 asks a typed recipient once when it is saved, and mails reports only after the answer, until one click', async () => {
    const owner = await anOwner()
    const other = `other-${randomUUID()}@example.com`
    const { id } = await aSchedule(owner, { recipients: [other] })
    await owner.call('PUT', `/reporting/schedules/${id}`, { name: 'Renamed' })
    await eventually(async () => expect(await emailsTo(other)).toHaveLength(1))
    const [question] = await emailsTo(other)
    expect(question?.subject).toBe(`${owner.email} wants to send you reports`)
    const run = async (count: number, state: object) => {
      expect((await owner.call('POST', `/reporting/schedules/${id}/run`)).status).toBe(202)
      await eventually(async () => {
        const reports = await listReports(owner)
        expect(reports).toHaveLength(count)
        expect(reports[0]?.deliveries).toMatchObject([{ channel: 'email', recipient: other, ...state }])
      })
    }
    await run(1, { state: 'suppressed', detail: 'not-confirmed' })
    expect(await emailsTo(other)).toHaveLength(1)

    const token = /\/notifications\/(\S+)/.exec(question?.text ?? '')?.[1] ?? ''
    const link = `${apiUrl()}/notifications/recipients/${token}`
    expect((await fetch(link, { method: 'PUT' })).status).toBe(200)
    await run(2, { state: 'sent' })
    const [email] = await emailsTo(other)
    expect(email?.subject).toMatch(/^Renamed: /)
    expect(email?.text).toContain(`You get this email because ${owner.email} entered your address in Vectra.`)
    expect(email?.html).not.toContain('/dashboard')

    const oneClick = /^<(.*)>$/.exec(email?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect((await fetch(oneClick, { method: 'POST' })).status).toBe(200)
    await run(3, { state: 'suppressed', detail: 'stopped-by-recipient' })
    expect(await emailsTo(other)).toHaveLength(2)
    expect(await emailsTo(owner.email)).toEqual([])
  })

  it('REP-4 T92 posts its report to a webhook, signed, with the JSON itself, and the same id after a failure', async () => {
    const { url, received } = await aWebhookReceiver((attempt) => (attempt === 1 ? 500 : 204))
    const owner = await anOwner()
    const { id } = await aSchedule(owner, { deliveryChannels: ['webhook'], webhookUrl: url })
    expect((await owner.call('POST', `/reporting/schedules/${id}/run`)).status).toBe(202)
    await eventually(async () => expect(received).toHaveLength(1))
    await advanceDays(1)
    await eventually(async () =>
      expect((await listReports(owner)).at(-1)?.deliveries).toMatchObject([{ state: 'sent', detail: '204' }]),
    )
    const secrets = z.object({ secrets: z.object({ current: z.string() }) })
    const { current } = secrets.parse(
      (await owner.call('GET', '/notifications/webhook-secrets')).body,
    ).secrets
    const [report] = (await listReports(owner)).toReversed()
    const [first, again] = received
    expect(first?.headers['webhook-id']).toBe(`rep_${report?.id}`)
    expect(again?.headers['webhook-id']).toBe(`rep_${report?.id}`)
    expect(new Webhook(current).verify(again?.body ?? '', again?.headers ?? {})).toMatchObject({
      type: 'report.completed',
      data: { id: report?.id, format: 'json', schedule: { id }, report: { reportType: 'fleet_status' } },
    })
    expect(() => new Webhook('whsec_AAAA').verify(first?.body ?? '', first?.headers ?? {})).toThrow()
  })
})

describe('REP-2 the calls of schedules', () => {
  it('REP-2 create, list, change, switch off and on, and delete', async () => {
    const owner = await anAccount()
    const { id, ...created } = await aSchedule(owner, { description: null })
    expect(created).toMatchObject({ enabled: true, lastRun: null, lastOutcome: null, recipients: [] })
    const older = await aSchedule(owner, { name: 'Newest' })
    expect((await schedulesOf(owner)).map(({ name }) => name)).toEqual(['Newest', 'Monday report'])
    const put = async (body: object) => {
      const answer = await owner.call('PUT', `/reporting/schedules/${id}`, body)
      expect(answer.status).toBe(200)
      return reportSchedules.updateSchedule.reply.parse(answer.body).schedule
    }
    expect(await put({ enabled: false })).toMatchObject({ enabled: false, nextRun: null, name: created.name })
    expect(await put({ enabled: true })).toMatchObject({ nextRun: created.nextRun })
    const whole = { ...(await schedulesOf(owner))[1], frequency: 'monthly' }
    expect((await put(whole)).nextRun).not.toBe(created.nextRun)
    expect((await owner.call('DELETE', `/reporting/schedules/${older.id}`)).body).toEqual({ success: true })
    expect((await owner.call('DELETE', `/reporting/schedules/${older.id}`)).status).toBe(404)
    expect(await schedulesOf(owner)).toHaveLength(1)
  })

  it('REP-2 T96 refuse what cannot work, and name the field', async () => {
    const owner = await anAccount()
    const other = await anAccount()
    const { trackerId } = await aTracker(other)
    const refused = async (changes: object) => {
      const { status, body } = await owner.call('POST', '/reporting/schedules', aScheduleBody({ ...changes }))
      const { errors } = z
        .object({ errors: z.array(z.object({ path: z.string(), code: z.string() })) })
        .parse(body)
      return [status, ...errors.map(({ path, code }) => `${path} ${code}`)]
    }
    const address = (index: number) => `r${index}@example.com`
    expect(await refused({ name: ' ' })).toEqual([400, 'name too-small'])
    expect(await refused({ recipients: ['eve@example.com\r\nBcc: all@example.com'] })).toEqual([
      400,
      'recipients.0 invalid-format',
    ])
    expect(await refused({ recipients: Array.from({ length: 11 }, (_, index) => address(index)) })).toEqual([
      400,
      'recipients too-big',
    ])
    expect(await refused({ deliveryChannels: [] })).toEqual([400, 'deliveryChannels too-small'])
    expect(await refused({ deliveryChannels: ['webhook'] })).toEqual([400, 'webhookUrl webhook-required'])
    expect(await refused({ webhookUrl: 'https://10.0.0.8/hook' })).toEqual([
      400,
      'webhookUrl webhook-not-public',
    ])
    expect(await refused({ deliveryChannels: ['sms'] })).toEqual([400, 'phones phone-required'])
    expect(await refused({ deliveryChannels: ['sms'], phones: ['+1 202 555'] })).toEqual([
      400,
      'phones.0 invalid-phone',
    ])
    expect(await refused({ filters: { devices: [trackerId] } })).toEqual([
      400,
      'filters.devices.0 unknown-devices',
    ])
    expect(await refused({ filters: { geofences: ['none'] } })).toEqual([
      400,
      'filters.geofences.0 unknown-geofences',
    ])
    expect(await refused({ schedule: { time: '24:00', timezone: 'Mars/Olympus' } })).toEqual([
      400,
      'schedule.time invalid-format',
      'schedule.timezone unknown-time-zone',
    ])
    expect(await refused({ schedule: { time: '08:00', dayOfMonth: 32, timezone: 'UTC' } })).toEqual([
      400,
      'schedule.dayOfMonth too-big',
    ])
    expect(await schedulesOf(owner)).toEqual([])
  })

  it('REP-2 a schedule loses a deleted device, and is switched off when it has none left', async () => {
    const owner = await anAccount()
    const [gone, kept] = [await aTracker(owner), await aTracker(owner)]
    const both = await aSchedule(owner, { filters: { devices: [gone.trackerId, kept.trackerId] } })
    const alone = await aSchedule(owner, { filters: { devices: [gone.trackerId] } })
    const path = `/vectra/device/${gone.trackerId}`
    expect((await owner.call('GET', `${path}/deletion`)).body).toMatchObject({
      schedulesNarrowed: 1,
      schedulesDisabled: 1,
    })
    expect((await owner.call('DELETE', path)).status).toBe(200)
    const byId = new Map((await schedulesOf(owner)).map((one) => [one.id, one]))
    expect(byId.get(both.id)).toMatchObject({ enabled: true, filters: { devices: [kept.trackerId] } })
    expect(byId.get(alone.id)).toMatchObject({
      enabled: false,
      disabledBecause: 'devices-deleted',
      nextRun: null,
    })
    const again = await owner.call('PUT', `/reporting/schedules/${alone.id}`, { enabled: true })
    expect(again).toMatchObject({ status: 400, body: { code: 'unknown-devices' } })
  })
})
