import { Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'

/** `arn:aws:iot:region:account`, in front of every client, topic and topic filter. */
export function iotArn(scope: Construct): string {
  const { partition, region, account } = Stack.of(scope)
  return `arn:${partition}:iot:${region}:${account}`
}
