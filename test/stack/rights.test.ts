import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildFunctions } from '../../bin/local/build/build-functions.ts'
import { withBuildLock } from '../../bin/local/build/build-lock.ts'
import { decideAccess } from '../../bin/local/iam/judge.ts'
import { localNames } from '../../bin/local/stack/local-names.ts'
import { readStack, type StackFunction } from '../../bin/local/stack/read-stack.ts'
import { synthesize } from '../../bin/local/stack/synthesize.ts'
import type { Template } from '../../bin/local/stack/template.ts'
import { type Granted, grantedBy } from '../rights/granted.ts'
import { loneForAllValues } from '../rights/lone-for-all-values.ts'

/** Resources with a wildcard, by the reason why a function needs it. */
const WILDCARDS: Record<string, RegExp> = {
  'X-Ray has no resource-level permissions': /^xray:\w+ \*$/,
  'CloudWatch has no resource-level permissions for metrics': /^cloudwatch:GetMetricData \*$/,
  'a text to a phone number has no resource, and topics are denied': /^sns:Publish \*$/,
  'the indexes of a table are granted with it':
    /^dynamodb:\w+ arn:aws:dynamodb:[\w:-]+:table\/\w+\/index\/\*$/,
  'a new position is pushed to the open pages of any account':
    /^iot:Publish arn:aws:iot:[\w:-]+:topic\/vectra\/live\/\*$/,
  'a command can be for any tracker':
    /^iot:Publish arn:aws:iot:[\w:-]+:topic\/(vectra\/trackers|teltonika)\/\*\/commands$/,
  'new credentials and diagnostics concern the connection of any tracker':
    /^iot:(Delete|Get)Connection arn:aws:iot:[\w:-]+:client\/\*$/,
  'alarms are listed by the beginning of their names, for which CloudWatch requires the right to all':
    /^cloudwatch:DescribeAlarms arn:aws:cloudwatch:[\w:-]+:alarm:\*$/,
  'the private files of accounts are in one bucket':
    /^s3:(GetObject|PutObject|DeleteObject|AbortMultipartUpload) arn:aws:s3:::PrivateFiles\w+\/(exports|reports)\/\*$/,
}

describe('the roles of functions', () => {
  let template: Template
  let functions: StackFunction[]
  let granted: Granted[]
  beforeAll(async () => {
    const synthesized = await withBuildLock(async () => {
      await buildFunctions()
      if (!existsSync('dist/web/assets')) {
        mkdirSync('dist/web/assets', { recursive: true })
        writeFileSync('dist/web/assets/.keep', '')
      }
      return synthesize(join(mkdtempSync(join(tmpdir(), 'vectra-rights-')), 'cdk.out'))
    })
    template = synthesized.template
    functions = readStack(template, synthesized.assets, localNames(template)).functions
    granted = functions.flatMap(({ logicalId, role }) => grantedBy(logicalId, role))
  }, 120_000)

  const allows = (functionId: string, action: string, resource: string) => {
    const role = functions.find(({ logicalId }) => logicalId === functionId)?.role ?? []
    return decideAccess(role, { action, resource, context: {} }).allowed
  }
  const resources = () => [...new Set(granted.map(({ resource }) => resource.replaceAll('*', 'one')))]

  it('T106 name every action in full', () => {
    expect(granted.length).toBeGreaterThan(100)
    expect(granted.filter(({ action }) => /[*?]/.test(action))).toEqual([])
  })

  it('T106 are those of the list, so that a review sees what a change allows', async () => {
    const rights = granted.map(({ functionId, action, resource }) => `${functionId} ${action} ${resource}`)
    await expect(`${rights.toSorted().join('\n')}\n`).toMatchFileSnapshot('rights.txt')
  })

  it('T106 name each resource, or have a reason for a wildcard', () => {
    const reasons = Object.entries(WILDCARDS)
    const wildcards = granted
      .filter(({ resource }) => /[*?]/.test(resource))
      .map(({ action, resource }) => `${action} ${resource}`)
    expect(wildcards.filter((one) => !reasons.some(([, pattern]) => pattern.test(one)))).toEqual([])
    expect(reasons.filter(([, pattern]) => !wildcards.some((one) => pattern.test(one)))).toEqual([])
  })

  it('T106 refuse a function what is granted only to others', () => {
    let refused = 0
    for (const { action, resource } of granted) {
      const one = resource.replaceAll('*', 'one')
      for (const { logicalId } of functions) {
        const own = granted.some(
          (right) => right.functionId === logicalId && right.action === action && right.resource === resource,
        )
        expect(allows(logicalId, action, one), `${logicalId} ${action} ${one}`).toBe(own)
        if (!own) refused++
      }
    }
    expect(refused).toBeGreaterThan(granted.length)
  })

  it.each([
    'dynamodb:DeleteTable',
    'dynamodb:UpdateTable',
    'dynamodb:UpdateTimeToLive',
    'dynamodb:ExportTableToPointInTime',
    'iot:AttachPolicy',
    'iot:RetainPublish',
    'secretsmanager:PutSecretValue',
    'sts:AssumeRole',
  ])('T106 allow no function %s', (action) => {
    for (const { logicalId } of functions)
      for (const resource of resources()) expect(allows(logicalId, action, resource), logicalId).toBe(false)
  })

  it('T106 allow only the console to invoke a function, and only that which stores messages', () => {
    const invocations = granted.filter(({ action }) => action === 'lambda:InvokeFunction')
    expect(invocations).toEqual([
      {
        functionId: expect.stringMatching(/^ApiOperator/),
        action: 'lambda:InvokeFunction',
        resource: expect.stringMatching(/:function:TelemetryIngest\w+$/),
      },
    ])
  })

  it.each([
    ['dynamodb:Scan', /TablesDevices/],
    ['dynamodb:BatchWriteItem', /TablesUsage/],
  ])(
    'T106 allow %s only the function that deletes accounts, and the one that counts usage for one table',
    (action, ofUsage) => {
      const allowed = functions.flatMap(({ logicalId }) =>
        resources()
          .filter((resource) => allows(logicalId, action, resource))
          .map((resource) => ({ logicalId, resource })),
      )
      const others = allowed.filter(({ logicalId }) => !logicalId.startsWith('AccountJobs'))
      expect(others.map(({ logicalId }) => logicalId)).toEqual([expect.stringMatching(/^DueWorkUsage/)])
      expect(others.map(({ resource }) => resource)).toEqual([expect.stringMatching(ofUsage)])
      expect(allowed.length).toBeGreaterThan(others.length)
    },
  )

  it('T108 use ForAllValues only together with a condition that requires the key', () => {
    expect(loneForAllValues(template)).toEqual([])
  })
})

describe('T108 ForAllValues', () => {
  const key = 'dynamodb:LeadingKeys'
  const statement = (Condition: object) => ({ Statement: [{ Effect: 'Allow', Condition }] })
  const forAll = { 'ForAllValues:StringLike': { [key]: ['a'] } }

  it.each([
    [forAll, [key]],
    [{ ...forAll, Null: { [key]: 'true' } }, [key]],
    [{ ...forAll, Null: { other: 'false' } }, [key]],
    [{ ...forAll, StringLike: { [key]: '*' } }, [key]],
    [{ ...forAll, Null: { [key]: 'false' } }, []],
    [{ ...forAll, Null: { [key]: false } }, []],
    [{ ...forAll, StringEquals: { [key]: 'a' } }, []],
    [{ 'ForAnyValue:StringLike': { [key]: ['a'] } }, []],
  ])('in %o has unguarded keys %o', (Condition, lone) => {
    expect(loneForAllValues({ Resources: { Role: { Policies: [statement(Condition)] } } })).toEqual(lone)
  })
})
