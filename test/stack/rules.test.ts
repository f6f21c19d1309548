import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { describe, expect, test } from 'vitest'
import { OWN_RULES, ownRules } from '../../lib/checks/checks.ts'

type Resource = { Type: string; Properties?: object; DeletionPolicy?: string }

const folder = mkdtempSync(join(tmpdir(), 'vectra-rules-'))
const app = new App({ outdir: join(folder, 'cdk.out') })

/** The names of the rules that resources of these logical ids break. */
function brokenBy(resources: Record<string, Resource>): string[] {
  const templatePath = join(folder, 'planted.template.json')
  writeFileSync(templatePath, JSON.stringify({ Resources: resources }))
  const stackTemplates = [
    { stackConstructPath: 'Planted', templatePath, accountId: undefined, region: undefined },
  ]
  const report = ownRules().validate({ templatePaths: [templatePath], stackTemplates, appConstruct: app })
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

const aMapping = (over: object = {}) => ({
  Type: 'AWS::Lambda::EventSourceMapping',
  Properties: {
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
const BUILT = { 'Fn::Join': ['', ['arn:aws:iot:', { Ref: 'AWS::Region' }, ':client/*']] }

/** For each rule what keeps it, and what breaks it. */
const CASES: Record<string, { kept: Resource[]; broken: Resource[] }> = {
  tables_are_kept: {
    kept: [aTable()],
    broken: [
      aTable(false),
      aTable(true, false),
      aTable(true, true, false),
      aTable(true, true, true, 'Delete'),
      { Type: 'AWS::DynamoDB::GlobalTable', DeletionPolicy: 'Retain', Properties: { Replicas: [{}] } },
    ],
  },
  user_pools_are_kept: {
    kept: [
      {
        Type: 'AWS::Cognito::UserPool',
        DeletionPolicy: 'Retain',
        Properties: { DeletionProtection: 'ACTIVE' },
      },
    ],
    broken: [
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
  buckets_are_kept: {
    kept: [{ Type: 'AWS::S3::Bucket', DeletionPolicy: 'Retain' }],
    broken: [{ Type: 'AWS::S3::Bucket', DeletionPolicy: 'Delete' }, { Type: 'AWS::S3::Bucket' }],
  },
  functions_say_what_they_take: {
    kept: [
      aFunction(),
      aFunction({
        TracingConfig: undefined,
        LoggingConfig: { LogGroup: { Ref: 'Logs' }, SystemLogLevel: 'WARN' },
      }),
    ],
    broken: [
      aFunction({ MemorySize: undefined }),
      aFunction({ Timeout: undefined }),
      aFunction({ TracingConfig: { Mode: 'PassThrough' } }),
      aFunction({ TracingConfig: undefined }),
      aFunction({ ReservedConcurrentExecutions: 1 }),
    ],
  },
  api_functions_end_before_the_gateway: {
    kept: [aFunction({ Timeout: 29 })],
    broken: [aFunction({ Timeout: 30 })],
  },
  functions_log_to_a_group_of_the_stack: {
    kept: [aFunction()],
    broken: [aFunction({ LoggingConfig: undefined }), aFunction({ LoggingConfig: { LogFormat: 'JSON' } })],
  },
  logs_end: {
    kept: [{ Type: 'AWS::Logs::LogGroup', Properties: { RetentionInDays: 30 } }],
    broken: [{ Type: 'AWS::Logs::LogGroup', Properties: {} }],
  },
  what_fails_without_a_caller_is_kept: {
    kept: [
      aMapping(),
      aMapping({ MaximumRetryAttempts: 0 }),
      {
        Type: 'AWS::Lambda::EventInvokeConfig',
        Properties: { DestinationConfig: { OnFailure: { Destination: 'arn' } } },
      },
    ],
    broken: [
      aMapping({ DestinationConfig: undefined }),
      aMapping({ MaximumRetryAttempts: undefined }),
      aMapping({ MaximumRetryAttempts: -1 }),
      { Type: 'AWS::Lambda::EventInvokeConfig', Properties: { MaximumRetryAttempts: 2 } },
    ],
  },
  rights_name_their_actions: {
    kept: [
      aPolicy('iot:Publish', BUILT),
      aPolicy(['s3:Get*', 's3:List*'], BUILT),
      aPolicy('iot:Publish', BUILT, 'AWS::IoT::Policy'),
    ],
    broken: [
      aPolicy('iot:*', BUILT),
      aPolicy(['dynamodb:GetItem', 'dynamodb:*'], BUILT),
      aPolicy('*', BUILT),
      aPolicy('iot:*', BUILT, 'AWS::IoT::Policy'),
    ],
  },
  rights_name_their_resources: {
    kept: [
      aPolicy('iot:Publish', BUILT),
      aPolicy('iot:Publish', [BUILT, BUILT]),
      aPolicy(['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], '*'),
    ],
    broken: [
      aPolicy('iot:Publish', '*'),
      aPolicy(['xray:PutTraceSegments', 'iot:Publish'], '*'),
      aPolicy('iot:Publish', [BUILT, '*']),
      aPolicy('iot:Connect', '*', 'AWS::IoT::Policy'),
    ],
  },
  sign_in_tells_nothing_and_ends: {
    kept: [aClient(), aClient({ GenerateSecret: false })],
    broken: [
      aClient({ PreventUserExistenceErrors: 'LEGACY' }),
      aClient({ EnableTokenRevocation: false }),
      aClient({ AccessTokenValidity: 61 }),
      aClient({ TokenValidityUnits: { AccessToken: 'hours' } }),
      aClient({ RefreshTokenRotation: { Feature: 'DISABLED' } }),
      aClient({ GenerateSecret: true }),
      aClient({ ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_ADMIN_USER_PASSWORD_AUTH'] }),
    ],
  },
  access_logs_hold_no_path: {
    kept: [aStage('{"route":"$context.routeKey","status":"$context.status"}')],
    broken: [
      aStage(),
      aStage('$context.requestId $context.path'),
      aStage('$context.requestId $context.identity.sourceIp'),
      aStage('$context.requestId $context.authorizer.claims.sub'),
    ],
  },
  the_edge_keeps_no_paths: {
    kept: [{ Type: 'AWS::CloudFront::Distribution', Properties: { DistributionConfig: { Enabled: true } } }],
    broken: [
      {
        Type: 'AWS::CloudFront::Distribution',
        Properties: { DistributionConfig: { Logging: { Bucket: 'logs' } } },
      },
    ],
  },
  mail_is_encrypted_on_its_way: {
    kept: [{ Type: 'AWS::SES::ConfigurationSet', Properties: { DeliveryOptions: { TlsPolicy: 'REQUIRE' } } }],
    broken: [
      { Type: 'AWS::SES::ConfigurationSet', Properties: { DeliveryOptions: { TlsPolicy: 'OPTIONAL' } } },
      { Type: 'AWS::SES::ConfigurationSet', Properties: {} },
    ],
  },
  mail_is_signed: {
    kept: [{ Type: 'AWS::SES::EmailIdentity', Properties: { DkimAttributes: { SigningEnabled: true } } }],
    broken: [{ Type: 'AWS::SES::EmailIdentity', Properties: { DkimAttributes: { SigningEnabled: false } } }],
  },
  schedules_keep_what_failed: {
    kept: [aSchedule(GOOD_TARGET)],
    broken: [
      aSchedule({ ...GOOD_TARGET, DeadLetterConfig: undefined }),
      aSchedule({ ...GOOD_TARGET, RetryPolicy: undefined }),
    ],
  },
}

describe('T104 rules of our own', () => {
  test('T104 each rule has a case that keeps it and one that breaks it', () => {
    const named = readdirSync(OWN_RULES).flatMap((file) =>
      [...readFileSync(join(OWN_RULES, file), 'utf8').matchAll(/^rule (\w+)/gm)].map(([, name]) => name),
    )
    expect(Object.keys(CASES).toSorted()).toEqual(named.toSorted())
  })

  test.each(Object.entries(CASES))('T104 %s', (rule, { kept, broken }) => {
    for (const resource of kept) expect(brokenBy({ ApiOne: resource }), JSON.stringify(resource)).toEqual([])
    for (const resource of broken)
      expect(brokenBy({ ApiOne: resource }), JSON.stringify(resource)).toContain(rule)
  })

  test('T104 what CDK makes to deploy is not held to our memory and tracing, but to a log that ends', () => {
    const bare = { Type: 'AWS::Lambda::Function', Properties: { LoggingConfig: { LogGroup: 'Logs' } } }
    expect(brokenBy({ AWS679f53fac002430: bare, CustomCDKBucketDeployment8693: bare })).toEqual([])
    expect(brokenBy({ ApiOne: bare })).toContain('functions_say_what_they_take')
    expect(brokenBy({ AWS679f53fac002430: { ...bare, Properties: {} } })).toEqual([
      'functions_log_to_a_group_of_the_stack',
    ])
  })
})
