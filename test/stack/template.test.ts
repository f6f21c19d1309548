import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { buildFunctions } from '../../bin/local/build-functions.ts'
import { withBuildLock } from '../../bin/local/build-lock.ts'
import { unknownResources } from '../../bin/local/known-resources.ts'
import { Template as LocalTemplate } from '../../bin/local/template.ts'
import { VectraStack } from '../../lib/vectra-stack.ts'
import { api } from '../../shared/api.ts'
import { type RouteSpec, routeKey } from '../../shared/http/route.ts'

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

const routesOfContract: RouteSpec[] = Object.values(api).flatMap((routes) => Object.values<RouteSpec>(routes))

describe('the template', () => {
  let template: Template
  beforeAll(async () => {
    await withBuildLock(async () => {
      await buildFunctions()
      if (!existsSync('dist/web/assets')) {
        mkdirSync('dist/web/assets', { recursive: true })
        writeFileSync('dist/web/assets/.keep', '')
      }
    })
    const app = new App({ outdir: mkdtempSync(join(tmpdir(), 'vectra-synth-')) })
    template = Template.fromStack(new VectraStack(app, 'Vectra'))
  }, 120_000)

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
    expect(open.map((route) => route.RouteKey)).toEqual([])
  })

  it('T02 asks a scope of every route behind the authorizer, so that an id token does not pass', () => {
    for (const route of routes()) expect(route.AuthorizationScopes).toEqual(['aws.cognito.signin.user.admin'])
  })

  it('keeps every table: point-in-time recovery, deletion protection, on demand', () => {
    const tables = z.array(Table).parse(resources('AWS::DynamoDB::GlobalTable'))
    expect(tables.length).toBe(5)
    for (const table of tables) {
      expect(table.BillingMode).toBe('PAY_PER_REQUEST')
      for (const replica of table.Replicas) {
        expect(replica.PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled).toBe(true)
        expect(replica.DeletionProtectionEnabled).toBe(true)
      }
    }
  })

  it('passes every telemetry message on as it came, with a way out for what fails', () => {
    const rules = resources('AWS::IoT::TopicRule')
    expect(rules.length).toBe(2)
    for (const rule of rules) {
      expect(rule.TopicRulePayload.AwsIotSqlVersion).toBe('2016-03-23')
      expect(rule.TopicRulePayload.Sql).toMatch(/^SELECT encode\(\*, 'base64'\) AS body, topic\(\) AS topic/)
      expect(rule.TopicRulePayload.ErrorAction.Sqs).toBeDefined()
      expect(rule.RuleName).toMatch(/^[A-Za-z0-9_]+$/)
    }
    const [invoke] = resources('AWS::Lambda::EventInvokeConfig')
    expect(invoke?.DestinationConfig.OnFailure.Destination).toBeDefined()
  })

  it('names no testing mode: that is a value of the local run', () => {
    expect(JSON.stringify(template.toJSON())).not.toContain('TESTING_MODE')
  })

  it('holds nothing that the local run neither starts nor knowingly leaves out', () => {
    expect(unknownResources(LocalTemplate.parse(template.toJSON()))).toEqual([])
  })

  it('stays under 200 resources', () => {
    expect(Object.keys(template.toJSON().Resources).length).toBeLessThan(200)
  })
})
