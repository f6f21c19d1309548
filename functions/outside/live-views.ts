import { IoTDataPlaneClient, PublishCommand } from '@aws-sdk/client-iot-data-plane'
import { inNamespace, liveTopic, viewTopic } from '../../shared/tracking/topics.ts'
import type { LiveMessage } from '../../shared/tracking/view/live-message.ts'

/**
 * Publishes at QoS 0 to the open views of an account, or to the one with `viewId`. A view that misses a message reads
 * the list when it reconnects.
 */
export function liveViews(topicNamespace: string) {
  const client = new IoTDataPlaneClient({ retryMode: 'standard' })
  return {
    async publish(accountId: string, message: LiveMessage, viewId?: string): Promise<void> {
      const topic = viewId === undefined ? liveTopic(accountId) : viewTopic(accountId, viewId)
      await client.send(
        new PublishCommand({
          topic: inNamespace(topicNamespace, topic),
          qos: 0,
          contentType: 'application/json',
          payload: new TextEncoder().encode(JSON.stringify(message)),
        }),
      )
    },
  }
}
export type LiveViews = ReturnType<typeof liveViews>
