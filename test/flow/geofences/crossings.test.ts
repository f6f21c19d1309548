import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { commands } from '../../../shared/commands/commands.routes.ts'
import { geofences } from '../../../shared/geofences/geofences.routes.ts'
import { SECOND_MS, toIso } from '../../../shared/time.ts'
import { commandsTopic, telemetryTopic } from '../../../shared/tracking/topics.ts'
import { type Account, anAccount } from '../../make/accounts/account.ts'
import { aGeofence, aGeofenceBody } from '../../make/geofences/geofence.ts'
import { aLiveView } from '../../make/live-view.ts'
import { aTracker, connect, publish, publishAs } from '../../make/tracking/tracker.ts'

const EVENT_WITHIN_MS = SECOND_MS
/** Longer than the telemetry function caches the geofences of an account. */
const IN_FORCE_MS = 2 * SECOND_MS

/** Around `aGeofence`, whose western edge is at -80.115. */
const OUTSIDE = -80.13
const INSIDE = -80.1

/** A slow drive north, so that no two positions are at the same place, that ends `secondsAgo` before now. */
const drive = (lngs: readonly number[], more: object = {}) =>
  lngs.map((lng, index) => ({
    time: toIso(Date.now() - (lngs.length - 1 - index) * 120 * SECOND_MS),
    lat: 26.12 + index * 0.0001,
    lng,
    speedKmh: 12,
    ...more,
  }))

async function eventsOf(account: Account, geofenceId: string) {
  const { body } = await account.call('GET', `/geofences/events?geofenceId=${geofenceId}`)
  return geofences.listGeofenceEvents.reply.parse(body).events
}

describe('a tracker that crosses a geofence', () => {
  it('GEO-3 GEO-4 GEO-6 raises one entry and one exit within a second, pushes them to open pages and explains them', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    const { geofenceId } = await aGeofence(account)
    const [southWest, , northEast] = aGeofenceBody().points
    const { geofenceId: entriesOnly } = await aGeofence(account, {
      name: 'Quay',
      shape: 'rectangle',
      points: [southWest, northEast],
      alertOnExit: false,
    })
    await account.call('GET', '/vectra/devices')
    const view = await aLiveView(account)
    const [start, ...way] = drive([OUTSIDE, OUTSIDE, INSIDE, INSIDE, OUTSIDE, OUTSIDE])
    await publishAs(tracker, start)
    await delay(IN_FORCE_MS)
    await publishAs(tracker, ...way, ...way)
    const timesOf = async () =>
      (await eventsOf(account, geofenceId)).map(({ eventType, timestamp }) => [eventType, timestamp])
    await expect.poll(timesOf, { timeout: EVENT_WITHIN_MS }).toEqual([
      ['exit', way[3]?.time],
      ['entry', way[1]?.time],
    ])
    expect((await eventsOf(account, geofenceId))[0]).toMatchObject({
      geofenceId,
      deviceId: tracker.trackerId,
      geofenceName: 'Marina',
      late: false,
    })
    const page = async (cursor = '') => {
      const { body } = await account.call('GET', `/geofences/events?limit=2${cursor}`)
      return geofences.listGeofenceEvents.reply.parse(body)
    }
    const first = await page()
    expect(first.events).toHaveLength(2)
    const second = await page(`&cursor=${first.nextCursor}`)
    expect(second.events).toHaveLength(1)
    expect(second.nextCursor).toBeNull()
    const pushed = view.events.filter((event) => event.geofenceId === geofenceId)
    expect(pushed.map(({ eventType }) => eventType)).toEqual(['entry', 'exit'])

    const explained = async (index: number) => {
      const query = new URLSearchParams({ deviceId: tracker.trackerId, at: way[index]?.time ?? '' })
      const { body } = await account.call('GET', `/geofences/${entriesOnly}/explain?${query}`)
      return geofences.explainGeofence.reply.parse(body)
    }
    expect(await explained(1)).toMatchObject({ fired: true, eventType: 'entry' })
    for (const index of [2, 3])
      expect(await explained(index)).toMatchObject({ because: 'alertOff', eventType: 'exit' })
    await view.client.endAsync()
  })

  it('GEO-5 is cut once on entry through the command queue, and the event and the command name each other', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    const { geofenceId } = await aGeofence(account, { cutRelayOnEntry: true })
    const received: string[] = []
    const listener = await connect(tracker)
    listener.on('message', (_topic, payload) => received.push(payload.toString('utf8')))
    await listener.subscribeAsync(commandsTopic(tracker.trackerId), { qos: 1 })
    const send = (...messages: object[]) => publish(listener, telemetryTopic(tracker.trackerId), ...messages)
    const [start] = drive([OUTSIDE, INSIDE])
    await send(start ?? {})
    await delay(IN_FORCE_MS)
    await send(...drive([INSIDE]))
    await delay(SECOND_MS)
    await send(...drive([INSIDE + 0.001]))
    await expect.poll(() => received.filter((text) => text.includes('RELAY,1#'))).toHaveLength(1)

    const [event] = await eventsOf(account, geofenceId)
    const { body } = await account.call('GET', `/vectra/devices/${tracker.trackerId}/commands`)
    const [command] = commands.listCommands.reply.parse(body).commands
    expect(command).toMatchObject({
      kind: 'cut',
      requestedBy: 'Marina',
      eventKey: `${event?.timestamp}#${event?.eventId}`,
    })
    expect(event?.notifications).toMatchObject([
      { channel: 'relay', recipient: tracker.trackerId, detail: command?.commandId },
    ])
    await listener.endAsync()
  })
})
