import { expect, it } from 'vitest'
import { type ConnectionFacts, PolicyDocument, policyAllows } from './iot-policy.ts'

const ARN = 'arn:aws:iot:us-east-1:000000000000'
const THING = `$\{iot:Connection.Thing.ThingName}`
const ATTACHED = 'iot:Connection.Thing.IsAttached'

const allowing = (more: object) =>
  PolicyDocument.parse({
    Statement: [{ Effect: 'Allow', Action: 'iot:Connect', Resource: `${ARN}:client/${THING}`, ...more }],
  })
const connects = (policy: PolicyDocument, clientId: string, facts: ConnectionFacts) =>
  policyAllows([policy], 'iot:Connect', `${ARN}:client/${clientId}`, facts)

it('T107 a variable has the value of the connection, and matches nothing without one', () => {
  const policy = allowing({})
  expect(connects(policy, 'SEA240', { 'iot:Connection.Thing.ThingName': 'SEA240' })).toBe(true)
  expect(connects(policy, 'SEA241', { 'iot:Connection.Thing.ThingName': 'SEA240' })).toBe(false)
  expect(connects(policy, '', {})).toBe(false)
  expect(connects(policy, THING, {})).toBe(false)
})

it.each([
  ['Bool', {}, false],
  ['Bool', { [ATTACHED]: 'true' }, true],
  ['Bool', { [ATTACHED]: 'false' }, false],
  ['StringEquals', {}, false],
  ['StringEquals', { [ATTACHED]: 'true' }, true],
  ['ForAllValues:StringEquals', {}, true],
  ['ForAllValues:StringEquals', { [ATTACHED]: 'false' }, false],
  ['ForAnyValue:StringEquals', {}, false],
])('T108 a condition with %s on %j: %s', (operator, facts, expected) => {
  const policy = allowing({ Resource: '*', Condition: { [operator]: { [ATTACHED]: 'true' } } })
  expect(connects(policy, 'SEA240', facts)).toBe(expected)
})

it('T108 ForAllValues with a missing key fails if Null requires the key', () => {
  const Condition = {
    'ForAllValues:StringEquals': { [ATTACHED]: 'true' },
    Null: { [ATTACHED]: 'false' },
  }
  const policy = allowing({ Resource: '*', Condition })
  expect(connects(policy, 'SEA240', {})).toBe(false)
  expect(connects(policy, 'SEA240', { [ATTACHED]: 'true' })).toBe(true)
})

it('an explicit deny wins, and an unsupported element of a policy is an error', () => {
  const deny = { Effect: 'Deny', Action: 'iot:Connect', Resource: '*' }
  const policies = [allowing({ Resource: '*' }), PolicyDocument.parse({ Statement: [deny] })]
  expect(policyAllows(policies, 'iot:Connect', `${ARN}:client/SEA240`)).toBe(false)
  expect(() => allowing({ NotAction: 'iot:Publish' })).toThrow()
})
