import { basicIngestTopic, COMMAND_TOPICS, MQTT_DIALECTS } from '../trackers/dialects.ts'
import { answersTopic, inNamespace, topicFor } from './topics.ts'

/**
 * The topics that a tracker may publish to, subscribe to and receive from, in any dialect. The policies of password
 * and certificate connections both use it; `*` is any text, as in IAM.
 */
export function trackerTopics(namespace: string, trackerId: string) {
  const commands = COMMAND_TOPICS.map((topic) => inNamespace(namespace, topicFor(topic, trackerId)))
  const telemetry = MQTT_DIALECTS.map(({ dialect, telemetry }) => ({
    dialect,
    topic: topicFor(telemetry, trackerId).replaceAll('+', '*'),
  }))
  return {
    publish: [
      ...telemetry.map(({ topic }) => inNamespace(namespace, topic)),
      ...telemetry.map(({ dialect, topic }) => basicIngestTopic(namespace, dialect, topic)),
      inNamespace(namespace, answersTopic(trackerId)),
    ],
    subscribe: commands,
    receive: commands,
  }
}
