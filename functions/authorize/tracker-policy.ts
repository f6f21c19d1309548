import { answersTopic, commandsTopic, telemetryTopic } from '../../shared/tracking/topics.ts'
import type { Policy } from './verdict.ts'

/** What one tracker may do at the broker: speak as itself, tell its telemetry and answers, hear its commands. */
export function trackerPolicy(iotArn: string, trackerId: string, clientId: string): Policy {
  const topics = (...names: string[]) => names.map((name) => `${iotArn}:topic/${name}`)
  const filters = (...names: string[]) => names.map((name) => `${iotArn}:topicfilter/${name}`)
  const up = [telemetryTopic(trackerId), `owntracks/${trackerId}/*`]
  const down = [commandsTopic(trackerId)]
  return {
    Version: '2012-10-17',
    Statement: [
      { Effect: 'Allow', Action: 'iot:Connect', Resource: `${iotArn}:client/${clientId}` },
      {
        Effect: 'Allow',
        Action: 'iot:Publish',
        Resource: topics(
          ...up,
          ...up.map((name) => `$aws/rules/vectra_telemetry_*/${name}`),
          answersTopic(trackerId),
        ),
      },
      {
        Effect: 'Allow',
        Action: 'iot:Subscribe',
        Resource: filters(...down, `owntracks/${trackerId}/+/cmd`),
      },
      { Effect: 'Allow', Action: 'iot:Receive', Resource: topics(...down, `owntracks/${trackerId}/*/cmd`) },
    ],
  }
}
