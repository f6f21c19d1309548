import { setTimeout as delay } from 'node:timers/promises'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { expect, inject, it } from 'vitest'
import { reporting } from '../../../shared/reporting/reporting.routes.ts'
import { shareViewer } from '../../../shared/shares/viewer.routes.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { type Account, anAccount, apiUrl } from '../../make/accounts/account.ts'
import { accountIdOf } from '../../make/accounts/account-id-of.ts'
import { localStore } from '../../make/local/local-store.ts'
import { aWebhookReceiver } from '../../make/notify/webhook-receiver.ts'
import { anAlert } from '../../make/rules/rule.ts'
import { aShare } from '../../make/share.ts'
import { aTracker, deviceOf, publishAs } from '../../make/tracking/tracker.ts'

/** Longer than the telemetry function caches the rules of an account. */
const IN_FORCE_MS = 2 * SECOND_MS
/** In this time, a webhook of a tracked device arrives. */
const WEBHOOK_WITHIN_MS = 3 * SECOND_MS
const IN_TIME = { timeout: 20 * SECOND_MS }

async function change(account: Account, subscriptionId: string, fields: Record<string, string | number>) {
  const { client, tables } = await localStore(inject('storeEndpoint'))
  const names = Object.keys(fields)
  await client.send(
    new UpdateCommand({
      TableName: tables.subscriptions,
      Key: { accountId: accountIdOf(account.accessToken), subscriptionId },
      UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, fields[name]])),
    }),
  )
}

/** Where a device, its history and its events are shown, to the owner and to others. */
async function shownFor(account: Account, deviceId: string, token: string) {
  const post = (path: string, body: object) => account.call('POST', path, body)
  const range = { startDate: toIso(Date.now() - 60 * MINUTE_MS), endDate: toIso(Date.now() + MINUTE_MS) }
  const day = await account.call(
    'GET',
    `/vectra/reports/day?startOfToday=${toIso(Date.now()).slice(0, 10)}T00:00:00.000Z`,
  )
  const viewed = await fetch(`${apiUrl()}/vectra/public/share/${token}/location`)
  const alerts = await post('/vectra/alerts', { deviceIds: [deviceId], hours: 24 })
  return {
    listed: (await deviceOf(account, deviceId)).tracking !== null,
    trail: (await post('/vectra/device/trail', { deviceId, minutes: 60 })).status === 200,
    history:
      (await post('/vectra/device/history', { vehiclePlate: deviceId, timezoneOffset: 0, ...range }))
        .status === 200,
    shared: shareViewer.getSharedLocation.reply.parse(await viewed.json()).devices.length > 0,
    summary: (await account.call('GET', `/vectra/reports/summary/${deviceId}?period=last12h`)).status === 200,
    day: reporting.getDay.reply.parse(day.body).devices.length > 0,
    alerts: alerts.text.includes('eventId'),
    events: (await account.call('GET', '/vectra/events')).text.includes(deviceId),
  }
}

const everywhere = (isShown: boolean) => ({
  listed: isShown,
  trail: isShown,
  history: isShown,
  shared: isShown,
  summary: isShown,
  day: isShown,
  alerts: isShown,
  events: isShown,
})

it.each([
  [
    'is unassigned',
    async (account: Account, id: string) => {
      expect((await account.call('POST', `/vectra/subscription/${id}/unassign`)).status).toBe(200)
    },
  ],
  [
    'is canceled',
    async (account: Account, id: string) => {
      expect((await account.call('POST', `/vectra/subscription/${id}/cancel`)).status).toBe(200)
    },
  ],
  [
    'is past due beyond its grace',
    (account: Account, id: string) =>
      change(account, id, { status: 'past_due', trackedUntil: Date.now() - 1 }),
  ],
])(
  'T19 a device whose subscription %s disappears everywhere within a second, and stays in its grace period',
  async (_, end) => {
    const account = await anAccount()
    const { url, received } = await aWebhookReceiver(() => 200)
    const tracker = await aTracker(account)
    const { trackerId } = tracker
    await anAlert(account, { actions: [{ type: 'webhook', target: url }], cooldownMinutes: 0 })
    const { token } = await aShare(account, trackerId)
    await delay(IN_FORCE_MS)
    let lat = 26.1
    const drive = (speedKmh: number, ago: number) => {
      lat += 0.0002
      return { time: toIso(Date.now() - ago), lat, lng: -80.1, speedKmh }
    }
    await publishAs(tracker, drive(50, 6_000), drive(90, 5_000), drive(90, 4_000))
    await expect.poll(() => received.length, IN_TIME).toBe(1)
    const { subscriptionId } = await deviceOf(account, trackerId)
    await change(account, subscriptionId ?? '', { status: 'past_due', trackedUntil: Date.now() + DAY_MS })
    expect(await shownFor(account, trackerId, token)).toEqual(everywhere(true))
    await change(account, subscriptionId ?? '', { status: 'active' })

    await end(account, subscriptionId ?? '')
    expect(await shownFor(account, trackerId, token)).toEqual(everywhere(false))
    await publishAs(tracker, drive(50, 3_000), drive(90, 2_000), drive(90, 1_000))
    await delay(WEBHOOK_WITHIN_MS)
    expect(received).toHaveLength(1)
  },
)
