import {
  DeleteConnectionCommand,
  GetConnectionCommand,
  type GetConnectionResponse,
  IoTDataPlaneClient,
  ResourceNotFoundException,
} from '@aws-sdk/client-iot-data-plane'
import type { TrackerConnection } from '../../shared/devices/connection.ts'
import { SECOND_MS, toIsoOrNull } from '../../shared/time.ts'

/** The connection is one part of a page, so a slow broker must not delay the rest. */
const READ_TIMEOUT_MS = SECOND_MS

/**
 * The trackers' connections at the broker.
 * A client that the broker does not know is disconnected, not an error.
 */
export function trackerConnections() {
  const client = new IoTDataPlaneClient({ retryMode: 'standard' })
  return {
    async close(clientId: string): Promise<void> {
      try {
        await client.send(new DeleteConnectionCommand({ clientId }))
      } catch (error) {
        if (!(error instanceof ResourceNotFoundException)) throw error
      }
    },

    async get(clientId: string): Promise<TrackerConnection> {
      try {
        const abortSignal = AbortSignal.timeout(READ_TIMEOUT_MS)
        return connectionOf(await client.send(new GetConnectionCommand({ clientId }), { abortSignal }))
      } catch (error) {
        if (error instanceof ResourceNotFoundException) return connectionOf({})
        throw error
      }
    },
  }
}
export type TrackerConnections = ReturnType<typeof trackerConnections>

function connectionOf(answer: GetConnectionResponse): TrackerConnection {
  const { connected, connectedSince, disconnectedSince, disconnectReason } = answer
  if (connected) return { state: 'connected', since: toIsoOrNull(connectedSince ?? null), endReason: null }
  return {
    state: 'disconnected',
    since: toIsoOrNull(disconnectedSince ?? null),
    endReason: disconnectReason ?? null,
  }
}
