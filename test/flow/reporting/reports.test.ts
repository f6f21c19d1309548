import { unzipSync } from 'fflate'
import { expect, it, vi } from 'vitest'
import * as z from 'zod'
import { REPORTS_PER_HOUR } from '../../../shared/reports/generated-report.ts'
import { ReportFormat, ReportType } from '../../../shared/reports/report-type.ts'
import { generatedReports as routes } from '../../../shared/reports/reports.routes.ts'
import { DAY_MS, MINUTE_MS, toIso } from '../../../shared/time.ts'
import { type Account, anAccount } from '../../make/accounts/account.ts'
import { ownedSince } from '../../make/devices/owned-since.ts'
import { aReport, listReports } from '../../make/reports/generated-reports.ts'
import { aTracker, publishAs } from '../../make/tracking/tracker.ts'

const SLOW = { timeout: 60_000, interval: 200 }
const EXTENSIONS: Record<ReportFormat, string> = {
  pdf: 'pdf',
  excel: 'xlsx',
  csv: 'csv',
  json: 'json',
  html: 'html',
}
const WithTotals = z.object({ totals: z.object({ distanceKm: z.number(), drivingMinutes: z.number() }) })

const YESTERDAY = { filters: { dateRange: { preset: 'yesterday' } }, timezone: 'UTC' }

/** Noon of yesterday in UTC. */
const noon = () => Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS / 2

/** 20 km north in 20 minutes, between half an hour of standing before and after. */
const aDrive = (start: number) =>
  Array.from({ length: 81 }, (_, minute) => ({
    time: toIso(start + (minute - 30) * MINUTE_MS),
    lat: 26 + Math.min(Math.max(minute - 30, 0), 20) * 0.008_993,
    lng: -80.2,
    speedKmh: minute > 30 && minute < 50 ? 60 : 0,
    accuracyM: 5,
    satellites: 11,
  }))

/** A tracker that the account has had for a week. */
async function anOldTracker(account: Account) {
  const tracker = await aTracker(account, { deviceName: 'Sea Ray' })
  await ownedSince(account, tracker.trackerId, noon() - 7 * DAY_MS)
  return tracker
}

async function anAccountThatDrove(): Promise<Account> {
  const account = await anAccount()
  await publishAs(await anOldTracker(account), ...aDrive(noon()))
  return account
}

const aDay = (account: Account, format: ReportFormat = 'json') =>
  aReport(account, { reportType: 'daily_summary', format, ...YESTERDAY })

const generate = (account: Account, body: Record<string, unknown>) =>
  account.call('POST', '/reporting/generate', { reportType: 'daily_summary', format: 'json', ...body })

async function fileOf({ fileUrl }: { fileUrl: string | null }) {
  if (fileUrl === null) throw new Error('The report has no link')
  const response = await fetch(fileUrl)
  expect(response.status).toBe(200)
  return { headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}

async function totalsOf(report: { fileUrl: string | null }) {
  const { bytes } = await fileOf(report)
  return WithTotals.parse(JSON.parse(Buffer.from(bytes).toString())).totals
}

it.each(ReportFormat.options)(
  'REP-3 T98 T99 a day is reported as %s, and downloaded by its link',
  async (format) => {
    const report = await aDay(await anAccountThatDrove(), format)
    expect(report).toMatchObject({ status: 'completed', error: null, deviceCount: 1, scheduleId: null })
    const { headers, bytes } = await fileOf(report)
    expect(bytes.length).toBe(report.fileSize)
    const name = `vectra-daily-summary-${report.period.from}.${EXTENSIONS[format]}`
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="${name}"; filename*=UTF-8''${name}`,
    )
    expect(headers.get('cache-control')).toBe('no-store')
    expect(Number(new URL(report.fileUrl ?? '').searchParams.get('X-Amz-Expires'))).toBe(300)
    const text = Buffer.from(bytes).toString('latin1')
    if (format === 'pdf') expect(text).toMatch(/^%PDF-/)
    else if (format === 'excel') expect(Object.keys(unzipSync(bytes))).toContain('xl/workbook.xml')
    else expect(text).toContain('Sea Ray')
  },
)

it('REP-3 each type is generated, and each format once', async () => {
  const account = await anAccountThatDrove()
  const formats = ReportFormat.options
  expect(ReportType.options).toHaveLength(10)
  for (const [index, reportType] of ReportType.options.entries()) {
    const format = formats[index % formats.length]
    const report = await aReport(account, { reportType, format, timezone: 'UTC' })
    expect(report, reportType).toMatchObject({ status: 'completed', deviceCount: 1 })
    const { headers, bytes } = await fileOf(report)
    expect(bytes).toHaveLength(report.fileSize ?? 0)
    expect(headers.get('content-disposition')).toContain(reportType.replaceAll('_', '-'))
  }
})

it('REP-3 a report has the figures of the positions that the tracker sent', async () => {
  const totals = await totalsOf(await aDay(await anAccountThatDrove()))
  expect(totals.distanceKm).toBeCloseTo(20, 1)
  expect(totals.drivingMinutes).toBeCloseTo(20, 0)
})

it('REP-3 T102 a report that is ready within 5 s is a 201, and one that fails a 202', async () => {
  expect(await generate(await anAccountThatDrove(), YESTERDAY)).toMatchObject({
    status: 201,
    body: { report: { status: 'completed', fileUrl: expect.stringContaining('/reports/') } },
  })
  expect(await generate(await anAccount(), YESTERDAY)).toMatchObject({
    status: 202,
    body: { report: { status: 'failed', error: 'no-devices', fileUrl: null, fileSize: null } },
  })
})

it('REP-5 a failed report is run again in its own place, and a completed one beside itself', async () => {
  const account = await anAccount()
  const failed = await aReport(account)
  expect(failed).toMatchObject({ status: 'failed', error: 'no-devices' })
  await aTracker(account)
  const again = await account.call('POST', `/reporting/generated/${failed.id}/run`)
  expect(again.status).toBe(202)
  const { report } = routes.repeatReport.reply.parse(again.body)
  await vi.waitFor(
    async () => expect(await listReports(account)).toMatchObject([{ id: report.id, status: 'completed' }]),
    SLOW,
  )
  expect((await account.call('POST', `/reporting/generated/${failed.id}/run`)).status).toBe(404)
  expect((await account.call('POST', `/reporting/generated/${report.id}/run`)).status).toBe(202)
  await vi.waitFor(async () => expect(await listReports(account)).toHaveLength(2), SLOW)
})

it('REP-5 a report says that positions arrived after it was generated, and the next one has them', async () => {
  const account = await anAccount()
  const tracker = await anOldTracker(account)
  const [first, ...rest] = aDrive(noon())
  await publishAs(tracker, first)
  const before = await aDay(account)
  expect(before.predatesPositions).toBe(false)
  await publishAs(tracker, ...rest)
  const after = await aDay(account)
  expect(await listReports(account)).toMatchObject([
    { id: after.id, predatesPositions: false },
    { id: before.id, predatesPositions: true },
  ])
  expect((await totalsOf(after)).distanceKm).toBeCloseTo(20, 1)
})

it('T99 T101 only a whole link downloads a report, and never to be shown in place', async () => {
  const { fileUrl } = await aDay(await anAccountThatDrove(), 'html')
  const changed = (name: string, value: string) => {
    const url = new URL(fileUrl ?? '')
    url.searchParams.set(name, value)
    return url.href
  }
  for (const url of [
    changed('X-Amz-Expires', '604800'),
    changed('response-content-disposition', 'inline'),
    changed('response-content-type', 'text/html'),
    fileUrl?.split('?')[0] ?? '',
  ])
    expect((await fetch(url)).status).toBe(403)
})

it.each([
  ['steps up', '../../etc/passwd'],
  ['an absolute path', '/etc/passwd'],
  ['a line break', 'a\r\nSet-Cookie: x=1'],
  ['a NUL', 'a\0b'],
  ['4 kB', 'x'.repeat(4_000)],
])(
  'T100 a device, geofence, type or format named with %s is in no path and no header',
  async (_what, payload) => {
    const account = await anAccount()
    for (const body of [
      { filters: { devices: [payload] } },
      { filters: { geofences: [payload] } },
      { reportType: payload },
      { format: payload },
      { timezone: payload },
      { filters: { dateRange: { from: payload, to: payload } } },
    ]) {
      const refused = await generate(account, body)
      expect(refused).toMatchObject({
        status: 400,
        body: { errors: expect.arrayContaining([expect.objectContaining({ path: expect.any(String) })]) },
      })
      expect(JSON.stringify([...refused.headers])).not.toContain(payload)
    }
    const path = `/reporting/generated/${encodeURIComponent(payload)}/run`
    expect((await account.call('POST', path)).status).toBe(404)
    expect(await listReports(account)).toEqual([])
  },
)

it('REP-6 an account generates as many reports in an hour as it may, and no more', async () => {
  const account = await anAccount()
  const statuses: number[] = []
  for (let count = 0; count <= REPORTS_PER_HOUR; count++)
    statuses.push((await generate(account, { reportType: 'fleet_status' })).status)
  expect(statuses.slice(0, -1).every((status) => status === 202)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
})
