import { RemovalPolicy } from 'aws-cdk-lib'
import type { Construct } from 'constructs'

/** What the operator says of a deployment: `cdk deploy -c name=value`, or `context` in cdk.json. */
export function told(scope: Construct, name: string): string | undefined {
  const value: unknown = scope.node.tryGetContext(name)
  return value === undefined || value === '' ? undefined : String(value)
}

/** A deployment to try things on, which `cdk destroy` takes away with all that it holds. */
export const isEphemeral = (scope: Construct): boolean => told(scope, 'ephemeral') === 'true'

/** What becomes of a store of data when the stack that made it is deleted. */
export const keptUnlessEphemeral = (scope: Construct): RemovalPolicy =>
  isEphemeral(scope) ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN
