import { trackerTopics } from '../../../shared/tracking/tracker-topics.ts'
import type { Policy } from './authorizer-response.ts'

/**
 * A tracker may connect under its own client id, publish its telemetry and answers, and receive its commands. The
 * second document is for a broker that connects in its place: IoT limits the length of each.
 */
export function trackerPolicies(
  iotArn: string,
  topicNamespace: string,
  trackerId: string,
  clientId: string,
): Policy[] {
  const { publish, bridged, subscribe, receive } = trackerTopics(topicNamespace, trackerId)
  const arns = (kind: 'topic' | 'topicfilter', names: readonly string[]) =>
    names.map((name) => `${iotArn}:${kind}/${name}`)
  return [
    {
      Version: '2012-10-17',
      Statement: [
        { Effect: 'Allow', Action: 'iot:Connect', Resource: `${iotArn}:client/${clientId}` },
        { Effect: 'Allow', Action: 'iot:Publish', Resource: arns('topic', publish) },
        { Effect: 'Allow', Action: 'iot:Subscribe', Resource: arns('topicfilter', subscribe) },
        { Effect: 'Allow', Action: 'iot:Receive', Resource: arns('topic', receive) },
      ],
    },
    {
      Version: '2012-10-17',
      Statement: [{ Effect: 'Allow', Action: 'iot:Publish', Resource: arns('topic', bridged) }],
    },
  ]
}
