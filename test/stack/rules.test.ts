import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { describe, expect, test } from 'vitest'
import { GUARD_RULES_FOLDER, guardRules } from '../../lib/checks/checks.ts'

type Resource = { Type: string; Properties?: object; DeletionPolicy?: string }

const folder = mkdtempSync(join(tmpdir(), 'vectra-rules-'))
const app = new App({ outdir: join(folder, 'cdk.out') })

/** The names of the rules that a template with these resources breaks. */
function brokenBy(resources: Record<string, Resource>): string[] {
  const templatePath = join(folder, 'planted.template.json')
  writeFileSync(templatePath, JSON.stringify({ Resources: resources }))
  const stackTemplates = [
    { stackConstructPath: 'Planted', templatePath, accountId: undefined, region: undefined },
  ]
  const report = guardRules().validate({ templatePaths: [templatePath], stackTemplates, appConstruct: app })
  return [...new Set(report.violations.map(({ ruleName }) => ruleName))]
}

const aTable = (protection = true, recovery = true, encrypted = true, DeletionPolicy = 'Retain') => ({
  Type: 'AWS::DynamoDB::GlobalTable',
  DeletionPolicy,
  Properties: {
    SSESpecification: { SSEEnabled: encrypted },
    Replicas: [
      {
        DeletionProtectionEnabled: protection,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: recovery },
      },
    ],
  },
})

const aFunction = (over: object = {}) => ({
  Type: 'AWS::Lambda::Function',
  Properties: {
    MemorySize: 512,
    Timeout: 29,
    TracingConfig: { Mode: 'Active' },
    LoggingConfig: { LogGroup: { Ref: 'Logs' } },
    ...over,
  },
})

const aPolicy = (Action: string | string[], Resource: unknown, Type = 'AWS::IAM::Policy') => ({
  Type,
  Properties: { PolicyDocument: { Statement: [{ Effect: 'Allow', Action, Resource }] } },
})

const aClient = (over: object = {}) => ({
  Type: 'AWS::Cognito::UserPoolClient',
  Properties: {
    PreventUserExistenceErrors: 'ENABLED',
    EnableTokenRevocation: true,
    AccessTokenValidity: 60,
    TokenValidityUnits: { AccessToken: 'minutes' },
    RefreshTokenRotation: { Feature: 'ENABLED' },
    ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
    ...over,
  },
})

/** The mapping of a stream. */
const aMapping = (over: object = {}) => ({
  Type: 'AWS::Lambda::EventSourceMapping',
  Properties: {
    StartingPosition: 'LATEST',
    DestinationConfig: { OnFailure: { Destination: 'arn' } },
    MaximumRetryAttempts: 10,
    ...over,
  },
})

const aStage = (Format?: string) => ({
  Type: 'AWS::ApiGatewayV2::Stage',
  Properties: Format ? { AccessLogSettings: { Format } } : {},
})

const aSchedule = (Target: object) => ({ Type: 'AWS::Scheduler::Schedule', Properties: { Target } })
const GOOD_TARGET = { DeadLetterConfig: { Arn: 'arn' }, RetryPolicy: { MaximumRetryAttempts: 3 } }
const CLIENTS = { 'Fn::Join': ['', ['arn:aws:iot:', { Ref: 'AWS::Region' }, ':client/*']] }

/** Resources that pass a rule and resources that break it, for each rule. */
const CASES: Record<string, { passing: Resource[]; breaking: Resource[] }> = {
  tables_are_retained: {
    passing: [aTable()],
    breaking: [
      aTable(false),
      aTable(true, false),
      aTable(true, true, false),
      aTable(true, true, true, 'Delete'),
      { Type: 'AWS::DynamoDB::GlobalTable', DeletionPolicy: 'Retain', Properties: { Replicas: [{}] } },
    ],
  },
  user_pools_are_retained: {
    passing: [
      {
        Type: 'AWS::Cognito::UserPool',
        DeletionPolicy: 'Retain',
        Properties: { DeletionProtection: 'ACTIVE' },
      },
    ],
    breaking: [
      {
        Type: 'AWS::Cognito::UserPool',
        DeletionPolicy: 'Retain',
        Properties: { DeletionProtection: 'INACTIVE' },
      },
      {
        Type: 'AWS::Cognito::UserPool',
        DeletionPolicy: 'Delete',
        Properties: { DeletionProtection: 'ACTIVE' },
      },
    ],
  },
  buckets_are_retained: {
    passing: [{ Type: 'AWS::S3::Bucket', DeletionPolicy: 'Retain' }],
    breaking: [{ Type: 'AWS::S3::Bucket', DeletionPolicy: 'Delete' }, { Type: 'AWS::S3::Bucket' }],
  },
  functions_set_memory_timeout_and_tracing: {
    passing: [
      aFunction(),
      aFunction({
        TracingConfig: undefined,
        LoggingConfig: { LogGroup: { Ref: 'Logs' }, SystemLogLevel: 'WARN' },
      }),
    ],
    breaking: [
      aFunction({ MemorySize: undefined }),
      aFunction({ Timeout: undefined }),
      aFunction({ TracingConfig: { Mode: 'PassThrough' } }),
      aFunction({ TracingConfig: undefined }),
      aFunction({ ReservedConcurrentExecutions: 1 }),
    ],
  },
  api_functions_time_out_before_the_gateway: {
    passing: [aFunction({ Timeout: 29 })],
    breaking: [aFunction({ Timeout: 30 })],
  },
  functions_have_log_groups: {
    passing: [aFunction()],
    breaking: [aFunction({ LoggingConfig: undefined }), aFunction({ LoggingConfig: { LogFormat: 'JSON' } })],
  },
  logs_expire: {
    passing: [{ Type: 'AWS::Logs::LogGroup', Properties: { RetentionInDays: 30 } }],
    breaking: [{ Type: 'AWS::Logs::LogGroup', Properties: {} }],
  },
  async_failures_have_a_destination: {
    passing: [
      aMapping(),
      aMapping({ MaximumRetryAttempts: 0 }),
      { Type: 'AWS::Lambda::EventSourceMapping', Properties: { EventSourceArn: 'arn of a queue' } },
      {
        Type: 'AWS::Lambda::EventInvokeConfig',
        Properties: { DestinationConfig: { OnFailure: { Destination: 'arn' } } },
      },
    ],
    breaking: [
      aMapping({ DestinationConfig: undefined }),
      aMapping({ MaximumRetryAttempts: undefined }),
      aMapping({ MaximumRetryAttempts: -1 }),
      { Type: 'AWS::Lambda::EventInvokeConfig', Properties: { MaximumRetryAttempts: 2 } },
    ],
  },
  permissions_name_their_actions: {
    passing: [
      aPolicy('iot:Publish', CLIENTS),
      aPolicy(['s3:Get*', 's3:List*'], CLIENTS),
      aPolicy('iot:Publish', CLIENTS, 'AWS::IoT::Policy'),
    ],
    breaking: [
      aPolicy('iot:*', CLIENTS),
      aPolicy(['dynamodb:GetItem', 'dynamodb:*'], CLIENTS),
      aPolicy('*', CLIENTS),
      aPolicy('iot:*', CLIENTS, 'AWS::IoT::Policy'),
    ],
  },
  permissions_name_their_resources: {
    passing: [
      aPolicy('iot:Publish', CLIENTS),
      aPolicy('iot:Publish', [CLIENTS, CLIENTS]),
      aPolicy(['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], '*'),
    ],
    breaking: [
      aPolicy('iot:Publish', '*'),
      aPolicy(['xray:PutTraceSegments', 'iot:Publish'], '*'),
      aPolicy('iot:Publish', [CLIENTS, '*']),
      aPolicy('iot:Connect', '*', 'AWS::IoT::Policy'),
    ],
  },
  sign_in_is_hardened: {
    passing: [aClient(), aClient({ GenerateSecret: false })],
    breaking: [
      aClient({ PreventUserExistenceErrors: 'LEGACY' }),
      aClient({ EnableTokenRevocation: false }),
      aClient({ AccessTokenValidity: 61 }),
      aClient({ TokenValidityUnits: { AccessToken: 'hours' } }),
      aClient({ RefreshTokenRotation: { Feature: 'DISABLED' } }),
      aClient({ GenerateSecret: true }),
      aClient({ ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_ADMIN_USER_PASSWORD_AUTH'] }),
    ],
  },
  access_logs_omit_paths: {
    passing: [aStage('{"route":"$context.routeKey","status":"$context.status"}')],
    breaking: [
      aStage(),
      aStage('$context.requestId $context.path'),
      aStage('$context.requestId $context.identity.sourceIp'),
      aStage('$context.requestId $context.authorizer.claims.sub'),
    ],
  },
  cloudfront_logs_are_off: {
    passing: [
      { Type: 'AWS::CloudFront::Distribution', Properties: { DistributionConfig: { Enabled: true } } },
    ],
    breaking: [
      {
        Type: 'AWS::CloudFront::Distribution',
        Properties: { DistributionConfig: { Logging: { Bucket: 'logs' } } },
      },
    ],
  },
  mail_requires_tls: {
    passing: [
      { Type: 'AWS::SES::ConfigurationSet', Properties: { DeliveryOptions: { TlsPolicy: 'REQUIRE' } } },
    ],
    breaking: [
      { Type: 'AWS::SES::ConfigurationSet', Properties: { DeliveryOptions: { TlsPolicy: 'OPTIONAL' } } },
      { Type: 'AWS::SES::ConfigurationSet', Properties: {} },
    ],
  },
  mail_is_signed: {
    passing: [{ Type: 'AWS::SES::EmailIdentity', Properties: { DkimAttributes: { SigningEnabled: true } } }],
    breaking: [
      { Type: 'AWS::SES::EmailIdentity', Properties: { DkimAttributes: { SigningEnabled: false } } },
    ],
  },
  schedules_have_dead_letters: {
    passing: [aSchedule(GOOD_TARGET)],
    breaking: [
      aSchedule({ ...GOOD_TARGET, DeadLetterConfig: undefined }),
      aSchedule({ ...GOOD_TARGET, RetryPolicy: undefined }),
    ],
  },
}

describe('T104 our Guard rules', () => {
  test('T104 each has a resource that passes it and one that breaks it', () => {
    const named = readdirSync(GUARD_RULES_FOLDER).flatMap((file) =>
      [...readFileSync(join(GUARD_RULES_FOLDER, file), 'utf8').matchAll(/^rule (\w+)/gm)].map(
        ([, name]) => name,
      ),
    )
    expect(Object.keys(CASES).toSorted()).toEqual(named.toSorted())
  })

  test.each(Object.entries(CASES))('T104 %s', (rule, { passing, breaking }) => {
    for (const resource of passing)
      expect(brokenBy({ ApiOne: resource }), JSON.stringify(resource)).toEqual([])
    for (const resource of breaking)
      expect(brokenBy({ ApiOne: resource }), JSON.stringify(resource)).toContain(rule)
  })

  test('T104 functions of CDK itself need a log group, but neither memory nor tracing', () => {
    const bare = { Type: 'AWS::Lambda::Function', Properties: { LoggingConfig: { LogGroup: 'Logs' } } }
    expect(brokenBy({ AWS679f53fac002430: bare, CustomCDKBucketDeployment8693: bare })).toEqual([])
    expect(brokenBy({ ApiOne: bare })).toContain('functions_set_memory_timeout_and_tracing')
    expect(brokenBy({ AWS679f53fac002430: { ...bare, Properties: {} } })).toEqual([
      'functions_have_log_groups',
    ])
  })
})
