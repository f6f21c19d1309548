import type { EndReason } from '../../../shared/devices/connection.ts'
import { MINUTE_MS } from '../../../shared/time.ts'

/** The parts of IoT Core's GetConnection response that the functions read; times in epoch ms. */
export type ConnectionState =
  | { connected: true; connectedSince: number }
  | { connected: false; disconnectedSince: number; disconnectReason: EndReason }

/** How long IoT Core reports why a connection ended. */
const REPORTED_AFTER_END_MS = 30 * MINUTE_MS

/** The state of each client's connection, by client id. */
export function connectionStates(clock: () => number) {
  const states = new Map<string, ConnectionState>()
  const isExpired = (state: ConnectionState) =>
    !state.connected && clock() - state.disconnectedSince > REPORTED_AFTER_END_MS

  return {
    opened(clientId: string): void {
      for (const [id, state] of states) if (isExpired(state)) states.delete(id)
      states.set(clientId, { connected: true, connectedSince: clock() })
    },
    closed(clientId: string, disconnectReason: EndReason): void {
      states.set(clientId, { connected: false, disconnectedSince: clock(), disconnectReason })
    },
    /** `null` for a client that never connected, or disconnected too long ago. */
    get(clientId: string): ConnectionState | null {
      const state = states.get(clientId)
      return state === undefined || isExpired(state) ? null : state
    },
  }
}
