import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { DEMO_OPERATOR } from '../../../shared/account/demo-operator.ts'
import { alerts } from '../../../shared/alerts/alerts.routes.ts'
import { devices } from '../../../shared/devices/devices.routes.ts'
import { geofences } from '../../../shared/geofences/geofences.routes.ts'
import { logbook } from '../../../shared/logbook/logbook.routes.ts'
import { maintenance } from '../../../shared/maintenance/maintenance.routes.ts'
import { today } from '../../../shared/operator/today.routes.ts'
import { ReportType } from '../../../shared/reports/report-type.ts'
import { generatedReports, reportSchedules } from '../../../shared/reports/reports.routes.ts'
import { shares } from '../../../shared/shares/shares.routes.ts'
import { payments } from '../../../shared/subscriptions/payments.routes.ts'
import { DAY_MS, HOUR_MS, toIso } from '../../../shared/time.ts'
import { telemetryTopic } from '../../../shared/tracking/topics.ts'
import { trails } from '../../../shared/trails/trails.routes.ts'
import { callAs } from '../../make/accounts/account.ts'
import { accountIdOf } from '../../make/accounts/account-id-of.ts'
import { signInWithCode } from '../../make/accounts/operators.ts'
import { demoApi } from '../../make/api/demo-api.ts'
import { type LocalProcess, startLocalProcess } from '../../make/local/local-process.ts'

const WITH_FLEET = { options: ['--fleet', '12'] }
/** The time of all reports, which are generated one after another. */
const REPORTS_TIMEOUT_MS = 150_000

let run: LocalProcess
let api: Awaited<ReturnType<typeof demoApi>>

beforeAll(async () => {
  run = await startLocalProcess(WITH_FLEET)
  api = await demoApi(run.url)
})
afterAll(() => run.stop())

type Listed<Reply extends z.ZodType> = { path: string; reply: Reply }

const get = async <Reply extends z.ZodType>(
  { path, reply }: Listed<Reply>,
  query = '',
): Promise<z.infer<Reply>> => reply.parse(await api.call('GET', `${path}${query}`))

const ofDevice = <Reply extends z.ZodType>(
  { path, reply }: Listed<Reply>,
  deviceId: string,
): Listed<Reply> => ({
  path: path.replace('{id}', deviceId),
  reply,
})

const lastDays = (days: number, until = Date.now()) =>
  `?from=${toIso(until - days * DAY_MS)}&to=${toIso(until)}`

/** The owner's definitions, without what the fleet and time change. */
const owned = async () => ({
  devices: (await get(devices.listDevices)).devices.map(({ id, subscriptionId }) => [id, subscriptionId]),
  rules: (await get(alerts.listAlertRules)).alerts.map(({ name, triggerCount }) => [name, triggerCount]),
  geofences: (await get(geofences.listGeofences)).geofences.map(({ geofenceId }) => geofenceId),
  maintenance: (await get(maintenance.listMaintenance)).maintenance.map(({ id }) => id).toSorted(),
  reports: (await get(generatedReports.listReports)).reports.map(({ id }) => id),
  shares: (await get(shares.listShares)).shareLinks.map(({ shareId }) => shareId),
})

describe('the demo account of a first start', () => {
  it('has twelve devices, each with a subscription and thirty days of trips', async () => {
    const { devices: all } = await get(devices.listDevices)
    expect(all).toHaveLength(12)
    expect(all.every(({ hasSubscription }) => hasSubscription)).toBe(true)
    const { trips } = await get(ofDevice(trails.listTrips, 'VAN012'), lastDays(31))
    const days = new Set(trips.map(({ start }) => start.slice(0, 10)))
    expect(days.size).toBeGreaterThanOrEqual(25)
  })

  it('has four rules that fired, five geofences and their events', async () => {
    const { alerts: rules } = await get(alerts.listAlertRules)
    expect(rules).toHaveLength(4)
    for (const { name, triggerCount } of rules) expect(triggerCount, name).toBeGreaterThan(0)
    expect((await get(geofences.listGeofences)).geofences).toHaveLength(5)
    const { events } = await get(alerts.listAccountEvents, '?limit=100')
    expect(events.length).toBeGreaterThan(90)
  })

  it('has paid invoices, and one payment that failed', async () => {
    const { invoices, paymentMethods, subscriptions } = await get(payments.getBilling)
    const statuses = invoices.map(({ status }) => status)
    expect(statuses.filter((status) => status === 'open')).toHaveLength(1)
    expect(statuses.filter((status) => status === 'paid').length).toBeGreaterThanOrEqual(4)
    expect(subscriptions.map(({ status }) => status).toSorted()).toEqual(['active', 'active', 'past_due'])
    expect(paymentMethods.length).toBeGreaterThan(0)
  })

  it('has maintenance that is due, a logbook, and two share links', async () => {
    const { maintenance: intervals } = await get(maintenance.listMaintenance)
    const states = new Set(intervals.map(({ state }) => state))
    expect([...states].toSorted()).toEqual(['dueSoon', 'ok', 'overdue'])
    const { notes } = await get(ofDevice(logbook.listTripNotes, 'CAR001'), lastDays(31))
    expect(new Set(notes.map(({ purpose }) => purpose))).toEqual(new Set(['business', 'private']))
    expect((await get(shares.listShares)).shareLinks).toHaveLength(2)
  })

  it('has two schedules with their runs, and a report of each type that was generated', async () => {
    const { schedules } = await get(reportSchedules.listSchedules)
    expect(schedules).toHaveLength(2)
    for (const { lastRun } of schedules) expect(lastRun).not.toBeNull()
    const statuses = async () => {
      const { reports } = await get(generatedReports.listReports)
      return new Set(reports.map(({ status }) => status))
    }
    await expect
      .poll(statuses, { timeout: REPORTS_TIMEOUT_MS, interval: 1_000 })
      .toEqual(new Set(['completed']))
    const { reports } = await get(generatedReports.listReports)
    expect(new Set(reports.map(({ reportType }) => reportType))).toEqual(new Set(ReportType.options))
  })

  it('T106 leaves something to do in the console: orders in each state, a payment that failed and dead letters', async () => {
    const { accessToken } = await signInWithCode(run.url, DEMO_OPERATOR)
    const call = callAs(accessToken, run.url)
    const {
      orders: waiting,
      failedPayments,
      alarms,
    } = today.getToday.reply.parse((await call('GET', '/operator/today')).body)
    expect(waiting).toMatchObject({ counts: [1, 1, 1, 1], withoutAccount: 0 })
    expect(waiting.oldestAt).not.toBeNull()
    expect(alarms.map(({ section }) => section).toSorted()).toEqual(['Dead letters', 'Reports'])
    expect(failedPayments).toMatchObject([{ accountId: accountIdOf(api.accessToken), subscriptions: 1 }])
  })

  it('has a tracker whose message cannot be read', async () => {
    const { unreadable, lastUnreadable } = await get(ofDevice(devices.getDiagnostics, 'TRLR05'))
    expect(unreadable).toBe(1)
    expect(lastUnreadable).toMatchObject({ topic: telemetryTopic('TRLR05') })
  })

  it('is the same after the next start, and its fleet goes on where it was', async () => {
    const before = await owned()
    const marker = readFileSync(join(run.dataFolder, 'demo.json'), 'utf8')
    expect(JSON.parse(marker)).toMatchObject({ isComplete: true })
    await run.stop()
    run = await startLocalProcess({ ...WITH_FLEET, dataFolder: run.dataFolder })
    api = await demoApi(run.url)
    expect(await owned()).toEqual(before)
    expect(readFileSync(join(run.dataFolder, 'demo.json'), 'utf8')).toBe(marker)
    await expect
      .poll(async () => (await get(devices.listDevices)).devices.filter(({ isOnline }) => isOnline).length)
      .toBe(12)
    for (const { id, tracking } of (await get(devices.listDevices)).devices) {
      expect(tracking?.flags, id).toEqual([])
      expect(Date.parse(tracking?.GPSTime ?? ''), id).toBeGreaterThan(Date.now() - HOUR_MS)
    }
  })
})
