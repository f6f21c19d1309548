import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { alerts } from '../../../shared/alerts/alerts.routes.ts'
import { maintenance as routes } from '../../../shared/maintenance/maintenance.routes.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { type Account, anAccount } from '../../make/accounts/account.ts'
import { aMaintenance } from '../../make/maintenance/maintenance.ts'
import { localMessages } from '../../make/notify/local-messages.ts'
import { aReport } from '../../make/reports/generated-reports.ts'
import { anAlert, anAlertBody } from '../../make/rules/rule.ts'
import { aTracker, type Credentials, publishAs } from '../../make/tracking/tracker.ts'

/** Longer than the telemetry function caches the rules and intervals of an account. */
const IN_FORCE_MS = 2 * SECOND_MS

let fixes = 0
/** A parked device, whose odometer is set by a test. */
const report = (tracker: Credentials, odometerKm: number, engineHours = 50) => {
  fixes += 1
  return publishAs(tracker, {
    time: toIso(Date.now() - MINUTE_MS + fixes),
    lat: 26.1,
    lng: -80.1,
    speedKmh: 0,
    odometerKm,
    engineHours,
  })
}

async function statusesOf(account: Account) {
  const { body } = await account.call('GET', '/vectra/maintenance')
  return routes.listMaintenance.reply.parse(body).maintenance
}

async function namesDue(account: Account) {
  const { body } = await account.call('GET', '/vectra/alerts/events')
  return alerts.listRuleEvents.reply.parse(body).events.map(({ reasons }) => reasons[0]?.saw)
}

describe('maintenance', () => {
  it('REP-3 ALR-2 is due at its kilometres: one mail, none after it, and again only once it was done', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account, { deviceName: 'Truck 7' })
    const mails = async () => {
      const { emails } = await localMessages()
      const own = emails.filter(({ to }) => to === account.email).map(({ subject }) => subject)
      return own.filter((subject) => subject.startsWith('Maintenance'))
    }
    await report(tracker, 20_000)
    await anAlert(account, { conditions: [{ type: 'maintenanceDue' }], cooldownMinutes: 0 })
    const { id } = await aMaintenance(account, tracker.trackerId, { lastDone: null, everyMonths: null })
    expect(await statusesOf(account)).toMatchObject([{ id, state: 'ok', leftKm: 5_000, done: [] }])
    await delay(IN_FORCE_MS)
    await report(tracker, 24_990)
    expect(await statusesOf(account)).toMatchObject([{ state: 'dueSoon', leftKm: 10 }])
    await report(tracker, 25_000)
    await report(tracker, 25_010)
    await expect.poll(() => namesDue(account)).toEqual(['Oil change'])
    expect(await statusesOf(account)).toMatchObject([{ state: 'overdue', leftKm: -10 }])
    await expect.poll(mails).toEqual(['Maintenance due on Truck 7: Oil change'])

    const done = await account.call('POST', `/vectra/maintenance/${id}/done`, {})
    expect(done.body).toMatchObject({
      maintenance: { state: 'ok', leftKm: 5_000, done: [{ odometerKm: 25_010, engineHours: 50 }] },
    })
    await delay(IN_FORCE_MS)
    await report(tracker, 30_009)
    expect(await namesDue(account)).toHaveLength(1)
    await report(tracker, 30_010)
    await expect.poll(() => namesDue(account)).toEqual(['Oil change', 'Oil change'])

    const rehearsed = await account.call('POST', '/vectra/alerts/rehearse', {
      rule: { ...anAlertBody(), conditions: [{ type: 'maintenanceDue' }] },
      deviceIds: [tracker.trackerId],
      from: toIso(Date.now() - 10 * MINUTE_MS),
      to: toIso(Date.now()),
    })
    const { firings } = alerts.rehearseAlertRule.reply.parse(rehearsed.body)
    expect(firings.map(({ reasons }) => reasons[0]?.saw)).toEqual(['Oil change'])
    const { fileUrl } = await aReport(account, { reportType: 'maintenance_due' })
    expect(await (await fetch(fileUrl ?? '')).text()).toContain('"Oil change"')
  })

  it('REP-3 is noted with the readings of the time that it was done, and taken back as if it had not been', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    await report(tracker, 20_000, 400)
    const before = toIso(Date.now())
    await delay(10)
    await report(tracker, 20_100, 410)
    const { id, done } = await aMaintenance(account, tracker.trackerId, { everyEngineHours: 100 })
    expect(done).toMatchObject([{ odometerKm: 1_000, engineHours: null }])
    const path = `/vectra/maintenance/${id}/done`
    const noted = await account.call('POST', path, { at: before })
    expect(noted.body).toMatchObject({
      maintenance: { done: [{ at: before, odometerKm: 20_100, engineHours: 410 }, { odometerKm: 1_000 }] },
    })
    const undone = await account.call('DELETE', `${path}?at=${before}`)
    expect(undone.body).toMatchObject({ maintenance: { done } })
    expect((await account.call('DELETE', `${path}?at=${before}`)).status).toBe(404)
  })

  it('REP-3 that counts nothing, or was done tomorrow, or is one too many, is refused', async () => {
    const account = await anAccount()
    const { trackerId } = await aTracker(account)
    const create = (more: object) =>
      account.call('POST', '/vectra/maintenance', { deviceId: trackerId, name: 'Oil change', ...more })
    expect((await create({})).body).toMatchObject({ status: 400, code: 'interval-required' })
    const tomorrow = { at: toIso(Date.now() + DAY_MS) }
    expect((await create({ everyKm: 1, lastDone: tomorrow })).body).toMatchObject({ code: 'done-in-future' })
    for (let made = 0; made < 20; made++) expect((await create({ everyMonths: 120 })).status).toBe(201)
    expect((await create({ everyMonths: 1 })).body).toMatchObject({ status: 409, code: 'too-many-intervals' })
    const [first] = await statusesOf(account)
    const path = `/vectra/maintenance/${first?.id}`
    expect((await account.call('PUT', path, { everyMonths: null })).body).toMatchObject({
      code: 'interval-required',
    })
    expect((await account.call('PUT', path, { everyMonths: 1 })).body).toMatchObject({
      maintenance: { everyMonths: 1, name: 'Oil change' },
    })
    expect((await account.call('DELETE', path)).status).toBe(200)
    expect(await statusesOf(account)).toHaveLength(19)
  })
})
