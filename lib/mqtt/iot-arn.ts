import { Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'

/** `arn:aws:iot:region:account`, the prefix of the ARNs of clients, topics and topic filters. */
export function iotArn(scope: Construct): string {
  const { partition, region, account } = Stack.of(scope)
  return `arn:${partition}:iot:${region}:${account}`
}
