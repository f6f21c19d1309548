import mqtt, { type MqttClient } from 'mqtt'
import type { Credentials } from '../../make/tracking/tracker.ts'

const RECONNECT_AFTER_MS = 300

/** A tracker's connection that reconnects by itself, whatever happens to the server. */
export async function brokerClient(
  { trackerId, username, password }: Credentials,
  { host, port }: { host: string; port: number },
): Promise<MqttClient> {
  const client = await mqtt.connectAsync(`mqtt://${host}:${port}`, {
    protocolVersion: 4,
    clientId: trackerId,
    username,
    password,
    reconnectPeriod: RECONNECT_AFTER_MS,
    reconnectOnConnackError: true,
    connectTimeout: 5_000,
  })
  // an unreachable server is expected here
  client.on('error', () => {})
  return client
}
