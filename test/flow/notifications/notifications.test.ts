import { Webhook } from 'standardwebhooks'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { PushSubscription } from '../../../shared/notifications/push-subscription.ts'
import { MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'
import { anAccount, apiUrl, localUrl } from '../../make/accounts/account.ts'
import { accountIdOf } from '../../make/accounts/account-id-of.ts'
import { changedToken } from '../../make/changed-token.ts'
import { aGeofence, anEvent } from '../../make/notify/a-notified-event.ts'
import {
  emailsTo,
  localMessages,
  notificationsOf,
  raiseEvent,
  sendToNotifyQueue,
} from '../../make/notify/local-messages.ts'
import { aWebhookReceiver } from '../../make/notify/webhook-receiver.ts'

/** Links begin with the site's public URL. */
const publicUrl = () => localUrl().replace('127.0.0.1', 'localhost')
const EMAIL_WITHIN_MS = 2 * SECOND_MS

/** Generous for a slow machine; only the first test is about time. */
const eventually = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: 20 * SECOND_MS, interval: 100 })

/** A new account, and a geofence of it. */
async function anOwner(changes: Parameters<typeof aGeofence>[0] = {}) {
  const account = await anAccount()
  const accountId = accountIdOf(account.accessToken)
  return { ...account, accountId, geofence: aGeofence({ accountId, ...changes }) }
}

/** A subscription of the browser that the local run has. */
const aLocalBrowser = async () =>
  PushSubscription.parse(await (await fetch(`${localUrl()}/_local/push-subscription.json`)).json())

describe('GEO-5 an event of a geofence', () => {
  it('GEO-5 is in the inbox within 2 s, once, with what happened and a link to the map', async () => {
    const owner = await anOwner({ sendEmailNotifications: true })
    const event = anEvent(owner.geofence, Date.parse('2026-06-01T18:02:00Z'))
    const now = anEvent(owner.geofence, Date.now())
    await raiseEvent(owner.geofence, event)
    const startedAt = Date.now()
    await raiseEvent(owner.geofence, now)
    const { accountId, eventKey } = now
    await sendToNotifyQueue({ accountId, eventKey })
    await vi.waitFor(async () => expect(await emailsTo(owner.email)).toHaveLength(1), {
      timeout: EMAIL_WITHIN_MS,
      interval: 50,
    })
    expect(Date.now() - startedAt).toBeLessThan(EMAIL_WITHIN_MS + SECOND_MS)
    const [email] = await emailsTo(owner.email)
    expect(email?.subject).toMatch(/^Sea Ray 240 left Marina at \d{1,2}:\d{2} [AP]M$/)
    expect(email?.html).toContain(`href="${publicUrl()}/dashboard/live?deviceId=SEA240"`)
    expect(email?.text).toContain('26.10123, -80.10456')
    await eventually(async () =>
      expect(await notificationsOf(now)).toMatchObject({
        [`email:${owner.email}`]: { state: 'sent', attempts: 1 },
      }),
    )
    // the other event is older than 15 minutes
    expect(await notificationsOf(event)).toEqual({})
    expect(await emailsTo(owner.email)).toHaveLength(1)
  })

  it('GEO-5 is shown by a browser that subscribed, until the account unsubscribes it', async () => {
    const owner = await anOwner({ name: `Marina ${crypto.randomUUID()}` })
    const subscription = await aLocalBrowser()
    const subscriptions = '/notifications/push-subscriptions'
    expect((await owner.call('PUT', subscriptions, subscription)).status).toBe(200)
    const event = anEvent(owner.geofence, Date.now())
    await raiseEvent(owner.geofence, event)
    const pushes = async () =>
      (await localMessages()).pushes.filter(({ body }) => body.includes(owner.geofence.name))
    await eventually(async () => expect(await pushes()).toHaveLength(1))
    expect(await pushes()).toMatchObject([
      { title: 'Sea Ray 240', body: expect.stringContaining(`Sea Ray 240 left ${owner.geofence.name} at`) },
    ])
    await eventually(async () =>
      expect(Object.values(await notificationsOf(event))).toMatchObject([{ state: 'sent', detail: '201' }]),
    )
    const { endpoint } = subscription
    expect((await owner.call('DELETE', subscriptions, { endpoint })).status).toBe(200)
    const next = anEvent(owner.geofence, Date.now())
    await raiseEvent({ ...owner.geofence, sendEmailNotifications: true }, next)
    await eventually(async () => expect(await emailsTo(owner.email)).toHaveLength(1))
    expect(await pushes()).toHaveLength(1)
  })

  it('T89 T94 a browser at a private address is refused, as is the 11th', async () => {
    const { call } = await anOwner()
    const save = async (endpoint: string) => {
      const body = { ...(await aLocalBrowser()), endpoint }
      return (await call('PUT', '/notifications/push-subscriptions', body)).status
    }
    expect(await save('https://10.0.0.8/send/1')).toBe(400)
    for (let index = 0; index < 10; index++) expect(await save(`https://push.example.com/${index}`)).toBe(200)
    expect(await save('https://push.example.com/10')).toBe(409)
    expect(await save('https://push.example.com/9')).toBe(200)
  })

  it('T96 one click stops further emails, and the link in it is refused once changed', async () => {
    const owner = await anOwner({ sendEmailNotifications: true })
    await raiseEvent(owner.geofence, anEvent(owner.geofence, Date.now()))
    await eventually(async () => expect(await emailsTo(owner.email)).toHaveLength(1))
    const [email] = await emailsTo(owner.email)
    expect(email?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const url = /^<(.*)>$/.exec(email?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect(url).toContain(`${publicUrl()}/api/notifications/recipients/`)
    const oneClick = (to: string) =>
      fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    expect((await oneClick(changedToken(url))).status).toBe(404)
    expect((await oneClick(url)).status).toBe(200)
    const next = anEvent(owner.geofence, Date.now())
    await raiseEvent(owner.geofence, next)
    await eventually(async () =>
      expect(await notificationsOf(next)).toMatchObject({
        [`email:${owner.email}`]: { state: 'suppressed', detail: 'stopped-by-recipient' },
      }),
    )
    expect(await emailsTo(owner.email)).toHaveLength(1)
  })

  it('T96 another address gets one question first, and events only once it has agreed', async () => {
    const other = `other-${crypto.randomUUID()}@example.com`
    const owner = await anOwner({ sendEmailNotifications: true, notificationEmail: other })
    for (let times = 0; times < 2; times++) {
      const event = anEvent(owner.geofence, Date.now())
      await raiseEvent(owner.geofence, event)
      await eventually(async () =>
        expect(await notificationsOf(event)).toMatchObject({
          [`email:${other}`]: { state: 'suppressed', detail: 'not-confirmed' },
        }),
      )
    }
    const [question, ...more] = await emailsTo(other)
    expect(more).toEqual([])
    expect(question?.subject).toBe(`${owner.email} wants to send you alerts`)
    const token = /\/notifications\/(\S+)/.exec(question?.text ?? '')?.[1] ?? ''
    const link = `${apiUrl()}/notifications/recipients/${token}`
    expect(await (await fetch(link)).json()).toEqual({
      recipient: { channel: 'email', address: other, state: 'asked' },
    })
    expect((await fetch(link, { method: 'PUT' })).status).toBe(200)
    await raiseEvent(owner.geofence, anEvent(owner.geofence, Date.now()))
    await eventually(async () => expect(await emailsTo(other)).toHaveLength(2))
    expect((await emailsTo(other))[0]?.subject).toContain('Sea Ray 240 left Marina')
  })

  it('T92 reaches a webhook with a valid signature of each secret, and the same id again after a failure', async () => {
    const { url, received } = await aWebhookReceiver((attempt) => (attempt === 1 ? 500 : 204))
    const owner = await anOwner({ notificationWebhook: url })
    const secrets = z.object({ secrets: z.object({ current: z.string(), previous: z.string().nullable() }) })
    await owner.call('GET', '/notifications/webhook-secrets')
    const rotated = await owner.call('POST', '/notifications/webhook-secrets')
    const { current, previous } = secrets.parse(rotated.body).secrets
    const event = anEvent(owner.geofence, Date.now())
    await raiseEvent(owner.geofence, event)
    await eventually(async () =>
      expect(await notificationsOf(event)).toMatchObject({
        [`webhook:${url}`]: { state: 'pending', detail: 'webhook-refused', attempts: 1 },
      }),
    )
    const { accountId, eventKey } = event
    await sendToNotifyQueue({ kind: 'notification', accountId, eventKey, notification: `webhook:${url}` })
    await eventually(async () =>
      expect(await notificationsOf(event)).toMatchObject({
        [`webhook:${url}`]: { state: 'sent', detail: '204', attempts: 2 },
      }),
    )
    expect(received).toHaveLength(2)
    expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([`evt_${event.eventId}`]),
    )
    for (const { headers, body } of received)
      for (const secret of [current, previous ?? ''])
        expect(new Webhook(secret).verify(body, headers)).toMatchObject({
          type: 'geofence.exit',
          data: { eventId: event.eventId, deviceName: 'Sea Ray 240' },
        })
    expect(() =>
      new Webhook('whsec_AAAA').verify(received[0]?.body ?? '', received[0]?.headers ?? {}),
    ).toThrow()
  })

  it('T94 above 20 emails in an hour, the others come in one digest', async () => {
    const owner = await anOwner({ sendEmailNotifications: true })
    const events = Array.from({ length: 23 }, (_, index) =>
      anEvent(owner.geofence, Date.now() - MINUTE_MS - index, { deviceName: `Boat ${index}` }),
    )
    for (const event of events) await raiseEvent(owner.geofence, event)
    await eventually(async () => expect(await emailsTo(owner.email)).toHaveLength(20))
    await eventually(async () => {
      const all = await Promise.all(events.map(notificationsOf))
      const details = all.map((one) => one[`email:${owner.email}`]?.detail)
      expect(details.filter((detail) => detail === 'in-digest')).toHaveLength(3)
    })
    await sendToNotifyQueue({ kind: 'digest', accountId: owner.accountId, digest: 'email' })
    await eventually(async () => expect(await emailsTo(owner.email)).toHaveLength(21))
    const [digest] = await emailsTo(owner.email)
    expect(digest?.subject).toBe('More events in the last hour: 3')
    expect(digest?.text.match(/Boat \d+ left Marina/g)).toHaveLength(3)
    await eventually(async () => {
      const all = await Promise.all(events.map(notificationsOf))
      expect(all.every((one) => one[`email:${owner.email}`]?.state === 'sent')).toBe(true)
    })
  })

  it('GEO-5 a text goes to a phone that has agreed, in the countries that the operator allows', async () => {
    const phone = `+1202555${String(Date.now()).slice(-4)}`
    const owner = await anOwner({ sendSmsNotifications: true, notificationPhone: phone })
    await raiseEvent(owner.geofence, anEvent(owner.geofence, Date.now()))
    const textsTo = async () => (await localMessages()).texts.filter(({ to }) => to === phone)
    await eventually(async () => expect(await textsTo()).toHaveLength(1))
    const token = /\/notifications\/(\S+)/.exec((await textsTo())[0]?.text ?? '')?.[1] ?? ''
    await fetch(`${apiUrl()}/notifications/recipients/${token}`, { method: 'PUT' })
    await raiseEvent(owner.geofence, anEvent(owner.geofence, Date.now()))
    await eventually(async () => expect(await textsTo()).toHaveLength(2))
    expect((await textsTo())[0]?.text).toMatch(/^Vectra: Sea Ray 240 left Marina at .* http/)
    const abroad = { ...owner.geofence, notificationPhone: '+447911123456' }
    const event = anEvent(abroad, Date.now())
    await raiseEvent(abroad, event)
    await eventually(async () =>
      expect(await notificationsOf(event)).toMatchObject({
        'sms:+447911123456': { state: 'suppressed', detail: 'sms-country-not-allowed' },
      }),
    )
  })
})
