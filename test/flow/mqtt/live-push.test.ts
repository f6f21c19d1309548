import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, inject, it } from 'vitest'
import { toIso } from '../../../shared/time.ts'
import { commandsTopic, liveTopic, telemetryTopic, viewTopic } from '../../../shared/tracking/topics.ts'
import { PUSHED_WHOLE_MAX } from '../../../shared/tracking/view/live-view.ts'
import { followLive } from '../../../web/api/live-push/live-push.ts'
import { type Account, anAccount } from '../../make/accounts/account.ts'
import { accountIdOf } from '../../make/accounts/account-id-of.ts'
import { aToken, validClaims } from '../../make/api/forged-tokens.ts'
import { isAccepted, isAcknowledged, isGranted } from '../../make/broker-access.ts'
import { aLiveView, connectView, liveUrl } from '../../make/live-view.ts'
import { localStore } from '../../make/local/local-store.ts'
import { aFleet, seedFleet } from '../../make/seed-fleet.ts'
import { aTracker, connect, deviceOf, publish, publishAs } from '../../make/tracking/tracker.ts'

const position = (more: object = {}) => ({ time: toIso(Date.now()), lat: 26.1, lng: -80.1, ...more })
const VIEW = '0123456789abcdef'
const PUSH_WITHIN_MS = 2_000
/** Twice as long as any push takes. */
const SILENCE_MS = 1_500

/** A listed account counts as watched: its positions are pushed for a while. */
const listDevices = (account: Account) => account.call('GET', '/vectra/devices')
const silence = () => delay(SILENCE_MS)

const canConnect = (...connection: Parameters<typeof connectView>) => isAccepted(connectView(...connection))

describe('live push', () => {
  it('LIV-8 an open view gets the first position within two seconds of its publish, as the list shows it', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    // warms up: the first message after the start waits for the function to load
    await publishAs(await aTracker(await anAccount()), position())
    await listDevices(account)
    const view = await aLiveView(account)
    const sender = await connect(tracker)
    const sent = performance.now()
    await publish(sender, telemetryTopic(tracker.trackerId), position({ speedKmh: 31.5 }))
    await expect.poll(() => view.pushed, { interval: 10, timeout: PUSH_WITHIN_MS }).toHaveLength(1)
    expect(performance.now() - sent).toBeLessThan(PUSH_WITHIN_MS)
    const { tracking } = await deviceOf(account, tracker.trackerId)
    expect(view.pushed).toEqual([{ deviceId: tracker.trackerId, tracking }])
    await Promise.all([sender.endAsync(), view.client.endAsync()])
  })

  it('LIV-8 the page reconnects with a valid token after a refused one, and follows until it is stopped', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    await listDevices(account)
    const tokens = ['expired', account.accessToken]
    const ups: boolean[] = []
    const pushed: string[] = []
    const stop = new AbortController()
    const followed = followLive(
      {
        url: await liveUrl(),
        topicNamespace: '',
        viewId: null,
        isMember: false,
        accountId: accountIdOf(account.accessToken),
        accessToken: async () => tokens.shift() ?? null,
        onEvent: () => undefined,
        onDevices: (devices) => pushed.push(...devices.map(({ deviceId }) => deviceId)),
        onUpChange: (up) => ups.push(up),
      },
      stop.signal,
    )
    await expect.poll(() => ups).toEqual([false, true])
    await publishAs(tracker, position())
    await expect.poll(() => pushed).toEqual([tracker.trackerId])
    stop.abort()
    await followed
    expect(ups).toEqual([false, true, false])
  })

  it('LIV-8 late and repeated positions are not pushed, the next new one is', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    await listDevices(account)
    const view = await aLiveView(account)
    const now = Date.now()
    const first = position({ time: toIso(now - 10_000) })
    await publishAs(tracker, first, first, position({ time: toIso(now - 60_000), lat: 26.1001 }))
    await publishAs(tracker, position({ time: toIso(now), lat: 26.1002 }))
    await expect.poll(() => view.pushed.map(({ tracking }) => tracking.latitude)).toEqual([26.1, 26.1002])
    await view.client.endAsync()
  })

  it('LIV-8 nothing is pushed to an account that has not listed its devices', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    const view = await aLiveView(account)
    await publishAs(tracker, position())
    await silence()
    expect(view.pushed).toEqual([])
    await view.client.endAsync()
  })

  it('LIV-8 a page of a large account gets the positions of what it shows, and no page those of the others', async () => {
    const account = await anAccount()
    const accountId = accountIdOf(account.accessToken)
    const [shown, unseen] = [await aTracker(account), await aTracker(account)]
    const others = aFleet(accountId, PUSHED_WHOLE_MAX - 1, Date.now(), 'LARGE')
    await seedFleet(await localStore(inject('storeEndpoint')), others)
    await listDevices(account)
    const [whole, view] = [await aLiveView(account), await aLiveView(account, VIEW)]
    await account.call('PUT', '/vectra/devices/shown', { viewId: VIEW, deviceIds: [shown.trackerId] })
    for (const tracker of [unseen, shown]) await publishAs(tracker, position())
    await expect.poll(() => view.pushed.map(({ deviceId }) => deviceId)).toEqual([shown.trackerId])
    await silence()
    expect([...view.pushed, ...whole.pushed]).toHaveLength(1)
    await Promise.all([whole, view].map(({ client }) => client.endAsync()))
  })

  it('T19 a device is no longer pushed a second after it loses its subscription', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    await listDevices(account)
    const view = await aLiveView(account)
    await publishAs(tracker, position())
    await expect.poll(() => view.pushed).toHaveLength(1)
    const { subscriptionId } = await deviceOf(account, tracker.trackerId)
    const store = await localStore(inject('storeEndpoint'))
    await store.client.send(
      new UpdateCommand({
        TableName: store.tables.subscriptions,
        Key: { accountId: accountIdOf(account.accessToken), subscriptionId },
        UpdateExpression: 'SET #status = :cancelled',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':cancelled': 'cancelled' },
      }),
    )
    await silence()
    await publishAs(tracker, position())
    await silence()
    expect(view.pushed).toHaveLength(1)
    await view.client.endAsync()
  })

  it('T23 an account receives positions of its own devices only', async () => {
    const [a, b] = [await anAccount(), await anAccount()]
    const tracker = await aTracker(a)
    await listDevices(a)
    await listDevices(b)
    const view = await aLiveView(b)
    const topicOfA = liveTopic(accountIdOf(a.accessToken))
    for (const filter of [
      topicOfA,
      `${topicOfA}/+`,
      viewTopic(accountIdOf(a.accessToken), VIEW),
      'vectra/live/+',
      'vectra/live/+/+',
      'vectra/live/#',
      '#',
      '+/live/+',
      telemetryTopic(tracker.trackerId),
    ])
      expect(`${filter} ${await isGranted(view.client, filter)}`).toBe(`${filter} false`)
    await publishAs(tracker, position())
    await silence()
    expect(view.pushed).toEqual([])
    await view.client.endAsync()
  })

  it('T01 T23 only the account’s own access token is accepted', async () => {
    const [a, b] = [await anAccount(), await anAccount()]
    const clientId = `web:${accountIdOf(a.accessToken)}:${randomUUID()}`
    const [header, claims, signature] = a.accessToken.split('.')
    const expired = { ...validClaims(), sub: accountIdOf(a.accessToken), exp: 1 }
    expect(await canConnect(a)).toBe(true)
    expect(await canConnect(a, { clientId })).toBe(true)
    expect(await canConnect({ accessToken: a.idToken })).toBe(false)
    for (const password of [
      '',
      'wrong',
      b.accessToken,
      `${header}.${claims}.${signature?.slice(1)}`,
      aToken(expired),
    ])
      expect(await canConnect(a, { password })).toBe(false)
    expect(await canConnect(a, { clientId: `web:${accountIdOf(b.accessToken)}:${randomUUID()}` })).toBe(false)
    expect(await canConnect(a, { clientId: 'web' })).toBe(false)
    expect(await canConnect(a, { username: 'somebody' })).toBe(false)
  })

  it.each([
    ['http://evil.example', false],
    ['null', false],
    [undefined, true],
  ])('T23 whether a page of the origin %s may connect: %s', async (origin, expected) => {
    const account = await anAccount()
    const headers = origin === undefined ? {} : { origin }
    expect(await canConnect(account, { wsOptions: { headers } })).toBe(expected)
    const own = { origin: inject('localUrl') }
    expect(await canConnect(account, { wsOptions: { headers: own } })).toBe(true)
  })

  it('T23 a browser may not publish, even to its own topic or as its last will', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    await listDevices(account)
    const view = await aLiveView(account)
    const mine = liveTopic(accountIdOf(account.accessToken))
    for (const topic of [mine, telemetryTopic(tracker.trackerId), commandsTopic(tracker.trackerId)]) {
      const client = await connectView(account)
      const isPublished = await isAcknowledged(client, topic, JSON.stringify(position()))
      expect(`${topic} ${isPublished}`).toBe(`${topic} false`)
      await client.endAsync(true)
    }
    const will = { topic: mine, payload: Buffer.from('{"devices":[]}'), qos: 1 as const, retain: false }
    const dying = await connectView(account, { will })
    dying.stream.destroy()
    await silence()
    expect(view.pushed).toEqual([])
    expect((await deviceOf(account, tracker.trackerId)).tracking).toBeNull()
    await view.client.endAsync()
  })
})
