import { bucketArn, localArn } from './local-arn.ts'
import { type Names, resolveText } from './resolve.ts'
import type { Template } from './template.ts'

export const USER_POOL_ID = 'us-east-1_LOCAL0001'
export const USER_POOL_CLIENT_ID = 'local0vectra0web0client000'
/** The addresses in the template resolve to this; the local run then replaces them with its own. */
export const AWS_TRACKER_ENDPOINT = 'mqtts://trackers.vectra.local:8883'
export const AWS_QUEUES = 'https://sqs.us-east-1.amazonaws.com'
export const AWS_SITE_URL = 'https://site.vectra.local'
export const AWS_SECRETS_ENDPOINT = 'http://localhost:2773'
export const AWS_FILES_HOST = 'files.vectra.local'
export const AWS_USER_POOL_KEYS = `https://cognito-idp.us-east-1.amazonaws.com/${USER_POOL_ID}/.well-known/jwks.json`

/** Replaces the AWS addresses in an environment with local ones. */
export function addressReplacer(addresses: readonly [onAws: string, here: string][]) {
  const replaced = (value: string) =>
    addresses.reduce((text, [onAws, here]) => text.replace(onAws, here), value)
  return (environment: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, replaced(value)]))
}

const REFS: Record<string, (logicalId: string) => string> = {
  'AWS::Cognito::UserPool': () => USER_POOL_ID,
  'AWS::Cognito::UserPoolClient': () => USER_POOL_CLIENT_ID,
  'AWS::SQS::Queue': (logicalId) => `${AWS_QUEUES}/000000000000/${logicalId}`,
}

const ATTRIBUTES: Record<string, (logicalId: string, name: string) => string> = {
  'AWS::DynamoDB::GlobalTable': (logicalId, name) =>
    name === 'Arn' ? localArn('dynamodb', `table/${logicalId}`) : `${logicalId}.${name}`,
  'AWS::Lambda::Function': (logicalId) => localArn('lambda', `function:${logicalId}`),
  'AWS::Cognito::UserPool': (logicalId, name) =>
    name === 'Arn' ? localArn('cognito-idp', `userpool/${USER_POOL_ID}`) : `${logicalId}.${name}`,
  'AWS::S3::Bucket': bucketAttribute,
  'AWS::SQS::Queue': (logicalId, name) =>
    name === 'Arn' ? localArn('sqs', logicalId) : `${logicalId}.${name}`,
  'AWS::Kinesis::Stream': (logicalId, name) =>
    name === 'Arn' ? localArn('kinesis', `stream/${logicalId}`) : `${logicalId}.${name}`,
  'AWS::CloudFront::Distribution': () => 'site.vectra.local',
  'Custom::AWS': (logicalId, name) => (name === 'domainName' ? hostOf(logicalId) : name),
}

function bucketAttribute(logicalId: string, name: string): string {
  if (name === 'RegionalDomainName') return AWS_FILES_HOST
  return name === 'Arn' ? bucketArn(logicalId) : `${logicalId}.${name}`
}

const hostOf = (logicalId: string) =>
  logicalId.startsWith('TrackerEndpoint') ? 'trackers.vectra.local' : 'live.vectra.local'

/** Other references resolve to logical ids, which are the same at every start. */
export function localNames(template: Template): Names {
  const typeOf = (logicalId: string) => template.Resources[logicalId]?.Type
  return {
    ref(logicalId) {
      const type = typeOf(logicalId)
      return type && (REFS[type]?.(logicalId) ?? logicalId)
    },
    attribute(logicalId, name) {
      const type = typeOf(logicalId)
      return type && (ATTRIBUTES[type]?.(logicalId, name) ?? `${logicalId}.${name}`)
    },
  }
}

/** The logical id of the function that a property of the template refers to. */
export const functionIdOf = (property: unknown, names: Names) =>
  resolveText(property, names).replace(localArn('lambda', 'function:'), '')
