import {
  DeleteConnectionCommand,
  IoTDataPlaneClient,
  ResourceNotFoundException,
} from '@aws-sdk/client-iot-data-plane'

/** Ends a tracker's connection at the broker; one that is not connected is no failure. */
export function trackerConnections() {
  const client = new IoTDataPlaneClient({ retryMode: 'standard' })
  return {
    async end(clientId: string): Promise<void> {
      try {
        await client.send(new DeleteConnectionCommand({ clientId }))
      } catch (error) {
        if (!(error instanceof ResourceNotFoundException)) throw error
      }
    },
  }
}
export type TrackerConnections = ReturnType<typeof trackerConnections>
