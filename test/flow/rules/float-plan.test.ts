import { describe, expect, inject, it } from 'vitest'
import { wholeAccount } from '../../../functions/stores/devices/device-scope.ts'
import { deviceStore } from '../../../functions/stores/devices/devices.ts'
import { eventStore } from '../../../functions/stores/events/events.ts'
import { floatPlanStore } from '../../../functions/stores/trails/float-plans.ts'
import { alerts } from '../../../shared/alerts/alerts.routes.ts'
import { HOUR_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { floatPlan as routes } from '../../../shared/watching/float-plan/float-plan.routes.ts'
import { FLOAT_PLAN_RULE_ID } from '../../../shared/watching/float-plan/float-plan-rule-id.ts'
import { anAccount } from '../../make/accounts/account.ts'
import { accountIdOf } from '../../make/accounts/account-id-of.ts'
import { localStore } from '../../make/local/local-store.ts'
import { emailsTo } from '../../make/notify/local-messages.ts'
import { aTracker, publishAs } from '../../make/tracking/tracker.ts'

const IN_TIME = { timeout: 60_000, interval: 500 }

const subjectsTo = async (address: string) =>
  (await emailsTo(address)).map(({ subject }) => subject).join('\n')

describe('a float plan on the running system', () => {
  it('LIV-7 asks its contacts, reminds its skipper, is extended and ended', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    await publishAs(tracker, { time: toIso(Date.now() - SECOND_MS), lat: 26.1, lng: -80.1, accuracyM: 4 })
    const path = `/vectra/devices/${tracker.trackerId}/float-plan`
    const friend = `friend-of-${account.email}`
    const trip = { to: 'Bimini', people: 4, contacts: [account.email, friend], geofenceId: null }
    const put = async (returnBy: number) =>
      (await account.call('PUT', path, { ...trip, returnBy: toIso(returnBy) })).body
    const plan = async () => routes.getFloatPlan.reply.parse((await account.call('GET', path)).body).floatPlan

    expect(await put(Date.now() + 3 * SECOND_MS)).toMatchObject({
      floatPlan: { state: 'out', waitingFor: [friend] },
    })
    await expect.poll(() => subjectsTo(friend), IN_TIME).toContain('wants to name you as a contact')
    await expect.poll(async () => (await plan())?.state, IN_TIME).toBe('reminded')
    await expect.poll(() => subjectsTo(account.email), IN_TIME).toContain('isn’t back from Bimini')
    const listed = await account.call('GET', `/vectra/alerts/events?ruleId=${FLOAT_PLAN_RULE_ID}`)
    const { events } = alerts.listRuleEvents.reply.parse(listed.body)
    expect(events.map(({ reasons }) => reasons.map(({ check }) => check))).toEqual([['returnDue']])

    expect(await put(Date.now() + HOUR_MS)).toMatchObject({ floatPlan: { state: 'out' } })
    expect(await subjectsTo(friend)).not.toContain('overdue')
    expect((await account.call('DELETE', path)).body).toEqual({ floatPlan: null })
    expect(await plan()).toBeNull()
  }, 150_000)

  it('LIV-7 ends with its boat, and says so where it was overdue', async () => {
    const account = await anAccount()
    const { trackerId } = await aTracker(account)
    const { client, tables } = await localStore(inject('storeEndpoint'))
    const accountId = accountIdOf(account.accessToken)
    const path = `/vectra/devices/${trackerId}/float-plan`
    const trip = { to: 'Bimini', people: 4, contacts: [], geofenceId: null }
    const put = () => account.call('PUT', path, { ...trip, returnBy: toIso(Date.now() + HOUR_MS) })
    const changeTo = (deviceType: string) =>
      account.call('PUT', `/vectra/device/${trackerId}`, { deviceName: 'Mine', deviceType })
    await put()
    await changeTo('car')
    expect((await account.call('GET', path)).body).toEqual({ floatPlan: null })

    await changeTo('boat')
    await put()
    const device = await deviceStore(client, tables.devices).get(wholeAccount(accountId), trackerId)
    if (device === null) throw new Error('The device was not stored')
    const plans = floatPlanStore(client, tables)
    const before = await plans.get(device.trackId)
    const overdue = before.floatPlan && {
      ...before.floatPlan,
      state: 'overdue' as const,
      returnBy: Date.now() - HOUR_MS,
    }
    expect(await plans.change(device, before, overdue, [], [])).toBe(true)
    expect((await account.call('DELETE', `/vectra/device/${trackerId}`)).status).toBe(200)
    const { events } = await eventStore(client, tables.events).listRuleEvents(accountId, {}, null, 5)
    expect(events.map(({ reasons }) => reasons.map(({ check }) => check))).toEqual([['boatRemoved']])
  })

  it('LIV-7 is refused in the past, and with a contact whom nobody can reach', async () => {
    const account = await anAccount()
    const { trackerId } = await aTracker(account)
    const trip = { to: 'Bimini', people: 4, contacts: [], geofenceId: null }
    const codeOf = async (fields: object) =>
      (await account.call('PUT', `/vectra/devices/${trackerId}/float-plan`, { ...trip, ...fields })).body
    const returnBy = toIso(Date.now() + HOUR_MS)
    expect(await codeOf({ returnBy: toIso(Date.now() - SECOND_MS) })).toMatchObject({
      code: 'return-in-the-past',
    })
    for (const fields of [
      { contacts: ['next door'] },
      { contacts: ['0301234567'] },
      { people: 0 },
      { people: 100 },
      { to: ' ' },
      { to: 'x'.repeat(81) },
    ])
      expect(await codeOf({ returnBy, ...fields }), JSON.stringify(fields)).toMatchObject({
        code: 'invalid-body',
      })
  })
})
