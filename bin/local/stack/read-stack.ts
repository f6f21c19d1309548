import * as z from 'zod'
import { STACK_OUTPUTS, StackOutputs } from '../../../shared/stack-outputs.ts'
import type { GeneratedSecret } from '../engines/secrets.ts'
import { readRole } from '../iam/read-role.ts'
import type { Statement } from '../iam/statement.ts'
import { type HeaderRule, readHeaders } from './read-headers.ts'
import { readPool, type UserPoolSettings } from './read-pool.ts'
import { type Names, resolve, resolveText } from './resolve.ts'
import { type Assets, type Resource, resourcesOfType, type Template } from './template.ts'

export type StackFunction = {
  logicalId: string
  bundle: string
  environment: Record<string, string>
  role: Statement[]
}
export type StackRoute = { key: string; functionId: string; scopes: string[] | null }
export type StackTable = z.infer<typeof TableShape> & { name: string }
export type StackRule = { name: string; sql: string; functionId: string }
export type StackAuthorizer = { issuer: string; audience: string[] }

/** What the template declares, in the words of this machine. */
export type Stack = {
  functions: StackFunction[]
  routes: StackRoute[]
  tables: StackTable[]
  rules: StackRule[]
  secrets: GeneratedSecret[]
  authorizer: StackAuthorizer
  connectionAuthorizerId: string
  pool: UserPoolSettings
  headerRules: HeaderRule[]
  siteConfig: Record<string, unknown>
  operatorNames: StackOutputs
}

/** Reads the synthesized template. `names` says what references become here. */
export function readStack(template: Template, assets: Assets, names: Names): Stack {
  const functionOfArn = (value: unknown) => resolveText(value, names).replace(FUNCTION_ARN, '')
  const routes = readRoutes(template, names)
  const rules = resourcesOfType(template, 'AWS::IoT::TopicRule').map(([, resource]) => {
    const { RuleName, TopicRulePayload } = TopicRule.parse(resolve(resource.Properties, names))
    const functionId = functionOfArn(TopicRulePayload.Actions[0].Lambda.FunctionArn)
    return { name: RuleName, sql: TopicRulePayload.Sql, functionId }
  })
  const authorizers = resourcesOfType(template, 'AWS::IoT::Authorizer').map(([, resource]) =>
    functionOfArn(resource.Properties.AuthorizerFunctionArn),
  )
  const connectionAuthorizerId = only(authorizers, 'AWS::IoT::Authorizer')
  const reachable = new Set([
    ...routes.map((route) => route.functionId),
    ...rules.map((rule) => rule.functionId),
    connectionAuthorizerId,
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
    secrets: resourcesOfType(template, 'AWS::SecretsManager::Secret').map(readSecret),
    authorizer: readAuthorizer(template, names),
    connectionAuthorizerId,
    pool: readPool(template, names),
    headerRules: readHeaders(template, names),
    siteConfig: z.record(z.string(), z.unknown()).parse(JSON.parse(resolveText(output[1].Value, names))),
    operatorNames: StackOutputs.parse(JSON.parse(resolveText(template.Outputs[STACK_OUTPUTS]?.Value, names))),
  }
}

const FUNCTION_ARN = /^arn:aws:lambda:us-east-1:000000000000:function:/

const TopicRule = z.object({
  RuleName: z.string(),
  TopicRulePayload: z.object({
    Sql: z.string(),
    Actions: z.tuple([z.object({ Lambda: z.object({ FunctionArn: z.string() }) })]),
  }),
})

const KeySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }))

/** What of a table is told to the store as the template says it. */
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

/** What this machine runs of a function: not its layers, which are other than ours in each region. */
const LambdaTemplate = z.object({ Code: z.unknown(), Environment: z.unknown() })

const LambdaFunction = z.object({
  Code: z.object({ S3Key: z.string() }),
  Environment: z.object({ Variables: z.record(z.string(), z.string()) }).optional(),
})

function readFunction(template: Template, assets: Assets, names: Names, logicalId: string): StackFunction {
  const said = LambdaTemplate.parse(template.Resources[logicalId]?.Properties)
  const { Code, Environment } = LambdaFunction.parse(resolve(said, names))
  const bundle = assets.files[Code.S3Key.replace(/\.zip$/, '')]?.source.path
  if (bundle === undefined) throw new Error(`The bundle of ${logicalId} is not among the assets`)
  const role = readRole(template, names, logicalId)
  return { logicalId, bundle, environment: Environment?.Variables ?? {}, role }
}

const Route = z.object({
  RouteKey: z.string(),
  Target: z.string(),
  AuthorizationType: z.enum(['JWT', 'NONE']),
  AuthorizationScopes: z.array(z.string()).default([]),
})

function readRoutes(template: Template, names: Names): StackRoute[] {
  return resourcesOfType(template, 'AWS::ApiGatewayV2::Route').map(([, resource]) => {
    const route = Route.parse(resolve(resource.Properties, names))
    const integration = template.Resources[route.Target.replace('integrations/', '')]
    const functionId = resolveText(integration?.Properties.IntegrationUri, names).replace(FUNCTION_ARN, '')
    return {
      key: route.RouteKey,
      functionId,
      scopes: route.AuthorizationType === 'JWT' ? route.AuthorizationScopes : null,
    }
  })
}

const JwtAuthorizer = z.object({
  JwtConfiguration: z.object({ Issuer: z.string(), Audience: z.array(z.string()) }),
})

function readAuthorizer(template: Template, names: Names): StackAuthorizer {
  const [, resource] = only(
    resourcesOfType(template, 'AWS::ApiGatewayV2::Authorizer'),
    'AWS::ApiGatewayV2::Authorizer',
  )
  const { JwtConfiguration } = JwtAuthorizer.parse(resolve(resource.Properties, names))
  return { issuer: JwtConfiguration.Issuer, audience: JwtConfiguration.Audience }
}

/** The local run knows one of this kind; a second would be left out silently. */
export function only<One>(all: readonly One[], what: string): One {
  const [first] = all
  if (first === undefined || all.length > 1)
    throw new Error(`The local run wants one ${what}, found ${all.length}`)
  return first
}
