import { Stack } from 'aws-cdk-lib'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'

/** `arn:aws:iot:region:account`, the prefix of the ARNs of clients, topics and topic filters. */
export function iotArn(scope: Construct): string {
  const { partition, region, account } = Stack.of(scope)
  return `arn:${partition}:iot:${region}:${account}`
}

/** AWS IoT acting for this account. Without the condition, a rule of another account could use the role. */
export const iotService = (scope: Construct): ServicePrincipal =>
  new ServicePrincipal('iot.amazonaws.com', {
    conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
  })
