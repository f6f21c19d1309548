import { setTimeout as delay } from 'node:timers/promises'
import type { MqttClient } from 'mqtt'
import { SECOND_MS } from '../../../shared/time.ts'

/** SUBACK codes from here on are failures (MQTT 3.1.1, 3.9.3). */
const SUBSCRIBE_FAILURE = 128
const ANSWER_WITHIN_MS = 5 * SECOND_MS

/** Whether the broker acknowledges the message, instead of closing the connection or staying silent. */
export function isAcknowledged(client: MqttClient, topic: string, message: string): Promise<boolean> {
  const published = client.publishAsync(topic, message, { qos: 1 }).then(
    () => true,
    () => false,
  )
  return Promise.race([published, isClosed(client).then(() => false)])
}

/** Whether the broker grants the subscription. */
export function isGranted(client: MqttClient, filter: string): Promise<boolean> {
  const granted = client.subscribeAsync(filter, { qos: 1 }).then(
    (grants) => grants.every(({ qos }) => qos < SUBSCRIBE_FAILURE),
    () => false,
  )
  return Promise.race([granted, isClosed(client).then(() => false)])
}

/** Resolves to whether the connection ends soon. */
export function isClosed(client: MqttClient, withinMs = ANSWER_WITHIN_MS): Promise<boolean> {
  if (!client.connected) return Promise.resolve(true)
  const closed = new Promise<boolean>((resolve) => client.once('close', () => resolve(true)))
  return Promise.race([closed, delay(withinMs, false, { ref: false })])
}
