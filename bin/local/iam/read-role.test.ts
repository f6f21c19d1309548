import { describe, expect, it } from 'vitest'
import { localNames } from '../stack/local-names.ts'
import { Template } from '../stack/template.ts'
import { readRole } from './read-role.ts'

const TABLE = 'arn:aws:dynamodb:us-east-1:000000000000:table/Devices'

const allow = (Action: string, more: object = {}) => ({
  Version: '2012-10-17',
  Statement: [{ Effect: 'Allow', Action, Resource: { 'Fn::GetAtt': ['Devices', 'Arn'] }, ...more }],
})

const attached = (Type: string, role: string, PolicyDocument: object) => ({
  Type,
  Properties: { PolicyDocument, Roles: [{ Ref: role }] },
})

function roleOf(role: object, more: object = {}) {
  const template = Template.parse({
    Resources: {
      Devices: { Type: 'AWS::DynamoDB::GlobalTable' },
      Looker: {
        Type: 'AWS::Lambda::Function',
        Properties: { Role: { 'Fn::GetAtt': ['LookerRole', 'Arn'] } },
      },
      LookerRole: { Type: 'AWS::IAM::Role', Properties: role },
      ...more,
    },
  })
  return readRole(template, localNames(template), 'Looker')
}

describe('T105 the role of a function', () => {
  it('has its inline and attached policies, and none of another role', () => {
    const role = roleOf(
      { Policies: [{ PolicyName: 'inline', PolicyDocument: allow('dynamodb:GetItem') }] },
      {
        Own: attached('AWS::IAM::Policy', 'LookerRole', allow('dynamodb:Query')),
        Managed: attached('AWS::IAM::ManagedPolicy', 'LookerRole', allow('dynamodb:Scan')),
        Other: attached('AWS::IAM::Policy', 'OtherRole', allow('dynamodb:PutItem')),
      },
    )
    expect(role.map(({ Action, Resource }) => [Action, Resource])).toEqual([
      [['dynamodb:GetItem'], [TABLE]],
      [['dynamodb:Query'], [TABLE]],
      [['dynamodb:Scan'], [TABLE]],
    ])
  })

  it('is named by the error for a managed policy or an unsupported statement', () => {
    expect(() => roleOf({ ManagedPolicyArns: ['arn:aws:iam::aws:policy/ReadOnlyAccess'] })).toThrow(
      'LookerRole',
    )
    const negated = attached('AWS::IAM::Policy', 'LookerRole', allow('x', { NotAction: 'dynamodb:Scan' }))
    expect(() => roleOf({}, { Own: negated })).toThrow('LookerRole')
  })
})
