import { connect, ErrorWithReasonCode, type IClientOptions, type MqttClient } from 'mqtt'
import { SECOND_MS } from '../../../shared/time.ts'
import { CheckFailed } from '../checks.ts'

/** How the broker answered a connection. A refused one was not necessarily given a reason. */
export type ConnectionAttempt =
  | { kind: 'accepted'; client: MqttClient }
  | { kind: 'refused'; reason: string }
  | { kind: 'unreachable'; reason: string }

const CONNECT_WITHIN_MS = 10 * SECOND_MS

/** Opens an MQTT 3.1.1 connection that does not reconnect. */
export function attemptConnection(url: string, options: IClientOptions): Promise<ConnectionAttempt> {
  const client = connect(url, {
    protocolVersion: 4,
    clean: true,
    reconnectPeriod: 0,
    connectTimeout: CONNECT_WITHIN_MS,
    ...options,
  })
  return new Promise((resolve) => {
    client.once('connect', () => resolve({ kind: 'accepted', client }))
    // stays for the life of the client: a later error also closes it, which is what the checks look at
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

/** Fails if the connection is accepted, or if nothing was answered at all. `what` is what the client does wrong. */
export async function expectRefused(what: string, attempting: Promise<ConnectionAttempt>): Promise<void> {
  const attempt = await attempting
  if (attempt.kind === 'unreachable') throw new CheckFailed(`with ${what}: ${attempt.reason}`)
  if (attempt.kind === 'refused') return
  attempt.client.end(true)
  throw new CheckFailed(`a client with ${what} was accepted`)
}

/** IoT Core resets some connections that it refuses. Other network errors say nothing about the credentials. */
function failureOf(error: Error): ConnectionAttempt {
  const isReset = 'code' in error && error.code === 'ECONNRESET'
  const kind = error instanceof ErrorWithReasonCode || isReset ? 'refused' : 'unreachable'
  return { kind, reason: error.message }
}
