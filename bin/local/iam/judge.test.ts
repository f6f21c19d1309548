import { describe, expect, it } from 'vitest'
import type { CallContext } from './conditions.ts'
import { decideAccess } from './judge.ts'
import { Statement } from './statement.ts'

const TABLE = 'arn:aws:dynamodb:us-east-1:000000000000:table/Shares'

const aStatement = (changes: object = {}) =>
  Statement.parse({ Effect: 'Allow', Action: 'dynamodb:GetItem', Resource: TABLE, ...changes })

function may(
  statements: Statement[],
  action = 'dynamodb:GetItem',
  resource = TABLE,
  context: CallContext = {},
) {
  return decideAccess(statements, { action, resource, context }).allowed
}

describe('T105 a role', () => {
  it('allows what a statement names and nothing else', () => {
    expect(may([aStatement()])).toBe(true)
    expect(may([aStatement()], 'dynamodb:GetItems')).toBe(false)
    expect(may([aStatement()], 'dynamodb:GetItem', `${TABLE}2`)).toBe(false)
    expect(may([aStatement()], 'dynamodb:GetItem', `${TABLE}/index/byLink`)).toBe(false)
    expect(may([])).toBe(false)
  })

  it('says by which resource of a statement it allows', () => {
    const both = aStatement({ Resource: [TABLE, `${TABLE}/index/*`] })
    const asked = { action: 'dynamodb:GetItem', resource: `${TABLE}/index/byLink`, context: {} }
    expect(decideAccess([both], asked)).toEqual({ allowed: true, grant: `${TABLE}/index/*` })
  })

  it('takes * for anything and ? for one character, within a part of an ARN', () => {
    expect(may([aStatement({ Resource: '*' })])).toBe(true)
    expect(may([aStatement({ Resource: TABLE.replace('Shares', 'S*') })])).toBe(true)
    expect(may([aStatement({ Resource: TABLE.replace('Shares', 'Share?') })])).toBe(true)
    expect(may([aStatement({ Resource: TABLE.replace('Shares', 'Shares?') })])).toBe(false)
    expect(may([aStatement({ Resource: 'arn:aws:dynamodb:*' })])).toBe(false)
    expect(may([aStatement({ Resource: TABLE.replace('us-east-1', '*') })])).toBe(true)
  })

  it('takes letters of an action as they come, and of a resource as they are', () => {
    expect(may([aStatement({ Action: 'DynamoDB:getitem' })])).toBe(true)
    expect(may([aStatement({ Resource: TABLE.toLowerCase() })])).toBe(false)
  })

  it('refuses what it denies, whatever else allows it', () => {
    const deny = aStatement({ Effect: 'Deny' })
    const asked = { action: 'dynamodb:GetItem', resource: TABLE, context: {} }
    expect(decideAccess([aStatement(), deny], asked)).toEqual({ allowed: false, because: 'explicit-deny' })
    expect(may([aStatement(), aStatement({ Effect: 'Deny', Action: 'dynamodb:PutItem' })])).toBe(true)
  })
})

describe('T108 a condition', () => {
  const key = 'dynamodb:EnclosingOperation'
  const given = { [key]: ['TransactWriteItems'] }
  const other = { [key]: ['TransactWriteItems', 'Other'] }
  const holds = (Condition: object, context: CallContext) =>
    may([aStatement({ Condition })], 'dynamodb:GetItem', TABLE, context)

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
  ])(
    '%s %s holds as on AWS, for a value and for a key that is missing',
    (operator, value, present, missing) => {
      expect(holds({ [operator]: { [key]: value } }, given)).toBe(present)
      expect(holds({ [operator]: { [key]: value } }, {})).toBe(missing)
    },
  )

  it('is asked of each value of a key', () => {
    const value = { [key]: 'TransactWriteItems' }
    expect(holds({ 'ForAllValues:StringEquals': value }, other)).toBe(false)
    expect(holds({ 'ForAnyValue:StringEquals': value }, other)).toBe(true)
    expect(holds({ 'ForAnyValue:StringNotEquals': value }, other)).toBe(true)
    expect(holds({ 'ForAllValues:StringNotEquals': value }, other)).toBe(false)
  })

  it('must hold beside all others: with Null, a missing key does not pass ForAllValues', () => {
    const Condition = { 'ForAllValues:StringLike': { [key]: 'Transact*' }, Null: { [key]: 'false' } }
    expect(holds(Condition, given)).toBe(true)
    expect(holds(Condition, {})).toBe(false)
  })
})

describe('T105 what cannot be judged is an error', () => {
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

  it('a condition on a key that is not known here', () => {
    const onKey = aStatement({ Condition: { StringEquals: { 'aws:SourceVpc': 'vpc' } } })
    expect(() => may([onKey])).toThrow('aws:SourceVpc')
  })
})
