import * as z from 'zod'
import { STACK_OUTPUTS, StackOutputs } from '../../../shared/stack-outputs.ts'
import type { GeneratedSecret } from '../engines/secrets.ts'
import { readRole } from '../iam/read-role.ts'
import type { Statement } from '../iam/statement.ts'
import { functionIdOf } from './local-names.ts'
import { readAlarms, type StackAlarm } from './read-alarms.ts'
import { type HeaderRule, readHeaders } from './read-headers.ts'
import { readAuthorizer, readRoutes, type StackAuthorizer, type StackRoute } from './read-http-api.ts'
import {
  readEventSources,
  readFeedback,
  readQueues,
  readSchedules,
  readStreamSources,
  readStreams,
  type StackEventSource,
  type StackFeedback,
  type StackQueue,
  type StackSchedule,
  type StackStream,
  type StackStreamSource,
} from './read-messaging.ts'
import { readPool, type UserPoolSettings } from './read-pool.ts'
import { type Names, resolve, resolveText } from './resolve.ts'
import { type Assets, onlyResource, type Resource, resourcesOfType, type Template } from './template.ts'

export type StackFunction = {
  logicalId: string
  bundle: string
  environment: Record<string, string>
  role: Statement[]
}
export type StackTable = z.infer<typeof TableShape> & { name: string }
export type StackRule = { name: string; sql: string; target: RuleTarget }
/** A rule invokes a function, or writes to a stream with a level of the topic, counted from 1, as the partition key. */
type RuleTarget = { functionId: string } | { stream: string; keyLevel: number }

/** A bucket, and how long it keeps objects whose key begins with a prefix. */
export type StackBucket = { name: string; expirations: { prefix: string; days: number }[] }

/** The template's resources, with its references resolved for this machine. */
export type Stack = {
  functions: StackFunction[]
  routes: StackRoute[]
  tables: StackTable[]
  rules: StackRule[]
  queues: StackQueue[]
  eventSources: StackEventSource[]
  streams: StackStream[]
  streamSources: StackStreamSource[]
  schedules: StackSchedule[]
  feedback: StackFeedback[]
  secrets: GeneratedSecret[]
  buckets: StackBucket[]
  alarms: StackAlarm[]
  authorizer: StackAuthorizer
  connectionAuthorizerId: string
  pool: UserPoolSettings
  headerRules: HeaderRule[]
  siteConfig: Record<string, unknown>
  operatorNames: StackOutputs
}

export function readStack(template: Template, assets: Assets, names: Names): Stack {
  const routes = readRoutes(template, names)
  const rules = resourcesOfType(template, 'AWS::IoT::TopicRule').map(([, resource]) => {
    const { RuleName, TopicRulePayload } = TopicRule.parse(resolve(resource.Properties, names))
    return { name: RuleName, sql: TopicRulePayload.Sql, target: targetOf(TopicRulePayload.Actions[0], names) }
  })
  const eventSources = readEventSources(template, names)
  const streamSources = readStreamSources(template, names)
  const schedules = readSchedules(template, names)
  const connectionAuthorizerId = functionIdOf(
    onlyResource(template, 'AWS::IoT::Authorizer').Properties.AuthorizerFunctionArn,
    names,
  )
  const authorizer = readAuthorizer(template, names)
  const pool = readPool(template, names)
  const reachable = new Set([
    ...[...routes, ...eventSources, ...streamSources, ...schedules].map(({ functionId }) => functionId),
    ...rules.flatMap(({ target }) => ('functionId' in target ? [target.functionId] : [])),
    authorizer.functionId,
    connectionAuthorizerId,
    ...Object.values(pool.triggers),
  ])
  const output = Object.entries(template.Outputs).find(([name]) => name.startsWith('SiteConfig'))
  if (!output) throw new Error('The template has no output SiteConfig')
  return {
    functions: [...reachable].map((logicalId) => readFunction(template, assets, names, logicalId)),
    routes,
    tables: resourcesOfType(template, 'AWS::DynamoDB::GlobalTable').map(([logicalId, resource]) => {
      return { name: logicalId, ...TableShape.parse(resolve(resource.Properties, names)) }
    }),
    rules,
    queues: readQueues(template, names),
    eventSources,
    streams: readStreams(template, names),
    streamSources,
    schedules,
    feedback: readFeedback(template, names),
    secrets: resourcesOfType(template, 'AWS::SecretsManager::Secret').map(readSecret),
    buckets: resourcesOfType(template, 'AWS::S3::Bucket').map(readBucket),
    alarms: readAlarms(template, names),
    authorizer,
    connectionAuthorizerId,
    pool,
    headerRules: readHeaders(template, names),
    siteConfig: z.record(z.string(), z.unknown()).parse(JSON.parse(resolveText(output[1].Value, names))),
    operatorNames: StackOutputs.parse(JSON.parse(resolveText(template.Outputs[STACK_OUTPUTS]?.Value, names))),
  }
}

const TOPIC_LEVEL = /^\$\{topic\((\d)\)\}$/
const TopicRule = z.object({
  RuleName: z.string(),
  TopicRulePayload: z.object({
    Sql: z.string(),
    Actions: z.tuple([
      z.union([
        z.object({ Lambda: z.object({ FunctionArn: z.string() }) }),
        z.object({
          Kinesis: z.object({ StreamName: z.string(), PartitionKey: z.string().regex(TOPIC_LEVEL) }),
        }),
      ]),
    ]),
  }),
})

function targetOf(
  action: z.infer<typeof TopicRule>['TopicRulePayload']['Actions'][0],
  names: Names,
): RuleTarget {
  if ('Lambda' in action) return { functionId: functionIdOf(action.Lambda.FunctionArn, names) }
  const { StreamName, PartitionKey } = action.Kinesis
  return { stream: StreamName, keyLevel: Number(TOPIC_LEVEL.exec(PartitionKey)?.[1]) }
}

const KeySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }))

/** The properties of a table that the store takes as they are in the template. */
const TableShape = z.object({
  AttributeDefinitions: z.array(
    z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) }),
  ),
  KeySchema,
  GlobalSecondaryIndexes: z
    .array(
      z.object({
        IndexName: z.string(),
        KeySchema,
        Projection: z.object({
          ProjectionType: z.enum(['ALL', 'KEYS_ONLY', 'INCLUDE']),
          NonKeyAttributes: z.array(z.string()).optional(),
        }),
      }),
    )
    .optional(),
})

const Bucket = z.object({
  LifecycleConfiguration: z
    .object({
      Rules: z.array(z.object({ Prefix: z.string().optional(), ExpirationInDays: z.number().optional() })),
    })
    .default({ Rules: [] }),
})

function readBucket([name, resource]: [string, Resource]): StackBucket {
  const { Rules } = Bucket.parse(resource.Properties ?? {}).LifecycleConfiguration
  const expirations = Rules.flatMap(({ Prefix: prefix = '', ExpirationInDays: days }) =>
    days === undefined ? [] : [{ prefix, days }],
  )
  return { name, expirations }
}

const Secret = z.object({
  GenerateSecretString: z.object({
    SecretStringTemplate: z.string(),
    GenerateStringKey: z.string(),
    PasswordLength: z.number().int(),
  }),
})

function readSecret([secretId, resource]: [string, Resource]): GeneratedSecret {
  const { SecretStringTemplate, GenerateStringKey, PasswordLength } = Secret.parse(
    resource.Properties,
  ).GenerateSecretString
  const template = z.record(z.string(), z.string()).parse(JSON.parse(SecretStringTemplate))
  return { secretId, template, key: GenerateStringKey, length: PasswordLength }
}

/** Without the function's layers: they belong to AWS and differ by region. */
const LambdaTemplate = z.object({ Code: z.unknown(), Environment: z.unknown() })

const LambdaFunction = z.object({
  Code: z.object({ S3Key: z.string() }),
  Environment: z.object({ Variables: z.record(z.string(), z.string()) }).optional(),
})

function readFunction(template: Template, assets: Assets, names: Names, logicalId: string): StackFunction {
  const properties = LambdaTemplate.parse(template.Resources[logicalId]?.Properties)
  const { Code, Environment } = LambdaFunction.parse(resolve(properties, names))
  const bundle = assets.files[Code.S3Key.replace(/\.zip$/, '')]?.source.path
  if (bundle === undefined) throw new Error(`The assets have no bundle for ${logicalId}`)
  const role = readRole(template, names, logicalId)
  return { logicalId, bundle, environment: Environment?.Variables ?? {}, role }
}
