import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { alerts } from '../../../shared/alerts/alerts.routes.ts'
import { commands } from '../../../shared/commands/commands.routes.ts'
import { DrivingBehavior } from '../../../shared/rules/driving-behavior.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { commandsTopic, telemetryTopic } from '../../../shared/tracking/topics.ts'
import { type Account, anAccount } from '../../make/accounts/account.ts'
import { aLiveView } from '../../make/live-view.ts'
import { emailsTo } from '../../make/notify/local-messages.ts'
import { anAlert } from '../../make/rules/rule.ts'
import { aTracker, connect, publish, publishAs } from '../../make/tracking/tracker.ts'

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

/** The readings of a tracker at a stop, and on a drive. */
const STOP = {
  speedKmh: 0,
  ignition: false,
  batteryVolts: 12.7,
  satellites: 12,
  cellular: 31,
  odometerKm: 999,
}
const DRIVE = {
  speedKmh: 60,
  ignition: true,
  batteryVolts: 11.9,
  satellites: 4,
  cellular: 3,
  odometerKm: 1001,
}
const [DRIVES_AT, HARSH_AT, STOPS_AT, ENDS_AT] = [3, 5, 9, 22]

/** A stop, a drive north and a stop, with a fix every 30 s that ends now. */
function stopDriveStop() {
  const isDriving = (index: number) => index >= DRIVES_AT && index < STOPS_AT
  const drivenKm = (index: number) => Math.min(Math.max(0, index - DRIVES_AT + 1), STOPS_AT - DRIVES_AT) * 0.5
  return Array.from({ length: ENDS_AT + 1 }, (_, index) => ({
    ...(isDriving(index) ? DRIVE : STOP),
    ...(index >= STOPS_AT && { odometerKm: DRIVE.odometerKm }),
    ...(index === HARSH_AT && { events: DrivingBehavior.options }),
    time: toIso(Date.now() - (ENDS_AT - index) * 30 * SECOND_MS),
    // a fix that repeats exactly after driving would be frozen
    lat: 26.1 + drivenKm(index) / 111.195 + (index % 3) / 100_000,
    lng: -80.1,
  }))
}

/** The minute of the day in UTC, such as `09:30`. */
const minuteOf = (at: number) => toIso(at).slice(11, 16)

async function eventsOf(account: Account) {
  const { body } = await account.call('GET', '/vectra/alerts/events')
  return alerts.listRuleEvents.reply.parse(body).events
}

describe('a rule that fires', () => {
  it('ALR-2 raises one event, which is pushed, counted, explained, sent by mail and cuts the relay once it is safe', async () => {
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
    const [FIRED, AGAIN] = [2, 8]
    const way = drive([60, 60, 90, 92, 91, 60, 60, 60, 93, 94, 60, 60])
    for (const message of [...way, ...way]) await send(message)

    await expect.poll(async () => (await eventsOf(account)).length).toBe(1)
    const [event] = await eventsOf(account)
    expect(event).toMatchObject({
      ruleId: rule.id,
      ruleName: 'Too fast',
      deviceId: tracker.trackerId,
      timestamp: way[FIRED]?.time,
      late: false,
      speed: 90,
    })
    expect(event?.reasons[0]).toMatchObject({ check: 'speed', saw: 90, limit: 80, unit: 'km/h' })
    await expect.poll(() => view.alerts.map(({ ruleId }) => ruleId)).toEqual([rule.id])
    const { body } = await account.call('GET', '/vectra/alerts')
    expect(alerts.listAlertRules.reply.parse(body).alerts).toMatchObject([
      { triggerCount: 1, lastTriggered: event?.timestamp, lastEventId: event?.eventId },
    ])

    const explained = async (index: number) => {
      const query = new URLSearchParams({ deviceId: tracker.trackerId, at: way[index]?.time ?? '' })
      const { body } = await account.call('GET', `/vectra/alerts/${rule.id}/explain?${query}`)
      return alerts.explainAlertRule.reply.parse(body)
    }
    const middle = (FIRED + AGAIN) / 2
    for (const index of [FIRED, middle - 1])
      expect(await explained(index)).toMatchObject({ fired: true, because: null, conditions: [{ saw: 90 }] })
    for (const index of [middle, middle + 1, AGAIN])
      expect(await explained(index)).toMatchObject({
        fired: false,
        because: 'cooldown',
        conditions: [{ met: true, saw: 93 }],
        event: { eventId: event?.eventId },
      })

    expect(received).toEqual([])
    await delay(IN_FORCE_MS)
    // a few metres on: a longer way in so short a time would be a jump
    await send(...drive([8]).map((fix) => ({ ...fix, lat: (way.at(-1)?.lat ?? 0) + 0.00006 })))
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

  it('ALR-2 does so for each condition, for its device, for all, and for those with a tag', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    const { trackerId: deviceId } = tracker
    const edit = { deviceName: 'Boat', tags: ['charter'] }
    expect((await account.call('PUT', `/vectra/device/${deviceId}`, edit)).status).toBe(200)
    const path = stopDriveStop()
    const drivesAt = Date.parse(path[DRIVES_AT]?.time ?? '')
    const rules = [
      ['speed', { type: 'speed', operator: 'above', value: 50 }],
      ['battery', { type: 'battery', operator: 'below', value: 12.1 }],
      ['start', { type: 'movement', operator: 'start' }],
      ['end', { type: 'movement', operator: 'end' }],
      [
        'time',
        {
          type: 'timeRange',
          timeStart: minuteOf(drivesAt + MINUTE_MS),
          timeEnd: minuteOf(drivesAt + 2 * HOUR_MS),
        },
      ],
      ['accessory', { type: 'accessory', operator: 'on' }],
      ['gps', { type: 'signalStrength', signalType: 'gps', operator: 'below', value: 50 }],
      ['lte', { type: 'signalStrength', signalType: 'lte', operator: 'below', value: 50 }],
      ['mileage', { type: 'mileage', operator: 'exceeds', value: 1000 }],
      ...DrivingBehavior.options.map((behaviorType) => [
        behaviorType,
        { type: 'drivingBehavior', behaviorType },
      ]),
    ] as const
    const actions = [{ type: 'push' }]
    for (const [name, condition] of rules) await anAlert(account, { name, actions, conditions: [condition] })
    await anAlert(account, { name: 'too fast', actions })
    const FAST = { actions, conditions: [{ type: 'speed', operator: 'above', value: 50 }] }
    await anAlert(account, { ...FAST, name: 'own', deviceId })
    await anAlert(account, { ...FAST, name: 'tagged', deviceId: 'TAG_BASED', tags: ['charter'] })
    await anAlert(account, { ...FAST, name: 'tagged otherwise', deviceId: 'TAG_BASED', tags: ['rented'] })

    await publishAs(tracker, ...path.slice(0, 1))
    await delay(IN_FORCE_MS)
    await publishAs(tracker, ...path.slice(1))
    const fired = async () => (await eventsOf(account)).map(({ ruleName }) => ruleName).toSorted()
    await expect
      .poll(fired, { timeout: 10 * SECOND_MS })
      .toEqual([...rules.map(([name]) => name), 'own', 'tagged'].toSorted())
  })
})
