import { readFileSync } from 'node:fs'
import { App, Stack } from 'aws-cdk-lib'
import type { Template } from 'aws-cdk-lib/assertions'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { CONTEXT_VALUES, isEphemeral, refuseUnknownContext } from '../../lib/context.ts'
import { hostedLogin } from '../../lib/sign-in.ts'
import { customDomain } from '../../lib/site/custom-domain.ts'
import { mapService } from '../../lib/site/maps.ts'
import { readAlarmDescription } from '../../shared/operator/alarms.ts'
import { aTemplate, SYNTH_TIMEOUT_MS } from '../make/local/a-stack.ts'
import { circularDependency } from './circular-dependency.ts'

const Store = z.object({ Type: z.string(), DeletionPolicy: z.string().optional(), Properties: z.unknown() })
const Alarm = z.object({
  AlarmDescription: z.string(),
  AlarmActions: z.array(z.unknown()).length(1),
  TreatMissingData: z.literal('notBreaching'),
  Metrics: z.array(z.object({ MetricStat: z.unknown().optional() })).optional(),
})
const Replica = z.object({
  Replicas: z.array(z.object({ DeletionProtectionEnabled: z.boolean() })),
})
const Tagged = z.object({ Tags: z.array(z.object({ Key: z.string(), Value: z.string() })) })

const STORES = ['AWS::DynamoDB::GlobalTable', 'AWS::Cognito::UserPool', 'AWS::S3::Bucket', 'AWS::SQS::Queue']
const DOMAIN = {
  domainName: 'vectra.example.com',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1',
}

const allOf = (template: Template, type: string) => Object.values(template.findResources(type))
const storesOf = (template: Template) => z.array(Store).parse(STORES.flatMap((type) => allOf(template, type)))
const configOf = (template: Template): string =>
  JSON.stringify(Object.entries(template.findOutputs('*')).find(([name]) => name.startsWith('SiteConfig')))
const headerPolicies = (template: Template) =>
  JSON.stringify(allOf(template, 'AWS::CloudFront::ResponseHeadersPolicy'))

describe('a production deployment', () => {
  let template: Template
  beforeAll(async () => {
    template = await aTemplate()
  }, SYNTH_TIMEOUT_MS)

  it('T112 retains everything that stores data when the stack is deleted', () => {
    const stores = storesOf(template)
    expect(new Set(stores.map(({ Type }) => Type))).toEqual(new Set(STORES))
    for (const { Type, DeletionPolicy } of stores) expect(DeletionPolicy, Type).toBe('Retain')
    const retained = allOf(template, 'AWS::SecretsManager::Secret').filter(
      ({ DeletionPolicy }) => DeletionPolicy === 'Retain',
    )
    const descriptions = retained.map(({ Properties }) => Properties.Description).toSorted()
    expect(descriptions).toEqual([
      'Vectra: keys that sign links in notifications',
      'Vectra: keys that sign push messages',
      'Vectra: keys that sign share links',
      'Vectra: the keys of Stripe, stored by npm run provision -- --stripe',
    ])
  })

  it('T112 protects the user pool from accidental deletion', () => {
    for (const pool of allOf(template, 'AWS::Cognito::UserPool'))
      expect(pool.Properties.DeletionProtection).toBe('ACTIVE')
  })

  it('T109 times API functions out before the gateway does, and traces and logs each', () => {
    const functions = Object.entries(template.findResources('AWS::Lambda::Function'))
    const ourFunctions = functions.filter(([id]) => !/^(AWS679f|Custom)/.test(id))
    expect(ourFunctions.length).toBeGreaterThanOrEqual(10)
    for (const [id, { Properties }] of ourFunctions) {
      expect(Properties.Timeout, id).toBeLessThanOrEqual(/^(Account|Report)Jobs/.test(id) ? 300 : 29)
      expect(Properties.MemorySize, id).toBeGreaterThanOrEqual(id.startsWith('TelemetryIngest') ? 256 : 512)
      const isHighVolume = /^(TelemetryIngest|ConnectionsAuthorize)/.test(id)
      expect(Properties.TracingConfig, id).toEqual(isHighVolume ? undefined : { Mode: 'Active' })
      expect(Properties.LoggingConfig.SystemLogLevel, id).toBe(isHighVolume ? 'WARN' : undefined)
      expect(Properties.ReservedConcurrentExecutions, id).toBeUndefined()
    }
    for (const [id, { Properties }] of functions) expect(Properties.LoggingConfig?.LogGroup, id).toBeDefined()
    for (const { Properties } of allOf(template, 'AWS::Logs::LogGroup'))
      expect(Properties.RetentionInDays).toBeGreaterThan(0)
  })

  it('T109 gives the devices function one vCPU', () => {
    const devices = Object.entries(template.findResources('AWS::Lambda::Function')).find(([id]) =>
      id.startsWith('ApiDevices'),
    )
    expect(devices?.[1].Properties.MemorySize).toBe(1_769)
  })

  it('T109 lets a function write only to its own log group', () => {
    const roles = JSON.stringify(
      Object.entries(template.findResources('AWS::IAM::Role')).filter(
        ([id]) => !/^(AWS679f|Custom)/.test(id),
      ),
    )
    expect(roles).not.toContain('AWSLambdaBasicExecutionRole')
  })

  it('T42 sends the pages of share links and certificates without referrer and with noindex', () => {
    const [distribution] = allOf(template, 'AWS::CloudFront::Distribution')
    const { CacheBehaviors, DefaultCacheBehavior } = distribution?.Properties.DistributionConfig ?? {}
    const shared = template.findResources('AWS::CloudFront::ResponseHeadersPolicy', {
      Properties: {
        ResponseHeadersPolicyConfig: {
          CustomHeadersConfig: {
            Items: [{ Header: 'X-Robots-Tag', Value: 'noindex, nofollow', Override: true }],
          },
          SecurityHeadersConfig: { ReferrerPolicy: { ReferrerPolicy: 'no-referrer', Override: true } },
        },
      },
    })
    const [id] = Object.keys(shared)
    const paths = CacheBehaviors.map(
      (one: { PathPattern: string; ResponseHeadersPolicyId: { Ref: string } }) => [
        one.PathPattern,
        one.ResponseHeadersPolicyId.Ref === id,
      ],
    )
    // the order matters: the first match wins
    expect(paths).toEqual([
      ['/api/vectra/public/*', true],
      ['/ingest/*', true],
      ['/api/*', false],
      ['/share/*', true],
      ['/certificate/*', true],
      ['/reports/*', true],
    ])
    expect(DefaultCacheBehavior.ResponseHeadersPolicyId.Ref).not.toBe(id)
  })

  it('T42 logs the route of a call, but neither its path nor its caller', () => {
    const [stage] = allOf(template, 'AWS::ApiGatewayV2::Stage')
    const variables = [
      ...JSON.stringify(stage?.Properties.AccessLogSettings.Format).matchAll(/\$context\.([\w.]+)/g),
    ]
    expect(variables.map(([, name]) => name)).toContain('routeKey')
    for (const [, name] of variables) expect(name).not.toMatch(/path|ip$|user|claims|protocol|domain/i)
    const [distribution] = allOf(template, 'AWS::CloudFront::Distribution')
    expect(distribution?.Properties.DistributionConfig.Logging).toBeUndefined()
  })

  it('passes the viewer’s address to the API with a secret that the template does not contain', () => {
    const secrets = JSON.stringify(template.findResources('AWS::SecretsManager::Secret'))
    expect(secrets).not.toContain('"SecretString"')
    const [distribution] = allOf(template, 'AWS::CloudFront::Distribution')
    const header = JSON.stringify(distribution?.Properties.DistributionConfig.Origins).match(
      /"HeaderName":"x-vectra-site","HeaderValue":(\{.+?\]\]\})/,
    )
    const functions = Object.entries(template.findResources('AWS::Lambda::Function'))
    const apiFunctions = functions.filter(([, one]) => one.Properties.Environment?.Variables?.EDGE_SECRET)
    expect(apiFunctions.every(([id]) => id.startsWith('Api'))).toBe(true)
    expect(apiFunctions.length).toBeGreaterThanOrEqual(8)
    for (const [, one] of apiFunctions)
      expect(JSON.stringify(one.Properties.Environment.Variables.EDGE_SECRET)).toBe(header?.[1])
    const edge = JSON.stringify(allOf(template, 'AWS::CloudFront::Function'))
    expect(edge).toContain("request.headers['x-vectra-viewer'] = { value: event.viewer.ip }")
  })

  it('has a map key only for tiles and only for pages of the site, and allows no other map host', () => {
    const [key, second] = allOf(template, 'AWS::Location::APIKey')
    expect(second).toBeUndefined()
    expect(key?.Properties).toMatchObject({ ForceDelete: true, ForceUpdate: true, NoExpiry: true })
    expect(key?.Properties.Restrictions.AllowActions).toEqual(['geo-maps:GetTile'])
    const site = String.raw`"https:\/\/",\{"Fn::GetAtt":\["SiteDistribution\w+","DomainName"\]\}`
    const joined = (parts: string) => String.raw`\{"Fn::Join":\["",\[${parts}\]\]\}`
    expect(JSON.stringify(key?.Properties.Restrictions.AllowReferers)).toMatch(
      new RegExp(String.raw`^\[${joined(site)},${joined(String.raw`${site},"\/\*"`)}\]$`),
    )
    for (const style of ['Standard', 'Monochrome', 'Satellite', 'Hybrid'])
      expect(configOf(template)).toContain(`/v2/styles/${style}/descriptor?key=`)
    expect(headerPolicies(template)).toContain('https://maps.geo.')
    expect(headerPolicies(template)).not.toContain('openfreemap')
  })

  it('uses the site’s own sign-in forms, and allows no hosted login', () => {
    expect(allOf(template, 'AWS::Cognito::UserPoolDomain')).toEqual([])
    expect(allOf(template, 'AWS::Cognito::UserPoolClient')[0]?.Properties.AllowedOAuthFlows).toBeUndefined()
    expect(configOf(template).replaceAll('\\', '')).toContain('"hostedLoginDomain":null')
    expect(headerPolicies(template)).not.toContain('amazoncognito')
  })

  it('tags resources with project and stage', () => {
    const tags = [...allOf(template, 'AWS::Lambda::Function'), ...allOf(template, 'AWS::S3::Bucket')].map(
      ({ Properties }) =>
        Object.fromEntries(Tagged.parse(Properties).Tags.map(({ Key, Value }) => [Key, Value])),
    )
    for (const tag of tags) expect(tag).toMatchObject({ Project: 'Vectra', Stage: 'production' })
  })

  it('outputs the next steps', () => {
    const outputs = Object.fromEntries(
      Object.entries(template.findOutputs('*')).map(([name, { Value }]) => [
        name.replace(/[0-9A-F]{8}$/, ''),
        Value,
      ]),
    )
    expect(outputs).toMatchObject({
      SiteUrl: expect.anything(),
      SiteTrackerHost: expect.anything(),
      SiteFirstAccount: 'npm run provision -- --account EMAIL --grant 1',
    })
  })

  it('has alarms that say what to do and where it is documented', () => {
    const alarms = z
      .array(Alarm)
      .parse(allOf(template, 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties))
    expect(alarms.length).toBe(20)
    const headings = [...readFileSync('docs/operate.md', 'utf8').matchAll(/^#+ (.+)$/gm)].map(
      ([, text]) => text,
    )
    for (const { AlarmDescription } of alarms)
      expect(headings).toContain(readAlarmDescription(AlarmDescription)?.section)
    expect(allOf(template, 'AWS::SNS::Subscription')).toEqual([])
    expect(allOf(template, 'AWS::CloudWatch::Dashboard')).toHaveLength(1)
  })

  it('has an entry in docs/operate.md for each alarm, by its name', () => {
    const operate = readFileSync('docs/operate.md', 'utf8')
    const names = Object.keys(template.findResources('AWS::CloudWatch::Alarm')).map((id) =>
      id.replaceAll(/^Alarms|[0-9A-F]{8}$/g, ''),
    )
    expect(names.filter((name) => !new RegExp(`\\*\\*${name}[.*]`).test(operate))).toEqual([])
  })

  it('has as many secrets as docs/deploy.md counts, at $0.40 each', () => {
    const secrets = allOf(template, 'AWS::SecretsManager::Secret')
    expect(secrets).toHaveLength(5)
    expect(readFileSync('docs/deploy.md', 'utf8')).toContain(
      `five secrets ($${(secrets.length * 0.4).toFixed(2)})`,
    )
  })

  it('spends on alarms what docs/deploy.md says, at $0.10 a month for each metric', () => {
    const alarms = z
      .array(Alarm)
      .parse(allOf(template, 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties))
    const metrics = alarms.flatMap(
      ({ Metrics }) => Metrics?.filter(({ MetricStat }) => MetricStat !== undefined) ?? [undefined],
    )
    expect(metrics.length).toBe(28)
    expect(readFileSync('docs/deploy.md', 'utf8')).toContain(`alarms ($${(metrics.length * 0.1).toFixed(2)})`)
  })

  it('sends alarms to a topic that requires TLS', () => {
    const [policy] = allOf(template, 'AWS::SNS::TopicPolicy')
    const statements = JSON.stringify(policy?.Properties.PolicyDocument.Statement)
    expect(statements).toContain('{"Service":"cloudwatch.amazonaws.com"}')
    expect(statements).toContain('"aws:SecureTransport":"false"')
  })
})

describe('a trial with every context value', () => {
  let template: Template
  beforeAll(async () => {
    template = await aTemplate({
      ephemeral: 'true',
      maps: 'openfreemap',
      alarmEmail: 'alarms@example.com',
      telemetryBuffer: 'kinesis',
      ...DOMAIN,
      hostedZoneId: 'Z1',
      hostedLogin: 'vectra-example',
    })
  }, SYNTH_TIMEOUT_MS)

  it('T112 is deleted together with its data', () => {
    for (const { Type, DeletionPolicy } of storesOf(template)) expect(DeletionPolicy, Type).toBe('Delete')
    for (const table of allOf(template, 'AWS::DynamoDB::GlobalTable'))
      for (const replica of Replica.parse(table.Properties).Replicas)
        expect(replica.DeletionProtectionEnabled).toBe(false)
    for (const pool of allOf(template, 'AWS::Cognito::UserPool'))
      expect(pool.Properties.DeletionProtection).toBe('INACTIVE')
    expect(allOf(template, 'Custom::S3AutoDeleteObjects')).toHaveLength(2)
  })

  it('uses OpenFreeMap without a key, and allows its host', () => {
    expect(allOf(template, 'AWS::Location::APIKey')).toEqual([])
    expect(configOf(template)).toContain('https://tiles.openfreemap.org/styles/liberty')
    expect(headerPolicies(template)).toContain('https://tiles.openfreemap.org')
    expect(headerPolicies(template)).not.toContain('maps.geo.')
  })

  it('sends its alarms to alarmEmail', () => {
    expect(
      allOf(template, 'AWS::SNS::Subscription').map(({ Properties }) => [
        Properties.Protocol,
        Properties.Endpoint,
      ]),
    ).toEqual([['email', 'alarms@example.com']])
  })

  it('has an alarm for positions that wait in the stream too long', () => {
    const late = allOf(template, 'AWS::CloudWatch::Alarm').filter(({ Properties }) =>
      JSON.stringify(Properties).includes('IteratorAge'),
    )
    expect(late.map(({ Properties }) => Properties.Threshold)).toEqual([300_000])
  })

  it('has a custom domain, with records in the hosted zone', () => {
    const [distribution] = allOf(template, 'AWS::CloudFront::Distribution')
    expect(distribution?.Properties.DistributionConfig).toMatchObject({
      Aliases: ['vectra.example.com'],
      ViewerCertificate: { AcmCertificateArn: DOMAIN.certificateArn, MinimumProtocolVersion: 'TLSv1.2_2021' },
    })
    expect(configOf(template)).toContain('https://vectra.example.com/api')
    const records = allOf(template, 'AWS::Route53::RecordSet').map(({ Properties }) => [
      Properties.Name,
      Properties.Type,
    ])
    expect(records.toSorted()).toEqual([
      ['vectra.example.com.', 'A'],
      ['vectra.example.com.', 'AAAA'],
    ])
  })

  it('uses Cognito’s hosted login: pages may connect to it, and it redirects back to the site', () => {
    const host = 'vectra-example.auth.",{"Ref":"AWS::Region"},".amazoncognito.com'
    expect(headerPolicies(template)).toMatch(/connect-src 'self'[^;]* https:\/\/vectra-example\.auth\./)
    expect(headerPolicies(template)).toContain(host)
    expect(configOf(template).replaceAll('\\', '')).toContain(`"hostedLoginDomain":"${host}`)
    expect(allOf(template, 'AWS::Cognito::UserPoolDomain')[0]?.Properties.Domain).toBe('vectra-example')
    const [client] = allOf(template, 'AWS::Cognito::UserPoolClient')
    expect(client?.Properties).toMatchObject({
      AllowedOAuthFlowsUserPoolClient: true,
      AllowedOAuthFlows: ['code'],
      AllowedOAuthScopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
      CallbackURLs: ['https://vectra.example.com/callback'],
      LogoutURLs: ['https://vectra.example.com/'],
    })
    expect(circularDependency(template.toJSON().Resources)).toBeNull()
  })

  it('is tagged as a trial', () => {
    const [bucket] = allOf(template, 'AWS::S3::Bucket')
    expect(Tagged.parse(bucket?.Properties).Tags).toContainEqual({ Key: 'Stage', Value: 'trial' })
  })
})

describe('context values', () => {
  const stackWith = (context: Record<string, string>) => new Stack(new App({ context }))

  it('are all documented', () => {
    const manual = readFileSync('docs/deploy.md', 'utf8')
    for (const name of CONTEXT_VALUES) expect(manual).toMatch(new RegExp(`\\| .*\`${name}[=\`]`))
  })

  it('are refused when unknown, with a list of the known ones', () => {
    expect(() => refuseUnknownContext(stackWith({ alarmMail: 'you@example.com' }))).toThrow(
      /Unknown context value: -c alarmMail\. Known values are alarmEmail, .*docs\/deploy\.md/,
    )
    const known = Object.fromEntries(CONTEXT_VALUES.map((name) => [name, 'x']))
    refuseUnknownContext(
      stackWith({ ...known, '@aws-cdk/core:x': 'true', 'aws:cdk:version-reporting': 'true' }),
    )
  })

  it('make a trial only with ephemeral=true', () => {
    const isTrial = (ephemeral: string) => isEphemeral(stackWith({ ephemeral }))
    expect([isEphemeral(stackWith({})), isTrial('true'), isTrial('false')]).toEqual([false, true, false])
    expect(() => isTrial('yes')).toThrow(/ephemeral=true/)
  })
})

describe('a custom domain', () => {
  it('needs a certificate in us-east-1', () => {
    const domainWith = (context: Record<string, string>) => customDomain(new Stack(new App({ context })))
    expect(domainWith({})).toBeNull()
    expect(domainWith(DOMAIN)?.name).toBe('vectra.example.com')
    for (const certificateArn of ['', 'arn:aws:acm:eu-west-1:123456789012:certificate/1'])
      expect(() => domainWith({ ...DOMAIN, certificateArn })).toThrow(/needs certificateArn.*us-east-1/)
  })

  it('is required by Cognito’s hosted login, which redirects back to it', () => {
    const loginWith = (context: Record<string, string>) => hostedLogin(new Stack(new App({ context })))
    expect(loginWith(DOMAIN)).toBeNull()
    expect(loginWith({ ...DOMAIN, hostedLogin: 'vectra-example' })).toEqual({
      prefix: 'vectra-example',
      siteUrl: 'https://vectra.example.com',
    })
    expect(() => loginWith({ hostedLogin: 'vectra-example' })).toThrow(/needs domainName/)
  })
})

it('an unknown map provider is refused', () => {
  expect(() => mapService(new Stack(new App({ context: { maps: 'google' } })))).toThrow(/maps=openfreemap/)
})
