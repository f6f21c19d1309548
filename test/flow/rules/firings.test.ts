import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { alerts } from '../../../shared/alerts/alerts.routes.ts'
import { commands } from '../../../shared/commands/commands.routes.ts'
import { SECOND_MS, toIso } from '../../../shared/time.ts'
import { commandsTopic, telemetryTopic } from '../../../shared/tracking/topics.ts'
import { type Account, anAccount } from '../../make/account.ts'
import { aLiveView } from '../../make/live-view.ts'
import { emailsTo } from '../../make/notify/local-messages.ts'
import { anAlert } from '../../make/rules/rule.ts'
import { aTracker, connect, publish } from '../../make/tracking/tracker.ts'

/** Longer than the telemetry function caches the rules of an account, and the open commands of a tracker. */
const IN_FORCE_MS = 2 * SECOND_MS

/** A drive north with a fix every 10 s that ends now. */
const drive = (speeds: readonly number[]) =>
  speeds.map((speedKmh, index) => ({
    time: toIso(Date.now() - (speeds.length - 1 - index) * 10 * SECOND_MS),
    lat: 26.1 + (index * 250) / 111_195,
    lng: -80.1,
    speedKmh,
  }))

async function eventsOf(account: Account) {
  const { body } = await account.call('GET', '/vectra/alerts/events')
  return alerts.listRuleEvents.reply.parse(body).events
}

describe('a rule that fires', () => {
  it('ALR-2 raises one event, which is pushed, counted, sent by mail and cuts the relay once it is safe', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account, { deviceType: 'car' })
    const actions = [
      { type: 'email', target: '' },
      { type: 'relay', relayState: 'off' },
    ]
    const rule = await anAlert(account, { actions })
    await account.call('GET', '/vectra/devices')
    const view = await aLiveView(account)
    const listener = await connect(tracker)
    const received: string[] = []
    listener.on('message', (_topic, payload) => received.push(payload.toString('utf8')))
    await listener.subscribeAsync(commandsTopic(tracker.trackerId), { qos: 1 })
    const send = (...messages: object[]) => publish(listener, telemetryTopic(tracker.trackerId), ...messages)
    await delay(IN_FORCE_MS)
    const way = drive([60, 60, 90, 92, 91, 60, 60])
    for (const message of [...way, ...way]) await send(message)

    await expect.poll(async () => (await eventsOf(account)).length).toBe(1)
    const [event] = await eventsOf(account)
    expect(event).toMatchObject({
      ruleId: rule.id,
      ruleName: 'Too fast',
      deviceId: tracker.trackerId,
      timestamp: way[2]?.time,
      late: false,
      speed: 90,
    })
    expect(event?.reasons[0]).toMatchObject({ check: 'speed', saw: 90, limit: 80, unit: 'km/h' })
    await expect.poll(() => view.alerts.map(({ ruleId }) => ruleId)).toEqual([rule.id])
    const { body } = await account.call('GET', '/vectra/alerts')
    expect(alerts.listAlertRules.reply.parse(body).alerts).toMatchObject([
      { triggerCount: 1, lastTriggered: event?.timestamp, lastEventId: event?.eventId },
    ])

    expect(received).toEqual([])
    await delay(IN_FORCE_MS)
    // a few metres on: a longer way in so short a time would be a jump
    await send(...drive([8]).map((fix) => ({ ...fix, lat: 26.11355 })))
    await expect.poll(() => received.filter((text) => text.includes('RELAY,1#'))).toHaveLength(1)
    const listed = await account.call('GET', `/vectra/devices/${tracker.trackerId}/commands`)
    expect(commands.listCommands.reply.parse(listed.body).commands).toMatchObject([
      { kind: 'cut', requestedBy: 'Too fast', eventKey: `${event?.timestamp}#${event?.eventId}` },
    ])

    const mailed = () => emailsTo(account.email)
    await expect.poll(async () => (await mailed()).length).toBe(1)
    expect((await mailed())[0]?.subject).toContain(`Boat ${tracker.trackerId} exceeded`)
    const channels = async () => (await eventsOf(account))[0]?.notifications.map(({ channel }) => channel)
    await expect.poll(channels).toEqual(expect.arrayContaining(['email', 'relay']))
    await view.client.endAsync()
    await listener.endAsync()
  })
})
