import { basicIngestTopic, COMMAND_TOPICS, MQTT_DIALECTS } from '../trackers/dialects.ts'
import { answersTopic, inNamespace, topicFor } from './topics.ts'

/**
 * The topics that a tracker may publish to, subscribe to and receive from, in any dialect. The policies of password
 * and certificate connections both use it; `*` is any text, as in IAM. `bridged`: the topics that a broker in the
 * tracker's place may publish to as well.
 */
export function trackerTopics(namespace: string, trackerId: string) {
  const commands = COMMAND_TOPICS.map((topic) => inNamespace(namespace, topicFor(topic, trackerId)))
  const telemetry = MQTT_DIALECTS.map(({ dialect, telemetry, bridged }) => ({
    dialect,
    bridged,
    topic: topicFor(telemetry, trackerId).replaceAll('+', '*'),
  }))
  const own = telemetry.filter(({ bridged }) => !bridged)
  return {
    publish: [
      ...own.map(({ topic }) => inNamespace(namespace, topic)),
      ...own.map(({ dialect, topic }) => basicIngestTopic(namespace, dialect, topic)),
      inNamespace(namespace, answersTopic(trackerId)),
    ],
    bridged: telemetry.filter(({ bridged }) => bridged).map(({ topic }) => inNamespace(namespace, topic)),
    subscribe: commands,
    receive: commands,
  }
}
