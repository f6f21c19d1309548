import { setTimeout as delay } from 'node:timers/promises'
import type { MqttClient } from 'mqtt'
import { SECOND_MS } from '../../../shared/time.ts'
import { CheckFailed } from '../checks.ts'
import { type ConnectResult, type ConnectSettings, tryToConnect } from './connect.ts'

/** IoT Core admits one CONNECT a second for each client id. The local run, which has no TLS, admits more. */
const BETWEEN_CONNECTS_MS = 1.1 * SECOND_MS

export type Connections = ReturnType<typeof connections>

type ConnectionsDeps = { connect: typeof tryToConnect; wait: (ms: number) => Promise<unknown> }

/** The MQTT connections of a run. */
export function connections({ connect, wait }: ConnectionsDeps = { connect: tryToConnect, wait: delay }) {
  const opened: MqttClient[] = []
  const freeAt = new Map<string, number>()

  async function attempt(settings: ConnectSettings): Promise<ConnectResult> {
    const { url, clientId } = settings
    const now = Date.now()
    const at = url.startsWith('mqtts:') ? Math.max(now, freeAt.get(clientId) ?? now) : now
    freeAt.set(clientId, at + BETWEEN_CONNECTS_MS)
    await wait(at - now)
    const result = await connect(settings)
    if (result.kind === 'accepted') opened.push(result.client)
    return result
  }

  return {
    attempt,

    /** Fails if the connection is not accepted. */
    async open(settings: ConnectSettings): Promise<MqttClient> {
      const result = await attempt(settings)
      if (result.kind === 'accepted') return result.client
      throw new CheckFailed(`the connection was ${result.kind}: ${result.reason}`)
    },

    /** Fails if the connection is accepted, or if the broker cannot be reached. `what` is wrong with the client. */
    async expectRefused(what: string, settings: ConnectSettings): Promise<void> {
      const result = await attempt(settings)
      if (result.kind === 'unreachable') throw new CheckFailed(`with ${what}: ${result.reason}`)
      if (result.kind === 'accepted') throw new CheckFailed(`a client with ${what} was accepted`)
    },

    closeAll(): void {
      for (const client of opened.splice(0)) client.end(true)
    },
  }
}
