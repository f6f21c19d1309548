import { randomUUID } from 'node:crypto'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { MqttClient } from 'mqtt'
import { describe, expect, inject, it } from 'vitest'
import { toIso } from '../../../shared/time.ts'
import { liveTopic } from '../../../shared/tracking/topics.ts'
import { followLive } from '../../../web/api/live-push/live-push.ts'
import { type Account, anAccount } from '../../make/account.ts'
import { aToken, goodClaims } from '../../make/api/forged-tokens.ts'
import { aLiveView, connectView, liveUrl } from '../../make/live-view.ts'
import { localStore } from '../../make/local/local-store.ts'
import { subOf } from '../../make/sub-of.ts'
import { aTracker, connect, deviceOf, publish, publishAs, telemetryOf } from '../../make/tracking/tracker.ts'

const position = (more: object = {}) => ({ time: toIso(Date.now()), lat: 26.1, lng: -80.1, ...more })
const PUSHED_WITHIN_MS = 2_000
const EVENTUALLY = { timeout: 10_000 }
/** As long as anything here takes, and then as long again. */
const SILENCE_MS = 1_500

const look = (account: Account) => account.call('GET', '/vectra/devices')
const silence = () => new Promise((resolve) => setTimeout(resolve, SILENCE_MS))

async function letsIn(...asked: Parameters<typeof connectView>): Promise<boolean> {
  try {
    await (await connectView(...asked)).endAsync(true)
    return true
  } catch {
    return false
  }
}

async function grants(client: MqttClient, filter: string): Promise<boolean> {
  try {
    const [granted] = await client.subscribeAsync(filter)
    return granted !== undefined && granted.qos < 128
  } catch {
    return false
  }
}

describe('live push', () => {
  it('LIV-8 the first position is at an open view within two seconds of its publish, as the list has it', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    // The first message after the start waits for the function to load.
    await publishAs(await aTracker(await anAccount()), position())
    await look(account)
    const view = await aLiveView(account)
    const sender = await connect(tracker)
    const sent = performance.now()
    await publish(sender, telemetryOf(tracker.trackerId), position({ speedKmh: 31.5 }))
    await expect.poll(() => view.heard, { interval: 10, timeout: PUSHED_WITHIN_MS }).toHaveLength(1)
    expect(performance.now() - sent).toBeLessThan(PUSHED_WITHIN_MS)
    const { tracking } = await deviceOf(account, tracker.trackerId)
    expect(view.heard).toEqual([{ deviceId: tracker.trackerId, tracking }])
    await Promise.all([sender.endAsync(), view.client.endAsync()])
  })

  it('LIV-8 the page follows with a token that is good then, after one that was refused, until it is stopped', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    await look(account)
    const tokens = ['expired', account.accessToken]
    const ups: boolean[] = []
    const heard: string[] = []
    const stop = new AbortController()
    const followed = followLive(
      {
        url: await liveUrl(),
        topicNamespace: '',
        accountId: subOf(account.accessToken),
        accessToken: async () => tokens.shift() ?? null,
        onDevices: (devices) => heard.push(...devices.map(({ deviceId }) => deviceId)),
        onUpChange: (up) => ups.push(up),
      },
      stop.signal,
    )
    await expect.poll(() => ups, EVENTUALLY).toEqual([false, true])
    await publishAs(tracker, position())
    await expect.poll(() => heard, EVENTUALLY).toEqual([tracker.trackerId])
    stop.abort()
    await followed
    expect(ups).toEqual([false, true, false])
  })

  it('LIV-8 late positions and repeats are not pushed, the next new one is', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    await look(account)
    const view = await aLiveView(account)
    const now = Date.now()
    const first = position({ time: toIso(now - 10_000) })
    await publishAs(tracker, first, first, position({ time: toIso(now - 60_000), lat: 26.1001 }))
    await publishAs(tracker, position({ time: toIso(now), lat: 26.1002 }))
    await expect
      .poll(() => view.heard.map(({ tracking }) => tracking.latitude), EVENTUALLY)
      .toEqual([26.1, 26.1002])
    await view.client.endAsync()
  })

  it('LIV-8 nothing is pushed to an account whose devices nobody has asked for', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    const view = await aLiveView(account)
    await publishAs(tracker, position())
    await silence()
    expect(view.heard).toEqual([])
    await view.client.endAsync()
  })

  it('T19 a device that lost its subscription is not pushed a second later', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    await look(account)
    const view = await aLiveView(account)
    await publishAs(tracker, position())
    await expect.poll(() => view.heard, EVENTUALLY).toHaveLength(1)
    const { subscriptionId } = await deviceOf(account, tracker.trackerId)
    const store = await localStore(inject('storeEndpoint'))
    await store.client.send(
      new UpdateCommand({
        TableName: store.tables.subscriptions,
        Key: { accountId: subOf(account.accessToken), subscriptionId },
        UpdateExpression: 'SET #status = :cancelled',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':cancelled': 'cancelled' },
      }),
    )
    await silence()
    await publishAs(tracker, position())
    await silence()
    expect(view.heard).toHaveLength(1)
    await view.client.endAsync()
  })

  it('T23 an account hears of its own devices and of nobody else’s', async () => {
    const [a, b] = [await anAccount(), await anAccount()]
    const tracker = await aTracker(a)
    await look(a)
    await look(b)
    const view = await aLiveView(b)
    const topicOfA = liveTopic(subOf(a.accessToken))
    for (const filter of [
      topicOfA,
      'vectra/live/+',
      'vectra/live/#',
      '#',
      '+/live/+',
      telemetryOf(tracker.trackerId),
    ])
      expect(`${filter} ${await grants(view.client, filter)}`).toBe(`${filter} false`)
    await publishAs(tracker, position())
    await silence()
    expect(view.heard).toEqual([])
    await view.client.endAsync()
  })

  it('T01 T23 only the account’s own access token opens the door', async () => {
    const [a, b] = [await anAccount(), await anAccount()]
    const clientId = `web:${subOf(a.accessToken)}:${randomUUID()}`
    const [header, claims, signature] = a.accessToken.split('.')
    const expired = { ...goodClaims(), sub: subOf(a.accessToken), exp: 1 }
    expect(await letsIn(a)).toBe(true)
    expect(await letsIn(a, { clientId })).toBe(true)
    expect(await letsIn({ accessToken: a.idToken })).toBe(false)
    for (const password of [
      '',
      'wrong',
      b.accessToken,
      `${header}.${claims}.${signature?.slice(1)}`,
      aToken(expired),
    ])
      expect(await letsIn(a, { password })).toBe(false)
    expect(await letsIn(a, { clientId: `web:${subOf(b.accessToken)}:${randomUUID()}` })).toBe(false)
    expect(await letsIn(a, { clientId: 'web' })).toBe(false)
    expect(await letsIn(a, { username: 'somebody' })).toBe(false)
  })

  it.each([
    ['http://evil.example', false],
    ['null', false],
    [undefined, true],
  ])('T23 a page of the origin %s: %s', async (origin, expected) => {
    const account = await anAccount()
    const headers = origin === undefined ? {} : { origin }
    expect(await letsIn(account, { wsOptions: { headers } })).toBe(expected)
    const own = { origin: inject('localUrl') }
    expect(await letsIn(account, { wsOptions: { headers: own } })).toBe(true)
  })

  it('T23 a browser may publish nothing, not even to its own topic or as its will', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    await look(account)
    const view = await aLiveView(account)
    const mine = liveTopic(subOf(account.accessToken))
    for (const topic of [
      mine,
      telemetryOf(tracker.trackerId),
      `vectra/trackers/${tracker.trackerId}/commands`,
    ]) {
      const client = await connectView(account)
      const published = new Promise<boolean>((resolve) => {
        client.once('close', () => resolve(false))
        client.publish(topic, JSON.stringify(position()), { qos: 1 }, (error) => resolve(!error))
      })
      expect(`${topic} ${await published}`).toBe(`${topic} false`)
      await client.endAsync(true)
    }
    const will = { topic: mine, payload: Buffer.from('{"devices":[]}'), qos: 1 as const, retain: false }
    const dying = await connectView(account, { will })
    dying.stream.destroy()
    await silence()
    expect(view.heard).toEqual([])
    expect((await deviceOf(account, tracker.trackerId)).tracking).toBeNull()
    await view.client.endAsync()
  })
})
