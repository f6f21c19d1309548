import { describe, expect, it } from 'vitest'
import type { CallContext } from './conditions.ts'
import { decideAccess } from './judge.ts'
import { Statement } from './statement.ts'

const TABLE = 'arn:aws:dynamodb:us-east-1:000000000000:table/Shares'

const aStatement = (changes: object = {}) =>
  Statement.parse({ Effect: 'Allow', Action: 'dynamodb:GetItem', Resource: TABLE, ...changes })

function allows(
  statements: Statement[],
  action = 'dynamodb:GetItem',
  resource = TABLE,
  context: CallContext = {},
) {
  return decideAccess(statements, { action, resource, context }).allowed
}

describe('T105 a role', () => {
  it('allows what a statement names and nothing else', () => {
    expect(allows([aStatement()])).toBe(true)
    expect(allows([aStatement()], 'dynamodb:GetItems')).toBe(false)
    expect(allows([aStatement()], 'dynamodb:GetItem', `${TABLE}2`)).toBe(false)
    expect(allows([aStatement()], 'dynamodb:GetItem', `${TABLE}/index/byLink`)).toBe(false)
    expect(allows([])).toBe(false)
  })

  it('returns the resource pattern that allows the call', () => {
    const both = aStatement({ Resource: [TABLE, `${TABLE}/index/*`] })
    const right = { action: 'dynamodb:GetItem', resource: `${TABLE}/index/byLink`, context: {} }
    expect(decideAccess([both], right)).toEqual({ allowed: true, grant: `${TABLE}/index/*` })
  })

  it('matches * and ? within a part of an ARN', () => {
    expect(allows([aStatement({ Resource: '*' })])).toBe(true)
    expect(allows([aStatement({ Resource: TABLE.replace('Shares', 'S*') })])).toBe(true)
    expect(allows([aStatement({ Resource: TABLE.replace('Shares', 'Share?') })])).toBe(true)
    expect(allows([aStatement({ Resource: TABLE.replace('Shares', 'Shares?') })])).toBe(false)
    expect(allows([aStatement({ Resource: 'arn:aws:dynamodb:*' })])).toBe(false)
    expect(allows([aStatement({ Resource: TABLE.replace('us-east-1', '*') })])).toBe(true)
  })

  it('ignores the case of actions, and not of resources', () => {
    expect(allows([aStatement({ Action: 'DynamoDB:getitem' })])).toBe(true)
    expect(allows([aStatement({ Resource: TABLE.toLowerCase() })])).toBe(false)
  })

  it('refuses what it explicitly denies, even if another statement allows it', () => {
    const deny = aStatement({ Effect: 'Deny' })
    const right = { action: 'dynamodb:GetItem', resource: TABLE, context: {} }
    expect(decideAccess([aStatement(), deny], right)).toEqual({ allowed: false, because: 'explicit-deny' })
    expect(allows([aStatement(), aStatement({ Effect: 'Deny', Action: 'dynamodb:PutItem' })])).toBe(true)
  })
})

describe('T108 a condition', () => {
  const key = 'dynamodb:EnclosingOperation'
  const given = { [key]: ['TransactWriteItems'] }
  const other = { [key]: ['TransactWriteItems', 'Other'] }
  const holds = (Condition: object, context: CallContext) =>
    allows([aStatement({ Condition })], 'dynamodb:GetItem', TABLE, context)

  it.each([
    ['StringEquals', 'TransactWriteItems', true, false],
    ['StringEquals', 'transactwriteitems', false, false],
    ['StringLike', 'Transact*', true, false],
    ['StringNotEquals', 'TransactWriteItems', false, true],
    ['StringNotLike', 'Batch*', true, true],
    ['ForAnyValue:StringEquals', 'TransactWriteItems', true, false],
    ['ForAllValues:StringEquals', 'TransactWriteItems', true, true],
    ['Null', 'false', true, false],
    ['Null', 'true', false, true],
    ['Bool', 'TRANSACTWRITEITEMS', true, false],
  ])('%s %s holds as on AWS, for a value and for a missing key', (operator, value, present, missing) => {
    expect(holds({ [operator]: { [key]: value } }, given)).toBe(present)
    expect(holds({ [operator]: { [key]: value } }, {})).toBe(missing)
  })

  it('applies to each value of a key', () => {
    const value = { [key]: 'TransactWriteItems' }
    expect(holds({ 'ForAllValues:StringEquals': value }, other)).toBe(false)
    expect(holds({ 'ForAnyValue:StringEquals': value }, other)).toBe(true)
    expect(holds({ 'ForAnyValue:StringNotEquals': value }, other)).toBe(true)
    expect(holds({ 'ForAllValues:StringNotEquals': value }, other)).toBe(false)
  })

  it('must hold together with all others: with Null, a missing key does not satisfy ForAllValues', () => {
    const Condition = { 'ForAllValues:StringLike': { [key]: 'Transact*' }, Null: { [key]: 'false' } }
    expect(holds(Condition, given)).toBe(true)
    expect(holds(Condition, {})).toBe(false)
  })
})

describe('T105 an unsupported element of a policy is an error', () => {
  it.each([
    [{ NotAction: 'dynamodb:GetItem' }],
    [{ NotResource: TABLE }],
    [{ Principal: '*' }],
    [{ Resource: `${TABLE}/$\{aws:username}` }],
    [{ Condition: { DateLessThan: { 'aws:CurrentTime': '2026-01-01T00:00:00Z' } } }],
    [{ Condition: { StringEqualsIfExists: { 'aws:SourceVpc': 'vpc' } } }],
  ])('%o', (changes) => {
    expect(() => aStatement(changes)).toThrow()
  })

  it('a condition on an unsupported key', () => {
    const onKey = aStatement({ Condition: { StringEquals: { 'aws:SourceVpc': 'vpc' } } })
    expect(() => allows([onKey])).toThrow('aws:SourceVpc')
  })
})
