import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'

/** Memory of the function that asks AWS for what CloudFormation does not return. */
export const CUSTOM_RESOURCE_MB = 256

const ID = 'DeploymentLogs'

/** One log for all functions that CDK makes to work during a deployment. */
export function deploymentLogs(scope: Construct): LogGroup {
  const stack = Stack.of(scope)
  const made = stack.node.tryFindChild(ID)
  if (made instanceof LogGroup) return made
  return new LogGroup(stack, ID, {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  })
}
