import { inNamespace, liveTopic } from '../../../shared/tracking/topics.ts'
import type { Policy } from './authorizer-response.ts'

/** A browser may receive the positions of its own account, and publish nothing. */
export function browserPolicy(
  iotArn: string,
  topicNamespace: string,
  accountId: string,
  clientId: string,
): Policy {
  const topic = inNamespace(topicNamespace, liveTopic(accountId))
  return {
    Version: '2012-10-17',
    Statement: [
      { Effect: 'Allow', Action: 'iot:Connect', Resource: `${iotArn}:client/${clientId}` },
      { Effect: 'Allow', Action: 'iot:Subscribe', Resource: `${iotArn}:topicfilter/${topic}` },
      { Effect: 'Allow', Action: 'iot:Receive', Resource: `${iotArn}:topic/${topic}` },
    ],
  }
}
