import { IoTDataPlaneClient, PublishCommand } from '@aws-sdk/client-iot-data-plane'
import { inNamespace, liveTopic } from '../../shared/tracking/topics.ts'
import type { LiveMessage } from '../../shared/tracking/view/live-message.ts'

/**
 * Publishes to the open views of an account at QoS 0: a view that misses a message reads
 * the list when it reconnects.
 */
export function liveViews(topicNamespace: string) {
  const client = new IoTDataPlaneClient({ retryMode: 'standard' })
  return {
    async publish(accountId: string, message: LiveMessage): Promise<void> {
      await client.send(
        new PublishCommand({
          topic: inNamespace(topicNamespace, liveTopic(accountId)),
          qos: 0,
          contentType: 'application/json',
          payload: new TextEncoder().encode(JSON.stringify(message)),
        }),
      )
    },
  }
}
export type LiveViews = ReturnType<typeof liveViews>
