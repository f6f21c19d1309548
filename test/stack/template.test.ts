import type { Template } from 'aws-cdk-lib/assertions'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { unsupportedResources } from '../../bin/local/stack/supported-resources.ts'
import { Template as LocalTemplate } from '../../bin/local/stack/template.ts'
import { api } from '../../shared/api.ts'
import { type RouteSpec, routeKey } from '../../shared/http/route.ts'
import { aTemplate, SYNTH_TIMEOUT_MS } from '../make/local/a-stack.ts'
import { circleIn } from './circle.ts'

const Route = z.object({
  RouteKey: z.string(),
  AuthorizationType: z.string(),
  AuthorizationScopes: z.array(z.string()).default([]),
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

const Door = z.object({
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

const routesOfContract: RouteSpec[] = Object.values(api).flatMap((routes) => Object.values<RouteSpec>(routes))

describe('the template', () => {
  let template: Template
  beforeAll(async () => {
    template = await aTemplate()
  }, SYNTH_TIMEOUT_MS)

  const resources = (type: string) => Object.values(template.findResources(type)).map((one) => one.Properties)
  const routes = () => z.array(Route).parse(resources('AWS::ApiGatewayV2::Route'))

  it('has exactly the routes of the contract', () => {
    expect(
      routes()
        .map((route) => route.RouteKey)
        .toSorted(),
    ).toEqual(routesOfContract.map(routeKey).toSorted())
  })

  it('T08 has no route without the authorizer but those listed', () => {
    const open = routes().filter((route) => route.AuthorizationType !== 'JWT')
    expect(open.map((route) => route.RouteKey).toSorted()).toEqual([
      'GET /vectra/public/share/{token}',
      'GET /vectra/public/share/{token}/location',
    ])
  })

  it('T02 asks a scope of every route behind the authorizer, so that an id token does not pass', () => {
    for (const route of routes())
      expect(route.AuthorizationScopes, route.RouteKey).toEqual(
        route.AuthorizationType === 'JWT' ? ['aws.cognito.signin.user.admin'] : [],
      )
  })

  it('keeps every table: point-in-time recovery, deletion protection, on demand', () => {
    const tables = z.array(Table).parse(resources('AWS::DynamoDB::GlobalTable'))
    expect(tables.length).toBe(7)
    for (const table of tables) {
      expect(table.BillingMode).toBe('PAY_PER_REQUEST')
      for (const replica of table.Replicas) {
        expect(replica.PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled).toBe(true)
        expect(replica.DeletionProtectionEnabled).toBe(true)
      }
    }
  })

  it('passes every telemetry message and answer on as it came, with a way out for what fails', () => {
    const rules = resources('AWS::IoT::TopicRule')
    expect(rules.length).toBe(4)
    for (const rule of rules) {
      expect(rule.TopicRulePayload.AwsIotSqlVersion).toBe('2016-03-23')
      expect(rule.TopicRulePayload.Sql).toMatch(/^SELECT encode\(\*, 'base64'\) AS body, topic\(\) AS topic/)
      expect(rule.TopicRulePayload.ErrorAction.Sqs).toBeDefined()
      expect(rule.RuleName).toMatch(/^[A-Za-z0-9_]+$/)
    }
    const [invoke] = resources('AWS::Lambda::EventInvokeConfig')
    expect(invoke?.DestinationConfig.OnFailure.Destination).toBeDefined()
  })

  it('T23 has a door for trackers and one for browsers, behind the one authorizer', () => {
    const doors = z.array(Door).parse(resources('AWS::IoT::DomainConfiguration'))
    expect(doors.map((door) => door.ApplicationProtocol).toSorted()).toEqual(['MQTT_WSS', 'SECURE_MQTT'])
    for (const door of doors) {
      expect(door.AuthenticationType).toBe('CUSTOM_AUTH')
      expect(door.AuthorizerConfig.AllowAuthorizerOverride).toBe(false)
    }
    const [one, other] = doors.map((door) => JSON.stringify(door.AuthorizerConfig.DefaultAuthorizerName))
    expect(one).toBe(other)
    expect(resources('AWS::IoT::Authorizer')).toHaveLength(1)
  })

  it('T23 T61 asks AWS for the host name of each door, and tells it to trackers, pages and the operator', () => {
    const doors = template.findResources('AWS::IoT::DomainConfiguration')
    const hosts = Object.entries(template.findResources('Custom::AWS'))
      .map(([id, one]) => ({ id, asked: JSON.stringify(one.Properties.Create) }))
      .filter(({ asked }) => asked.includes('describeDomainConfiguration'))
    for (const door of Object.keys(doors))
      expect(hosts.filter(({ asked }) => asked.includes(`{"Ref":"${door}"}`))).toHaveLength(1)
    const outputs = template.findOutputs('*')
    const named = (output: string, door: string) => {
      const { id } = hosts.find((host) => host.id.startsWith(door)) ?? { id: '' }
      const said = Object.entries(outputs).find(([name]) => name.startsWith(output))
      return JSON.stringify(said).replaceAll('\\', '').includes(`"Fn::GetAtt":["${id}","domainName"]`)
    }
    expect(named('SiteConfig', 'TrackerEndpoint')).toBe(true)
    expect(named('SiteConfig', 'Live')).toBe(true)
    expect(named('StackOutputs', 'TrackerEndpoint')).toBe(true)
  })

  it('T107 has one policy for trackers with a certificate, which the operator is told', () => {
    const [policy, ...more] = Object.keys(template.findResources('AWS::IoT::Policy'))
    expect(more).toEqual([])
    expect(JSON.stringify(template.findOutputs('StackOutputs'))).toContain(policy)
  })

  it('T107 lets functions publish to trackers’ commands and to open views, and nowhere else', () => {
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

  it('T58 lets functions read the log of commands and append to it, and nothing else', () => {
    const [logTable] = Object.keys(template.findResources('AWS::DynamoDB::GlobalTable')).filter((id) =>
      id.startsWith('TablesCommands'),
    )
    const actions = z
      .array(Policy)
      .parse(resources('AWS::IAM::Policy'))
      .flatMap((policy) => policy.PolicyDocument.Statement)
      .filter(({ Resource }) => JSON.stringify(Resource).includes(`"${logTable}"`))
      .flatMap(({ Action }) => Action)
    expect(new Set(actions)).toEqual(new Set(['dynamodb:PutItem', 'dynamodb:Query']))
  })

  it('T117 lets pages connect to the browsers’ door, which config.json names', () => {
    const policies = resources('AWS::CloudFront::ResponseHeadersPolicy')
    expect(policies).toHaveLength(2)
    const outputs = template.findOutputs('*')
    const config = Object.entries(outputs).find(([name]) => name.startsWith('SiteConfig'))
    const host = /wss:\/\/",(\{"Fn::GetAtt":\["Live[^\]]+\]\})/
    for (const headers of policies) expect(JSON.stringify(headers)).toMatch(host)
    expect(JSON.stringify(config).replaceAll('\\', '')).toMatch(host)
  })

  it('T35 T36 lets the function of shares alone read the secret of the links, which is made up on deployment', () => {
    const [secret] = resources('AWS::SecretsManager::Secret').filter(({ Description }) =>
      Description.includes('share links'),
    )
    expect(secret?.GenerateSecretString.PasswordLength).toBeGreaterThanOrEqual(32)
    expect(secret?.SecretString).toBeUndefined()
    const readers = z
      .array(Policy.extend({ Roles: z.unknown() }))
      .parse(resources('AWS::IAM::Policy'))
      .filter((policy) => JSON.stringify(policy.PolicyDocument).includes('secretsmanager:'))
    expect(readers).toHaveLength(1)
    expect(JSON.stringify(readers[0]?.Roles)).toContain('ApiShares')
  })

  it('SHR-6 tells the function of shares the address of the site', () => {
    const told = Object.entries(template.findResources('AWS::Lambda::Function'))
      .filter(([, one]) => 'SITE_URL' in (one.Properties.Environment?.Variables ?? {}))
      .map(([id, one]) => [id.startsWith('ApiShares'), JSON.stringify(one.Properties.Environment)] as const)
    expect(told).toEqual([[true, expect.stringMatching(/"https:\/\/",\{"Fn::GetAtt":\["SiteDistribution/)]])
  })

  it('can be deployed: no resource needs one that needs it', () => {
    expect(circleIn(template.toJSON().Resources)).toBeNull()
  })

  it('names no testing mode: that is a value of the local run', () => {
    expect(JSON.stringify(template.toJSON())).not.toContain('TESTING_MODE')
  })

  it('holds nothing that the local run neither starts nor knowingly leaves out', () => {
    expect(unsupportedResources(LocalTemplate.parse(template.toJSON()))).toEqual([])
  })

  it('stays under 200 resources', () => {
    expect(Object.keys(template.toJSON().Resources).length).toBeLessThan(200)
  })
})
