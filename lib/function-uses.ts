import { ArnFormat, Stack } from 'aws-cdk-lib'
import type { UserPool } from 'aws-cdk-lib/aws-cognito'
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IStream } from 'aws-cdk-lib/aws-kinesis'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import {
  DEAD_LETTERS,
  type Listed,
  QUEUES,
  type QueueName,
  SECRETS,
  SECRETS_ENDPOINT,
  SETTINGS,
  type SecretName,
  type Service,
  type SettingName,
  settingsOf,
  TABLES,
  type Uses,
} from '../functions/runtime/uses.ts'
import { entriesOf } from '../shared/entries-of.ts'
import type { DeadLetterQueue } from '../shared/operator/dead-letters.routes.ts'
import { COMMAND_TOPICS } from '../shared/trackers/dialects.ts'
import { inNamespace, liveTopic, topicFor } from '../shared/tracking/topics.ts'
import {
  contextValue,
  ordersEmail,
  smsCountries,
  topicNamespaceOf,
  unconfirmedMessagesPerDay,
} from './context.ts'
import { iotArn } from './mqtt/iot-arn.ts'
import type { EmailIdentity } from './notifications/email-identity.ts'
import { FILE_KINDS, type PrivateFiles } from './private-files.ts'
import { SECRETS_EXTENSION_URL } from './secrets/signing-secret.ts'
import type { Tables } from './tables.ts'

/** The settings of the deployment that need no other resource. */
const CONTEXT_SETTINGS = {
  allowedCommandWords: (scope: Construct) => contextValue(scope, 'allowedCommandWords') ?? '',
  iotArn,
  operatorEmail: (scope: Construct) => contextValue(scope, 'alarmEmail') ?? '',
  ordersEmail: (scope: Construct) => ordersEmail(scope) ?? '',
  smsCountries: (scope: Construct) => smsCountries(scope).join(','),
  stackName: (scope: Construct) => Stack.of(scope).stackName,
  topicNamespace: topicNamespaceOf,
  unconfirmedPerDay: (scope: Construct) => String(unconfirmedMessagesPerDay(scope)),
}
/** The settings that come with a resource of their own. */
type ResourceSetting =
  | 'telemetryFunction'
  | 'userPoolId'
  | 'privateFilesBucket'
  | 'mailFrom'
  | 'configurationSet'
type GivenSetting = Exclude<SettingName, keyof typeof CONTEXT_SETTINGS | ResourceSetting>

/** The function that stores messages, and the stream in front of it; `null` without one. */
type RedrivenTelemetry = { ingest: LambdaFunction; stream: IStream | null }

type Resources = {
  tables: Tables
  queues?: { readonly [Queue in QueueName]?: IQueue }
  deadLetters?: { readonly [Queue in DeadLetterQueue]?: IQueue }
  telemetry?: RedrivenTelemetry
  /** The id of each secret. */
  secrets?: { readonly [Secret in SecretName]?: string }
  userPool?: UserPool
  files?: PrivateFiles
  /** `null` where the operator has set no sender. */
  identity?: EmailIdentity | null
  settings?: { readonly [Setting in GivenSetting]?: string }
}

/** The resources that a function needs by its `uses.ts`. A missing one fails to compile. */
export type ResourcesOf<Use extends Uses> = Resources &
  Needs<Use, 'sendsTo', { queues: { readonly [Queue in Listed<Use['sendsTo']>]: IQueue } }> &
  Needs<Use, 'redrives', { deadLetters: { readonly [Queue in Listed<Use['redrives']>]: IQueue } }> &
  ('telemetry' extends Listed<Use['redrives']> ? { telemetry: RedrivenTelemetry } : unknown) &
  Needs<Use, 'secrets', { secrets: { readonly [Secret in Listed<Use['secrets']>]: string } }> &
  Needs<Use, 'users', { userPool: UserPool }> &
  Needs<Use, 'files', { files: PrivateFiles }> &
  ('mail' extends Listed<Use['services']> ? { identity: EmailIdentity | null } : unknown) &
  ([Extract<Listed<Use['settings']>, GivenSetting>] extends [never]
    ? unknown
    : { settings: { readonly [Setting in Extract<Listed<Use['settings']>, GivenSetting>]: string } })
type Needs<Use, Key extends string, Resource> = Key extends keyof Use ? Resource : unknown

/** The variables of a function, from which its handler reads what it uses. */
export function variablesOf(scope: Construct, uses: Uses, resources: Resources): Record<string, string> {
  const {
    tables,
    queues = {},
    deadLetters = {},
    telemetry,
    secrets = {},
    userPool,
    files,
    identity,
  } = resources
  const settings: { readonly [Setting in SettingName]?: string | undefined } = {
    ...Object.fromEntries(entriesOf(CONTEXT_SETTINGS).map(([name, read]) => [name, read(scope)])),
    ...resources.settings,
    mailFrom: identity?.from ?? '',
    configurationSet: identity?.configurationSet ?? '',
    privateFilesBucket: files?.bucket.bucketName,
    telemetryFunction: telemetry?.ingest.functionName,
    userPoolId: userPool?.userPoolId,
  }
  const { sendsTo = [], redrives = [], secrets: secretNames = [] } = uses
  return Object.fromEntries([
    ...tableUses(uses).map(([name]) => [TABLES[name], tables[name].tableName]),
    ...sendsTo.map((name) => [QUEUES[name], given(queues[name], name).queueUrl]),
    ...redrives.map((name) => [DEAD_LETTERS[name], given(deadLetters[name], name).queueUrl]),
    ...secretNames.map((name) => [SECRETS[name], given(secrets[name], name)]),
    ...(secretNames.length > 0 ? [[SECRETS_ENDPOINT, SECRETS_EXTENSION_URL]] : []),
    ...settingsOf(uses).map((name) => [SETTINGS[name][0], given(settings[name], name)]),
  ])
}

/** Grants a function exactly what it uses. */
export function grantUses(lambda: LambdaFunction, uses: Uses, resources: Resources): void {
  const { tables, queues = {}, secrets = {}, userPool, files, identity } = resources
  for (const [name, tableActions] of tableUses(uses)) {
    const actions = tableActions.map((action) => `dynamodb:${action}`)
    if (actions.length === 0) continue
    const isIndexed = uses.indexes?.some((indexed) => indexed === name) ?? false
    if (isIndexed) tables[name].grant(lambda, ...actions)
    else allow(lambda, actions, [tables[name].tableArn])
  }
  for (const name of uses.sendsTo ?? []) given(queues[name], name).grant(lambda, 'sqs:SendMessage')
  grantRedrives(lambda, uses, resources)
  const ids = (uses.secrets ?? []).map((name) => given(secrets[name], name))
  if (ids.length > 0) allow(lambda, ['secretsmanager:GetSecretValue'], ids)
  if (uses.users !== undefined)
    given(userPool, 'users').grant(lambda, ...uses.users.map((action) => `cognito-idp:${action}`))
  for (const kind of FILE_KINDS) {
    const use = uses.files?.[kind]
    if (use === 'read') given(files, kind).grantRead(lambda, kind)
    if (use === 'write') given(files, kind).grantWrite(lambda, kind)
  }
  if (uses.files?.all === 'delete') given(files, 'files').grantDeleteAll(lambda)
  for (const service of uses.services ?? []) grantService(lambda, service, identity ?? null)
}

function grantRedrives(
  lambda: LambdaFunction,
  { redrives = [] }: Uses,
  { deadLetters = {}, telemetry }: Resources,
): void {
  for (const name of redrives) given(deadLetters[name], name).grant(lambda, ...REDRIVE_ACTIONS)
  if (!redrives.includes('telemetry')) return
  const { ingest, stream } = given(telemetry, 'telemetry')
  allow(lambda, ['lambda:InvokeFunction'], [ingest.functionArn])
  if (stream !== null) allow(lambda, ['kinesis:GetShardIterator', 'kinesis:GetRecords'], [stream.streamArn])
}

const REDRIVE_ACTIONS = [
  'sqs:ReceiveMessage',
  'sqs:DeleteMessage',
  'sqs:ChangeMessageVisibility',
  'sqs:GetQueueAttributes',
]

function grantService(lambda: LambdaFunction, service: Service, identity: EmailIdentity | null): void {
  const topic = (name: string) => `${iotArn(lambda)}:topic/${inNamespace(topicNamespaceOf(lambda), name)}`
  const commandTopics = COMMAND_TOPICS.map((name) => topic(topicFor(name, '*')))
  const clients = `${iotArn(lambda)}:client/*`
  const alarms = Stack.of(lambda).formatArn({
    service: 'cloudwatch',
    resource: 'alarm',
    resourceName: '*',
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  })
  const grants: Record<Service, () => void> = {
    mail: () => identity?.grantSend(lambda),
    texts: () => smsCountries(lambda).length > 0 && grantTexts(lambda),
    'live-views': () => allow(lambda, ['iot:Publish'], [topic(liveTopic('*'))]),
    'tracker-commands': () => allow(lambda, ['iot:Publish'], commandTopics),
    'end-connections': () => allow(lambda, ['iot:DeleteConnection'], [clients]),
    'read-cloudwatch': () => {
      allow(lambda, ['cloudwatch:DescribeAlarms'], [alarms])
      allow(lambda, ['cloudwatch:GetMetricData'], ['*'])
    },
    'read-connections': () => allow(lambda, ['iot:GetConnection'], [clients]),
  }
  grants[service]()
}

/** A phone number is no resource of IAM, so the right is for everything, and denied for topics. */
function grantTexts(lambda: LambdaFunction): void {
  allow(lambda, ['sns:Publish'], ['*'])
  lambda.addToRolePolicy(
    new PolicyStatement({
      effect: Effect.DENY,
      actions: ['sns:Publish'],
      resources: [`arn:${Stack.of(lambda).partition}:sns:*:*:*`],
    }),
  )
}

export const allow = (lambda: LambdaFunction, actions: string[], resources: string[]): void =>
  lambda.addToRolePolicy(new PolicyStatement({ actions, resources }))

const tableUses = ({ tables }: Uses) =>
  entriesOf(TABLES).flatMap(([name]) => {
    const actions = tables[name]
    return actions === undefined ? [] : [[name, actions] as const]
  })

/** The types prove that it is there: see `ResourcesOf`. */
function given<Resource>(resource: Resource | undefined, name: string): Resource {
  if (resource === undefined) throw new Error(`A function uses ${name}, which its construct does not pass on`)
  return resource
}
