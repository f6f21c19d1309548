import type { EndReason } from '../../../shared/devices/connection.ts'
import { MINUTE_MS } from '../../../shared/time.ts'

/** IoT Core's answer to GetConnection, as far as it is asked for here; times in epoch ms. */
export type ConnectionAnswer =
  | { connected: true; connectedSince: number }
  | { connected: false; disconnectedSince: number; disconnectReason: EndReason }

/** As long as IoT Core knows how a connection ended. */
const END_KNOWN_MS = 30 * MINUTE_MS

/** What the broker knows of each client's connection, by client id. */
export function connections(clock: () => number) {
  const known = new Map<string, ConnectionAnswer>()
  const isForgotten = (answer: ConnectionAnswer) =>
    !answer.connected && clock() - answer.disconnectedSince > END_KNOWN_MS

  return {
    begin(clientId: string): void {
      for (const [id, answer] of known) if (isForgotten(answer)) known.delete(id)
      known.set(clientId, { connected: true, connectedSince: clock() })
    },
    end(clientId: string, disconnectReason: EndReason): void {
      known.set(clientId, { connected: false, disconnectedSince: clock(), disconnectReason })
    },
    /** `null` for one that was never there, or left long ago. */
    find(clientId: string): ConnectionAnswer | null {
      const answer = known.get(clientId)
      return answer === undefined || isForgotten(answer) ? null : answer
    },
  }
}
