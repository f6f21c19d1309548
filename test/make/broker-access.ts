import type { MqttClient } from 'mqtt'

/** SUBACK codes from here on are failures (MQTT 3.1.1, 3.9.3). */
const SUBSCRIBE_FAILURE = 128

/** Whether the broker accepts the connection. Closes it again. */
export async function isAccepted(connecting: Promise<MqttClient>): Promise<boolean> {
  try {
    const client = await connecting
    await client.endAsync(true)
    return true
  } catch {
    return false
  }
}

/** Whether the broker acknowledges the message, instead of closing the connection. */
export function isAcknowledged(
  client: MqttClient,
  topic: string,
  message: string,
  { qos = 1, retain = false }: { qos?: 1 | 2; retain?: boolean } = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    client.once('close', () => resolve(false))
    client.publish(topic, message, { qos, retain }, (error) => resolve(!error))
  })
}

/** Whether the broker grants the subscription. */
export async function isGranted(client: MqttClient, filter: string): Promise<boolean> {
  try {
    const [granted] = await client.subscribeAsync(filter, { qos: 1 })
    return granted !== undefined && granted.qos < SUBSCRIBE_FAILURE
  } catch {
    return false
  }
}
