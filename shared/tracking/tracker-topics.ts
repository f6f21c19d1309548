import { entriesOf } from '../entries-of.ts'
import { COMMAND_TOPICS, DIALECTS, telemetryRule } from '../trackers/dialects.ts'
import { answersTopic, topicFor } from './topics.ts'

/**
 * What a tracker may publish, subscribe to and receive, as the policies of both ways to connect say it: `*` is any
 * text.
 */
export function trackerTopics(trackerId: string) {
  const down = COMMAND_TOPICS.map((topic) => topicFor(topic, trackerId))
  const up = entriesOf(DIALECTS).map(([dialect, { telemetry }]) => ({
    topic: topicFor(telemetry, trackerId).replaceAll('+', '*'),
    rule: telemetryRule(dialect),
  }))
  return {
    publish: [
      ...up.map(({ topic }) => topic),
      ...up.map(({ topic, rule }) => `$aws/rules/${rule}/${topic}`),
      answersTopic(trackerId),
    ],
    subscribe: down,
    receive: down,
  }
}
