import { connect, ErrorWithReasonCode, type IClientOptions, type MqttClient } from 'mqtt'
import { SECOND_MS } from '../../../shared/time.ts'

/** The broker's address and the client's credentials. */
export type ConnectSettings = IClientOptions & { url: string; clientId: string }

/** How the broker answered. It does not always give a reason for a refusal. */
export type ConnectResult =
  | { kind: 'accepted'; client: MqttClient }
  | { kind: 'refused'; reason: string }
  | { kind: 'unreachable'; reason: string }

const CONNECT_WITHIN_MS = 10 * SECOND_MS

/** Opens an MQTT 3.1.1 connection that does not reconnect. */
export function tryToConnect({ url, ...options }: ConnectSettings): Promise<ConnectResult> {
  const client = connect(url, {
    protocolVersion: 4,
    clean: true,
    reconnectPeriod: 0,
    connectTimeout: CONNECT_WITHIN_MS,
    ...options,
  })
  return new Promise((resolve) => {
    client.once('connect', () => resolve({ kind: 'accepted', client }))
    // never removed: the checks look at whether a later error closes the connection
    client.on('error', (error) => {
      client.end(true)
      resolve(failureOf(error))
    })
    client.once('close', () => {
      client.end(true)
      resolve({ kind: 'refused', reason: 'the broker closed the connection' })
    })
  })
}

/** IoT Core resets some connections that it refuses. Other network errors say nothing about the credentials. */
function failureOf(error: Error): ConnectResult {
  const isReset = 'code' in error && error.code === 'ECONNRESET'
  const kind = error instanceof ErrorWithReasonCode || isReset ? 'refused' : 'unreachable'
  return { kind, reason: error.message }
}
