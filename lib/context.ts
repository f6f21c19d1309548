import { RemovalPolicy } from 'aws-cdk-lib'
import type { Construct } from 'constructs'

/** What an operator may say of a deployment; docs/deploy.md says what each does. */
export const CONTEXT_VALUES = [
  'alarmEmail',
  'allowedCommandWords',
  'certificateArn',
  'domainName',
  'ephemeral',
  'hostedLogin',
  'hostedZoneId',
  'maps',
  'stage',
  'telemetryBuffer',
] as const
type Choice = (typeof CONTEXT_VALUES)[number]

/** What the operator says of a deployment: `cdk deploy -c name=value`, or `context` in cdk.json. */
export function contextValue(scope: Construct, name: Choice): string | undefined {
  const value: unknown = scope.node.tryGetContext(name)
  return value === undefined || value === '' ? undefined : String(value)
}

/** A choice that nobody reads would deploy something else than was asked for. What CDK itself is told has no plain name. */
export function refuseUnknownContext(scope: Construct): void {
  const given = Object.keys(Object(scope.node.getAllContext())).filter((name) => /^[A-Za-z]+$/.test(name))
  const known = new Set<string>(CONTEXT_VALUES)
  const unknown = given.filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new Error(
      `Not known: -c ${unknown.join(', -c ')}. There are ${CONTEXT_VALUES.join(', ')}: see docs/deploy.md.`,
    )
}

/** A deployment to try things on, which `cdk destroy` takes away with all that it holds. */
export function isEphemeral(scope: Construct): boolean {
  const given = contextValue(scope, 'ephemeral') ?? 'false'
  if (given === 'true' || given === 'false') return given === 'true'
  throw new Error(`ephemeral=${given} is not known. Say ephemeral=true for a trial, or leave it out.`)
}

/** What becomes of a store of data when the stack that made it is deleted. */
export const retainUnlessEphemeral = (scope: Construct): RemovalPolicy =>
  isEphemeral(scope) ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN
