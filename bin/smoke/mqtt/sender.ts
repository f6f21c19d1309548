import { setTimeout as delay } from 'node:timers/promises'
import type { MqttClient } from 'mqtt'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { devices } from '../../../shared/devices/devices.routes.ts'
import { SECOND_MS, toIso } from '../../../shared/time.ts'
import { inNamespace, telemetryTopic } from '../../../shared/tracking/topics.ts'
import { eventually } from '../eventually.ts'
import type { Tracker } from '../groups/device.ts'

/** A connected tracker that publishes fixes, each newer than the one before. */
export type Sender = {
  tracker: Tracker
  client: MqttClient
  /** Publishes one message, and returns the time of its fix. */
  sendFix(topic: string, messageAt: (fixAt: number) => unknown): Promise<number>
  /** The same for a position on the plain topic. */
  sendPosition(): Promise<number>
}

export const PLACE = { lat: 25.7617, lng: -80.1918 }

/** Fixes have whole seconds, and the server reads a tracker's dialect and pending commands once a second. */
const BETWEEN_FIXES_MS = 1.1 * SECOND_MS

/** A position of a standing vehicle in the Vectra dialect. */
export const positionAt = (fixAt: number) => ({
  time: toIso(fixAt),
  ...PLACE,
  speedKmh: 0,
  satellites: 9,
})

export function senderOf(tracker: Tracker, client: MqttClient): Sender {
  let lastSentAt = 0

  async function sendFix(topic: string, messageAt: (fixAt: number) => unknown): Promise<number> {
    await delay(Math.max(0, lastSentAt + BETWEEN_FIXES_MS - Date.now()))
    lastSentAt = Date.now()
    const fixAt = Math.floor(lastSentAt / SECOND_MS) * SECOND_MS
    await client.publishAsync(topic, JSON.stringify(messageAt(fixAt)), { qos: 1 })
    return fixAt
  }

  const plainTopic = topicOf(tracker, telemetryTopic(tracker.trackerId))
  return { tracker, client, sendFix, sendPosition: () => sendFix(plainTopic, positionAt) }
}

/** A topic of the tracker's deployment. */
export const topicOf = ({ account }: Tracker, topic: string) =>
  inNamespace(account.site.config.topicNamespace, topic)

/** The device, once the API shows the position with this fix. */
export const deviceWithFix = ({ account, trackerId }: Tracker, fixAt: number): Promise<DeviceView> =>
  eventually(async () => {
    const { devices: listed } = await account.client.call(devices.listDevices, {})
    const device = listed.find(({ deviceId }) => deviceId === trackerId)
    return device?.tracking?.GPSTime === toIso(fixAt) ? device : null
  }, 'the device list did not show it')
