import {
  DeleteConnectionCommand,
  GetConnectionCommand,
  type GetConnectionResponse,
  IoTDataPlaneClient,
  ResourceNotFoundException,
} from '@aws-sdk/client-iot-data-plane'
import type { TrackerConnection } from '../../shared/devices/connection.ts'
import { SECOND_MS, toIsoOrNull } from '../../shared/time.ts'

/** Who asks looks at a page that has more to say, so a broker that is slow is not waited for. */
const ANSWERED_WITHIN_MS = SECOND_MS

/** The connections of trackers at the broker. One that it does not know is not connected, and no failure. */
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
        const abortSignal = AbortSignal.timeout(ANSWERED_WITHIN_MS)
        return connectionIn(await client.send(new GetConnectionCommand({ clientId }), { abortSignal }))
      } catch (error) {
        if (error instanceof ResourceNotFoundException) return connectionIn({})
        throw error
      }
    },
  }
}
export type TrackerConnections = ReturnType<typeof trackerConnections>

function connectionIn(answer: GetConnectionResponse): TrackerConnection {
  const { connected, connectedSince, disconnectedSince, disconnectReason } = answer
  if (connected) return { state: 'connected', since: toIsoOrNull(connectedSince ?? null), endReason: null }
  return {
    state: 'disconnected',
    since: toIsoOrNull(disconnectedSince ?? null),
    endReason: disconnectReason ?? null,
  }
}
