import { expect, inject, it } from 'vitest'
import { wholeAccount } from '../../../functions/stores/devices/device-scope.ts'
import { deviceStore } from '../../../functions/stores/devices/devices.ts'
import { dueStore } from '../../../functions/stores/due.ts'
import { alerts } from '../../../shared/alerts/alerts.routes.ts'
import { MINUTE_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { anAccount } from '../../make/accounts/account.ts'
import { accountIdOf } from '../../make/accounts/account-id-of.ts'
import { localStore } from '../../make/local/local-store.ts'
import { emailsTo } from '../../make/notify/local-messages.ts'
import { anAlert } from '../../make/rules/rule.ts'
import { aTracker, publishAs } from '../../make/tracking/tracker.ts'

const IN_TIME = { timeout: 20 * SECOND_MS }
const AGO_MS = 24 * MINUTE_MS

it('NOT-5 a critical rule sends one email about what a tracker reports 24 minutes late, and another rule none', async () => {
  const account = await anAccount()
  const tracker = await aTracker(account, { deviceType: 'car' })
  const critical = await anAlert(account, { name: 'Far too fast', critical: true })
  const usual = await anAlert(account, { name: 'Too fast' })
  const { client, tables } = await localStore(inject('storeEndpoint'))
  const accountId = accountIdOf(account.accessToken)
  const startedAt = Date.now()
  const fix = (at: number, index: number, speedKmh: number) => ({
    time: toIso(at + index * 10 * SECOND_MS),
    lat: 26.1 + (index * 250) / 111_195,
    lng: -80.1,
    speedKmh,
  })
  const buffered = [60, 60, 90, 92, 91, 60, 60].map((speedKmh, index) =>
    fix(startedAt - AGO_MS, index, speedKmh),
  )
  await publishAs(tracker, ...buffered, fix(startedAt, 0, 0))
  const eventsOf = async () => {
    const { body } = await account.call('GET', '/vectra/alerts/events')
    return alerts.listRuleEvents.reply.parse(body).events
  }
  await expect
    .poll(async () => (await eventsOf()).map(({ ruleId, late }) => ({ ruleId, late })), IN_TIME)
    .toEqual(expect.arrayContaining([critical, usual].map(({ id }) => ({ ruleId: id, late: true }))))

  const device = await deviceStore(client, tables.devices).get(wholeAccount(accountId), tracker.trackerId)
  if (device === null) throw new Error('The device was not stored')
  const { deviceId, trackId } = device
  const due = dueStore(client, tables.due)
  // a minute sooner than it is due, and more than once
  const work = { kind: 'lateAlerts', accountId, deviceId, trackId, from: startedAt } as const
  for (let times = 0; times < 2; times++) await due.put(Date.now() + times, work)
  await expect.poll(async () => (await emailsTo(account.email)).length, IN_TIME).toBe(1)
  const [email] = await emailsTo(account.email)
  expect(email?.subject).toMatch(/^Late: Boat \S+ exceeded 50 mph: 56 mph at /)
  expect(email?.text).toMatch(/Happened (on \w+ \d+ )?at .+, reported at .+, when the tracker was back\./)
  const notified = (await eventsOf()).map(({ ruleId, notifications }) => [
    ruleId,
    notifications.map(({ channel, state }) => ({ channel, state })),
  ])
  expect(Object.fromEntries(notified)).toEqual({
    [critical.id]: [{ channel: 'email', state: 'sent' }],
    [usual.id]: [],
  })
})
