import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'

/** Memory of the function behind CDK's `AwsCustomResource`. */
export const CUSTOM_RESOURCE_MB = 256

const ID = 'DeploymentLogs'

/** The log group of all functions that CDK adds for deployments. */
export function deploymentLogs(scope: Construct): LogGroup {
  const stack = Stack.of(scope)
  const existing = stack.node.tryFindChild(ID)
  if (existing instanceof LogGroup) return existing
  return new LogGroup(stack, ID, {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  })
}
