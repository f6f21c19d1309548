import { randomBytes } from 'node:crypto'
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt'
import { inject } from 'vitest'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { devices as routes } from '../../../shared/devices/devices.routes.ts'
import { telemetryTopic } from '../../../shared/tracking/topics.ts'
import type { Account } from '../accounts/account.ts'

export const aTrackerId = () => `T${randomBytes(6).toString('hex')}`

export type Credentials = { trackerId: string; username: string; password: string }

/** Adds a device to the account and creates its tracker's credentials. `more` overrides or adds body fields. */
export async function aTracker(account: Account, more: Record<string, unknown> = {}): Promise<Credentials> {
  const trackerId = aTrackerId()
  const added = await account.call('POST', '/vectra/devices', {
    vectraDeviceId: trackerId,
    deviceName: `Boat ${trackerId}`,
    deviceType: 'boat',
    testingMode: true,
    ...more,
  })
  if (added.status !== 201) throw new Error(`Adding the device failed: ${added.text}`)
  const created = await account.call('POST', `/vectra/devices/${trackerId}/credentials`)
  const { username, password } = routes.createCredentials.reply.parse(created.body)
  return { trackerId, username, password }
}

/** Connects as the tracker. `overrides` make it misbehave. */
export function connect(
  credentials: Credentials,
  overrides: Partial<IClientOptions> = {},
): Promise<MqttClient> {
  return mqtt.connectAsync(`mqtt://127.0.0.1:${inject('mqttPort')}`, {
    protocolVersion: 4,
    clientId: credentials.trackerId,
    username: credentials.username,
    password: credentials.password,
    reconnectPeriod: 0,
    connectTimeout: 5_000,
    ...overrides,
  })
}

/** Publishes at QoS 1, one after the other, and waits for each acknowledgement. Objects are sent as JSON. */
export async function publish(client: MqttClient, topic: string, ...messages: unknown[]): Promise<void> {
  for (const message of messages) {
    const payload =
      typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message)
    await client.publishAsync(topic, payload, { qos: 1 })
  }
}

/** Connects as the tracker, publishes its telemetry and disconnects. */
export async function publishAs(credentials: Credentials, ...messages: unknown[]): Promise<void> {
  const client = await connect(credentials)
  await publish(client, telemetryTopic(credentials.trackerId), ...messages)
  await client.endAsync()
}

export async function deviceOf(account: Account, trackerId: string): Promise<DeviceView> {
  const { body } = await account.call('GET', '/vectra/devices')
  const device = routes.listDevices.reply.parse(body).devices.find((one) => one.id === trackerId)
  if (!device) throw new Error(`The account has no device ${trackerId}`)
  return device
}
