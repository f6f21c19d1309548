import { inNamespace, liveTopic, viewTopic } from '../../../shared/tracking/topics.ts'
import type { Policy } from './authorizer-response.ts'

/** A browser may receive what is pushed to the pages of its own account, and publish nothing. */
export function browserPolicy(
  iotArn: string,
  topicNamespace: string,
  accountId: string,
  clientId: string,
): Policy {
  const topics = [liveTopic(accountId), viewTopic(accountId, '*')].map((one) =>
    inNamespace(topicNamespace, one),
  )
  const arns = (kind: 'topic' | 'topicfilter') => topics.map((topic) => `${iotArn}:${kind}/${topic}`)
  return {
    Version: '2012-10-17',
    Statement: [
      { Effect: 'Allow', Action: 'iot:Connect', Resource: `${iotArn}:client/${clientId}` },
      { Effect: 'Allow', Action: 'iot:Subscribe', Resource: arns('topicfilter') },
      { Effect: 'Allow', Action: 'iot:Receive', Resource: arns('topic') },
    ],
  }
}
