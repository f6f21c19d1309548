import { entriesOf } from '../entries-of.ts'
import { COMMAND_TOPICS, DIALECTS, telemetryRule } from '../trackers/dialects.ts'
import { answersTopic, topicFor } from './topics.ts'

/**
 * The topics that a tracker may publish to, subscribe to and receive from, in any dialect. The policies of password
 * and certificate connections both use it; `*` is any text, as in IAM.
 */
export function trackerTopics(trackerId: string) {
  const commands = COMMAND_TOPICS.map((topic) => topicFor(topic, trackerId))
  const telemetry = entriesOf(DIALECTS).map(([dialect, { telemetry }]) => ({
    topic: topicFor(telemetry, trackerId).replaceAll('+', '*'),
    rule: telemetryRule(dialect),
  }))
  return {
    publish: [
      ...telemetry.map(({ topic }) => topic),
      ...telemetry.map(({ topic, rule }) => `$aws/rules/${rule}/${topic}`),
      answersTopic(trackerId),
    ],
    subscribe: commands,
    receive: commands,
  }
}
