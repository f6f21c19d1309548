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

/** Resources that stand for more than one, and why a function has them. */
const WILDCARDS: Record<string, RegExp> = {
  'traces have no resource': /^xray:\w+ \*$/,
  'the indexes of a table, which are granted with it':
    /^dynamodb:\w+ arn:aws:dynamodb:[\w:-]+:table\/\w+\/index\/\*$/,
  'the open views of whichever account has a new position':
    /^iot:Publish arn:aws:iot:[\w:-]+:topic\/vectra\/live\/\*$/,
  'the commands of whichever tracker is due':
    /^iot:Publish arn:aws:iot:[\w:-]+:topic\/(vectra\/trackers|teltonika)\/\*\/commands$/,
  'the connection of whichever tracker gets a new password, or is asked about':
    /^iot:(Delete|Get)Connection arn:aws:iot:[\w:-]+:client\/\*$/,
}

describe('the roles of the template', () => {
  let template: Template
  let functions: StackFunction[]
  let granted: Granted[]
  beforeAll(async () => {
    const made = await withBuildLock(async () => {
      await buildFunctions()
      if (!existsSync('dist/web/assets')) {
        mkdirSync('dist/web/assets', { recursive: true })
        writeFileSync('dist/web/assets/.keep', '')
      }
      return synthesize(join(mkdtempSync(join(tmpdir(), 'vectra-rights-')), 'cdk.out'))
    })
    template = made.template
    functions = readStack(template, made.assets, localNames(template)).functions
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

  it('T106 name each resource, or say why they cannot', () => {
    const reasons = Object.entries(WILDCARDS)
    const wild = granted
      .filter(({ resource }) => /[*?]/.test(resource))
      .map(({ action, resource }) => `${action} ${resource}`)
    expect(wild.filter((one) => !reasons.some(([, pattern]) => pattern.test(one)))).toEqual([])
    expect(reasons.filter(([, pattern]) => !wild.some((one) => pattern.test(one)))).toEqual([])
  })

  it('T106 refuse each function what is granted to others only', () => {
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
    'dynamodb:Scan',
    'dynamodb:BatchWriteItem',
    'dynamodb:DeleteTable',
    'dynamodb:UpdateTable',
    'dynamodb:UpdateTimeToLive',
    'dynamodb:ExportTableToPointInTime',
    'iot:AttachPolicy',
    'iot:RetainPublish',
    'lambda:InvokeFunction',
    'secretsmanager:PutSecretValue',
    'sts:AssumeRole',
  ])('T106 allow nobody %s', (action) => {
    for (const { logicalId } of functions)
      for (const resource of resources()) expect(allows(logicalId, action, resource), logicalId).toBe(false)
  })

  it('T108 compare by ForAllValues only where something asks for the key as well', () => {
    expect(loneForAllValues(template)).toEqual([])
  })
})

describe('T108 a condition by ForAllValues', () => {
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
  ])('%o leaves alone %o', (Condition, lone) => {
    expect(loneForAllValues({ Resources: { Role: { Policies: [statement(Condition)] } } })).toEqual(lone)
  })
})
