import type { Template } from 'aws-cdk-lib/assertions'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { unsupportedResources } from '../../bin/local/stack/supported-resources.ts'
import { Template as LocalTemplate } from '../../bin/local/stack/template.ts'
import { api } from '../../shared/api.ts'
import { type RouteSpec, routeKey } from '../../shared/http/route.ts'
import { CONSOLE_PATH } from '../../shared/operator/access.ts'
import { operatorConsole } from '../../shared/operator/console.ts'
import { aTemplate, SYNTH_TIMEOUT_MS } from '../make/local/a-stack.ts'
import { circularDependency } from './circular-dependency.ts'

const Route = z.object({
  RouteKey: z.string(),
  AuthorizationType: z.string(),
  Target: z.unknown(),
})

const Table = z.object({
  Replicas: z.array(
    z.object({
      DeletionProtectionEnabled: z.boolean().optional(),
      PointInTimeRecoverySpecification: z.object({ PointInTimeRecoveryEnabled: z.boolean() }),
    }),
  ),
  BillingMode: z.string(),
})

const Endpoint = z.object({
  ApplicationProtocol: z.string(),
  AuthenticationType: z.string(),
  AuthorizerConfig: z.object({ AllowAuthorizerOverride: z.boolean(), DefaultAuthorizerName: z.unknown() }),
})

const Policy = z.object({
  PolicyDocument: z.object({
    Statement: z.array(
      z.object({ Action: z.union([z.string(), z.array(z.string())]), Resource: z.unknown() }),
    ),
  }),
})

const CONSOLE_ROUTE = `ANY ${CONSOLE_PATH}`
const routesOfContract = Object.values(api).flatMap((routes) => Object.values<RouteSpec>(routes))

describe('the template', () => {
  let template: Template
  beforeAll(async () => {
    template = await aTemplate()
  }, SYNTH_TIMEOUT_MS)

  const resources = (type: string) => Object.values(template.findResources(type)).map((one) => one.Properties)
  /** The actions of roles on a resource: those of account jobs, of the console, and all others. */
  function actionsOn(resource: string) {
    const policies = z.array(Policy.extend({ Roles: z.unknown() })).parse(resources('AWS::IAM::Policy'))
    const actionsOf = (some: typeof policies) =>
      new Set(
        some
          .flatMap((policy) => policy.PolicyDocument.Statement)
          .filter(({ Resource }) => JSON.stringify(Resource).includes(resource))
          .flatMap(({ Action }) => Action),
      )
    const isOf =
      (role: string) =>
      ({ Roles }: { Roles: unknown }) =>
        JSON.stringify(Roles).includes(`"${role}`)
    const [isOfAccountJobs, isOfConsole] = [isOf('AccountJobs'), isOf('ApiOperator')]
    return {
      accountJobs: actionsOf(policies.filter(isOfAccountJobs)),
      console: actionsOf(policies.filter(isOfConsole)),
      others: actionsOf(policies.filter((policy) => !isOfAccountJobs(policy) && !isOfConsole(policy))),
    }
  }
  const routes = () => z.array(Route).parse(resources('AWS::ApiGatewayV2::Route'))

  it('has exactly the routes of the contract', () => {
    expect(
      routes()
        .map((route) => route.RouteKey)
        .toSorted(),
    ).toEqual([CONSOLE_ROUTE, ...routesOfContract.map(routeKey)].toSorted())
  })

  it('T106 serves the console with one function, which serves nothing else, and asks who calls', () => {
    const targets = new Map(routes().map((route) => [route.RouteKey, JSON.stringify(route.Target)]))
    const ofConsole = targets.get(CONSOLE_ROUTE)
    const served = [...targets].flatMap(([key, target]) => (target === ofConsole ? [key] : []))
    expect(served).toEqual([CONSOLE_ROUTE])
    const [route] = routes().filter(({ RouteKey }) => RouteKey === CONSOLE_ROUTE)
    expect(route?.AuthorizationType).toBe('CUSTOM')
    for (const { path } of Object.values<RouteSpec>(operatorConsole)) expect(path).toMatch(/^\/operator\/./)
  })

  it('T08 has no public route but those of share links, certificates, links in messages, invitations, first orders, Stripe and trackers over HTTP', () => {
    const publicRoutes = routes().filter((route) => route.AuthorizationType !== 'CUSTOM')
    expect(publicRoutes.map((route) => route.RouteKey).toSorted()).toEqual([
      'GET /ingest/{dialect}/{trackerId}/{key}',
      'GET /notifications/recipients/{token}',
      'GET /notifications/snooze-links/{token}',
      'GET /vectra/invitations/{token}',
      'GET /vectra/public/certificates/{number}',
      'GET /vectra/public/reports/{token}',
      'GET /vectra/public/share/{token}',
      'GET /vectra/public/share/{token}/location',
      'POST /ingest/gateway/{gatewayId}',
      'POST /ingest/{dialect}/{trackerId}/{key}',
      'POST /notifications/recipients/{token}',
      'POST /notifications/snooze-links/{token}',
      'POST /stripe/webhook',
      'POST /vectra/signup-subscription',
      'PUT /notifications/recipients/{token}',
    ])
  })

  it('has point-in-time recovery, deletion protection and on-demand billing for every table', () => {
    const tables = z.array(Table).parse(resources('AWS::DynamoDB::GlobalTable'))
    expect(tables.length).toBe(23)
    for (const table of tables) {
      expect(table.BillingMode).toBe('PAY_PER_REQUEST')
      for (const replica of table.Replicas) {
        expect(replica.PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled).toBe(true)
        expect(replica.DeletionProtectionEnabled).toBe(true)
      }
    }
  })

  it('passes the raw bytes of telemetry and answers on, with a dead-letter queue for failures', () => {
    const rules = resources('AWS::IoT::TopicRule')
    expect(rules.length).toBe(7)
    for (const rule of rules) {
      expect(rule.TopicRulePayload.AwsIotSqlVersion).toBe('2016-03-23')
      expect(rule.TopicRulePayload.Sql).toMatch(/^SELECT encode\(\*, 'base64'\) AS body, topic\(\) AS topic/)
      expect(rule.TopicRulePayload.ErrorAction.Sqs).toBeDefined()
      expect(rule.RuleName).toMatch(/^[A-Za-z0-9_]+$/)
    }
    const [invoke] = resources('AWS::Lambda::EventInvokeConfig')
    expect(invoke?.DestinationConfig.OnFailure.Destination).toBeDefined()
  })

  it('T23 has an endpoint for trackers and one for browsers, with the same authorizer', () => {
    const endpoints = z.array(Endpoint).parse(resources('AWS::IoT::DomainConfiguration'))
    expect(endpoints.map((endpoint) => endpoint.ApplicationProtocol).toSorted()).toEqual([
      'MQTT_WSS',
      'SECURE_MQTT',
    ])
    for (const endpoint of endpoints) {
      expect(endpoint.AuthenticationType).toBe('CUSTOM_AUTH')
      expect(endpoint.AuthorizerConfig.AllowAuthorizerOverride).toBe(false)
    }
    const [one, other] = endpoints.map(({ AuthorizerConfig }) =>
      JSON.stringify(AuthorizerConfig.DefaultAuthorizerName),
    )
    expect(one).toBe(other)
    expect(resources('AWS::IoT::Authorizer')).toHaveLength(1)
  })

  it('T23 T61 looks up the host name of each endpoint, for trackers, pages and the operator', () => {
    const endpoints = template.findResources('AWS::IoT::DomainConfiguration')
    const hosts = Object.entries(template.findResources('Custom::AWS'))
      .map(([id, one]) => ({ id, call: JSON.stringify(one.Properties.Create) }))
      .filter(({ call }) => call.includes('describeDomainConfiguration'))
    for (const endpoint of Object.keys(endpoints))
      expect(hosts.filter(({ call }) => call.includes(`{"Ref":"${endpoint}"}`))).toHaveLength(1)
    const outputs = template.findOutputs('*')
    const hasHost = (output: string, endpoint: string) => {
      const { id } = hosts.find((host) => host.id.startsWith(endpoint)) ?? { id: '' }
      const found = Object.entries(outputs).find(([name]) => name.startsWith(output))
      return JSON.stringify(found).replaceAll('\\', '').includes(`"Fn::GetAtt":["${id}","domainName"]`)
    }
    expect(hasHost('SiteConfig', 'TrackerEndpoint')).toBe(true)
    expect(hasHost('SiteConfig', 'Live')).toBe(true)
    expect(hasHost('StackOutputs', 'TrackerEndpoint')).toBe(true)
  })

  it('T107 has one policy for trackers with a certificate, and outputs its name', () => {
    const [policy, ...more] = Object.keys(template.findResources('AWS::IoT::Policy'))
    expect(more).toEqual([])
    expect(JSON.stringify(template.findOutputs('StackOutputs'))).toContain(policy)
  })

  it('T107 lets functions publish to command topics and live topics only', () => {
    const topics = z
      .array(Policy)
      .parse(resources('AWS::IAM::Policy'))
      .flatMap((policy) => policy.PolicyDocument.Statement)
      .filter(({ Action }) => [Action].flat().includes('iot:Publish'))
      .flatMap(({ Resource }) => [...JSON.stringify(Resource).matchAll(/:topic\/([^"]+)/g)])
      .map(([, topic]) => topic)
    const allowed = ['vectra/live/*', 'vectra/trackers/*/commands', 'teltonika/*/commands']
    for (const topic of allowed) expect(topics).toContain(topic)
    for (const topic of topics) expect(allowed).toContain(topic)
  })

  it('T58 lets functions only read the command log and append to it, but for the deletion of an account', () => {
    const [logTable] = Object.keys(template.findResources('AWS::DynamoDB::GlobalTable')).filter((id) =>
      id.startsWith('TablesCommands'),
    )
    const { others, accountJobs } = actionsOn(`"${logTable}"`)
    expect(others).toEqual(new Set(['dynamodb:PutItem', 'dynamodb:Query']))
    expect(accountJobs).toEqual(new Set(['dynamodb:BatchWriteItem', 'dynamodb:Query']))
  })

  it('T117 allows pages to connect to the live endpoint that config.json names', () => {
    const policies = resources('AWS::CloudFront::ResponseHeadersPolicy')
    expect(policies).toHaveLength(2)
    const outputs = template.findOutputs('*')
    const config = Object.entries(outputs).find(([name]) => name.startsWith('SiteConfig'))
    const host = /wss:\/\/",(\{"Fn::GetAtt":\["Live[^\]]+\]\})/
    for (const headers of policies) expect(JSON.stringify(headers)).toMatch(host)
    expect(JSON.stringify(config).replaceAll('\\', '')).toMatch(host)
  })

  it('T35 T36 lets only the functions of shares and notifications read the secret of share links, which a deployment generates', () => {
    const secrets = Object.entries(template.findResources('AWS::SecretsManager::Secret'))
    const [secretId = '', found] =
      secrets.find(([, { Properties }]) => Properties.Description.includes('share links')) ?? []
    const secret = found?.Properties
    expect(secret?.GenerateSecretString.PasswordLength).toBeGreaterThanOrEqual(32)
    expect(secret?.SecretString).toBeUndefined()
    const readers = z
      .array(Policy.extend({ Roles: z.unknown() }))
      .parse(resources('AWS::IAM::Policy'))
      .filter((policy) => JSON.stringify(policy.PolicyDocument).includes(secretId))
      .map(({ Roles }) => JSON.stringify(Roles))
    expect(readers.toSorted()).toEqual([
      expect.stringContaining('ApiShares'),
      expect.stringContaining('NotificationsNotify'),
    ])
  })

  it('T36 lets only the functions of subscriptions, the console, due work and account jobs read the keys of Stripe, and contains none', () => {
    const readers = z
      .array(Policy.extend({ Roles: z.unknown() }))
      .parse(resources('AWS::IAM::Policy'))
      .filter((policy) => JSON.stringify(policy.PolicyDocument).includes('"StripeSecret'))
      .map(({ Roles }) => JSON.stringify(Roles))
    expect(readers.toSorted()).toEqual([
      expect.stringContaining('AccountJobs'),
      expect.stringContaining('ApiOperator'),
      expect.stringContaining('ApiSubscriptions'),
      expect.stringContaining('DueWorkAccounts'),
      expect.stringContaining('DueWorkTick'),
    ])
    expect(JSON.stringify(template.toJSON())).not.toMatch(/[sr]k_(live|test)_|whsec_/)
  })

  it('SUB-7 lets functions only append to the log of money operations, but for the console and the deletion of an account', () => {
    const { others, accountJobs, console } = actionsOn('"TablesBillingLog')
    expect(others).toEqual(new Set(['dynamodb:PutItem']))
    expect(console).toEqual(new Set(['dynamodb:PutItem', 'dynamodb:Query']))
    expect(accountJobs).toEqual(new Set(['dynamodb:BatchWriteItem', 'dynamodb:Query']))
  })

  it('T99 T113 T114 keeps private files encrypted and closed to the public, exports for a week and reports for 30 days', () => {
    const [id = '', bucket] =
      Object.entries(template.findResources('AWS::S3::Bucket')).find(([one]) =>
        one.startsWith('PrivateFiles'),
      ) ?? []
    expect(bucket?.Properties).toMatchObject({
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      BucketEncryption: { ServerSideEncryptionConfiguration: [expect.anything()] },
      LifecycleConfiguration: {
        Rules: [
          { Prefix: 'exports/', ExpirationInDays: 7, Status: 'Enabled' },
          { Prefix: 'reports/', ExpirationInDays: 30, Status: 'Enabled' },
          { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, Status: 'Enabled' },
        ],
      },
    })
    const statements = resources('AWS::S3::BucketPolicy').filter((policy) =>
      JSON.stringify(policy.Bucket).includes(id),
    )
    expect(JSON.stringify(statements)).toMatch(
      /"Effect":"Deny".*"aws:SecureTransport":"false"|"aws:SecureTransport":"false".*"Effect":"Deny"/,
    )
    expect(JSON.stringify(statements)).not.toContain('"Effect":"Allow"')
    const readers = z
      .array(Policy.extend({ Roles: z.unknown() }))
      .parse(resources('AWS::IAM::Policy'))
      .filter(({ PolicyDocument: { Statement } }) =>
        Statement.some(
          ({ Action, Resource }) =>
            [Action].flat().includes('s3:GetObject') && JSON.stringify(Resource).includes(id),
        ),
      )
    const names = ['ApiAccount', 'ApiNotifications', 'ApiReporting', 'NotificationsNotify']
    expect(readers.map(({ Roles }) => JSON.stringify(Roles)).toSorted()).toEqual(
      names.map((name) => expect.stringContaining(name)),
    )
  })

  it('T117 names Stripe in no header while no key is set', () => {
    expect(JSON.stringify(resources('AWS::CloudFront::ResponseHeadersPolicy'))).not.toContain('stripe')
  })

  it('T36 lets only the functions of notifications read the secret of push messages', () => {
    const readers = z
      .array(Policy.extend({ Roles: z.unknown() }))
      .parse(resources('AWS::IAM::Policy'))
      .filter((policy) => JSON.stringify(policy.PolicyDocument).includes('"PushSecret'))
      .map(({ Roles }) => JSON.stringify(Roles))
    expect(readers.toSorted()).toEqual([
      expect.stringContaining('ApiNotifications'),
      expect.stringContaining('NotificationsNotify'),
    ])
  })

  it('SHR-6 T89 passes the site’s URL to the functions of share links, geofences and notifications', () => {
    const siteUrls = Object.entries(template.findResources('AWS::Lambda::Function'))
      .filter(([, one]) => 'SITE_URL' in (one.Properties.Environment?.Variables ?? {}))
      .map(([id, one]) => [id, JSON.stringify(one.Properties.Environment)] as const)
    for (const feature of ['ApiShares', 'ApiGeofences', 'ApiNotifications', 'NotificationsNotify'])
      expect(siteUrls).toContainEqual([
        expect.stringContaining(feature),
        expect.stringMatching(/"https:\/\/",\{"Fn::GetAtt":\["SiteDistribution/),
      ])
  })

  it('has no circular dependency', () => {
    expect(circularDependency(template.toJSON().Resources)).toBeNull()
  })

  it('has no testing mode, which only the local run sets', () => {
    expect(JSON.stringify(template.toJSON())).not.toContain('TESTING_MODE')
  })

  it('has no resource type that the local run does not know', () => {
    expect(unsupportedResources(LocalTemplate.parse(template.toJSON()))).toEqual([])
  })

  it('stays under 475 resources, of the 500 that CloudFormation allows', () => {
    expect(Object.keys(template.toJSON().Resources).length).toBeLessThan(475)
  })
})
