import mqtt, { type MqttClient } from 'mqtt'
import type { Credentials } from '../../make/tracking/tracker.ts'

const TRIES_AGAIN_AFTER_MS = 300

/** A tracker's connection that comes back by itself, whatever becomes of the server. */
export async function brokerClient(
  { trackerId, username, password }: Credentials,
  { host, port }: { host: string; port: number },
): Promise<MqttClient> {
  const client = await mqtt.connectAsync(`mqtt://${host}:${port}`, {
    protocolVersion: 4,
    clientId: trackerId,
    username,
    password,
    reconnectPeriod: TRIES_AGAIN_AFTER_MS,
    reconnectOnConnackError: true,
    connectTimeout: 5_000,
  })
  // a server that is not there is what such a tracker is for
  client.on('error', () => {})
  return client
}
