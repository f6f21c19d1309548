import type { EndReason } from '../../../shared/devices/connection.ts'
import { MINUTE_MS } from '../../../shared/time.ts'

/** IoT Core's answer to GetConnection, as far as it is asked for here; times in epoch ms. */
export type ConnectionState =
  | { connected: true; connectedSince: number }
  | { connected: false; disconnectedSince: number; disconnectReason: EndReason }

/** As long as IoT Core knows how a connection ended. */
const END_KNOWN_MS = 30 * MINUTE_MS

/** What the broker knows of each client's connection, by client id. */
export function connectionStates(clock: () => number) {
  const known = new Map<string, ConnectionState>()
  const isForgotten = (answer: ConnectionState) =>
    !answer.connected && clock() - answer.disconnectedSince > END_KNOWN_MS

  return {
    opened(clientId: string): void {
      for (const [id, answer] of known) if (isForgotten(answer)) known.delete(id)
      known.set(clientId, { connected: true, connectedSince: clock() })
    },
    closed(clientId: string, disconnectReason: EndReason): void {
      known.set(clientId, { connected: false, disconnectedSince: clock(), disconnectReason })
    },
    /** `null` for one that was never there, or left long ago. */
    get(clientId: string): ConnectionState | null {
      const answer = known.get(clientId)
      return answer === undefined || isForgotten(answer) ? null : answer
    },
  }
}
