import { RemovalPolicy } from 'aws-cdk-lib'
import type { Construct } from 'constructs'

/** The settings of a deployment; docs/deploy.md explains each. */
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
type ContextName = (typeof CONTEXT_VALUES)[number]

/** A setting given by `cdk deploy -c name=value` or by `context` in cdk.json. An empty value counts as not set. */
export function contextValue(scope: Construct, name: ContextName): string | undefined {
  const value: unknown = scope.node.tryGetContext(name)
  return value === undefined || value === '' ? undefined : String(value)
}

/** A misspelled setting would silently deploy something else. CDK's own context keys contain punctuation. */
export function refuseUnknownContext(scope: Construct): void {
  const given = Object.keys(Object(scope.node.getAllContext())).filter((name) => /^[A-Za-z]+$/.test(name))
  const known = new Set<string>(CONTEXT_VALUES)
  const unknown = given.filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new Error(
      `Unknown context value: -c ${unknown.join(', -c ')}. ` +
        `Known values are ${CONTEXT_VALUES.join(', ')}: see docs/deploy.md.`,
    )
}

/** A trial deployment: `cdk destroy` deletes it together with all of its data. */
export function isEphemeral(scope: Construct): boolean {
  const value = contextValue(scope, 'ephemeral') ?? 'false'
  if (value === 'true' || value === 'false') return value === 'true'
  throw new Error(`Unknown value ephemeral=${value}. Use ephemeral=true for a trial, or leave it out.`)
}

/** The removal policy of everything that stores data. */
export const retainUnlessEphemeral = (scope: Construct): RemovalPolicy =>
  isEphemeral(scope) ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN

/** Whether positions go through a Kinesis stream, which pays off from a few thousand devices: docs/decisions/020. */
export function isTelemetryBuffered(scope: Construct): boolean {
  const buffer = contextValue(scope, 'telemetryBuffer')
  if (buffer === undefined || buffer === 'kinesis') return buffer === 'kinesis'
  throw new Error(`Unknown value telemetryBuffer=${buffer}. Use telemetryBuffer=kinesis, or leave it out.`)
}
