import { randomBytes } from 'node:crypto'
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt'
import { inject } from 'vitest'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { devices as routes } from '../../../shared/devices/devices.routes.ts'
import type { Account } from '../account.ts'

export const aTrackerId = () => `T${randomBytes(6).toString('hex')}`

export type Credentials = { trackerId: string; username: string; password: string }

/** Adds a device to the account and takes its credentials. */
export async function aTracker(account: Account, more: Record<string, unknown> = {}): Promise<Credentials> {
  const trackerId = aTrackerId()
  const added = await account.call('POST', '/vectra/devices', {
    vectraDeviceId: trackerId,
    deviceName: `Boat ${trackerId}`,
    deviceType: 'boat',
    testingMode: true,
    ...more,
  })
  if (added.status !== 201) throw new Error(`The device was not added: ${added.text}`)
  const answer = await account.call('POST', `/vectra/devices/${trackerId}/credentials`)
  const { username, password } = routes.createCredentials.reply.parse(answer.body)
  return { trackerId, username, password }
}

/** Connects as the tracker; `change` makes it misbehave. */
export function connect(credentials: Credentials, change: Partial<IClientOptions> = {}): Promise<MqttClient> {
  return mqtt.connectAsync(`mqtt://127.0.0.1:${inject('mqttPort')}`, {
    protocolVersion: 4,
    clientId: credentials.trackerId,
    username: credentials.username,
    password: credentials.password,
    reconnectPeriod: 0,
    connectTimeout: 5_000,
    ...change,
  })
}

export const telemetryOf = (trackerId: string) => `vectra/trackers/${trackerId}/telemetry`

/** Publishes at QoS 1 and waits for the acknowledgement of each. */
export async function publish(client: MqttClient, topic: string, ...messages: unknown[]): Promise<void> {
  for (const message of messages) {
    const payload =
      typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message)
    await client.publishAsync(topic, payload, { qos: 1 })
  }
}

/** Publishes from a connection of its own. */
export async function publishAs(credentials: Credentials, ...messages: unknown[]): Promise<void> {
  const client = await connect(credentials)
  await publish(client, telemetryOf(credentials.trackerId), ...messages)
  await client.endAsync()
}

export async function deviceOf(account: Account, trackerId: string): Promise<DeviceView> {
  const { body } = await account.call('GET', '/vectra/devices')
  const device = routes.listDevices.reply.parse(body).devices.find((one) => one.id === trackerId)
  if (!device) throw new Error(`${trackerId} is not among the devices`)
  return device
}
