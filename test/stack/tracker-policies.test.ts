import { Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { describe, expect, it } from 'vitest'
import {
  type ConnectionFacts,
  type IotAction,
  PolicyDocument,
  policyAllows,
} from '../../bin/local/mqtt/iot-policy.ts'
import { localNames } from '../../bin/local/stack/local-names.ts'
import { resolve } from '../../bin/local/stack/resolve.ts'
import { Template as ReadTemplate, resourcesOfType } from '../../bin/local/stack/template.ts'
import { trackerPolicies } from '../../functions/handlers/authorize/tracker-policies.ts'
import { TrackerCertificates } from '../../lib/mqtt/tracker-certificates.ts'
import { trackerClientIds } from '../../shared/tracking/client-ids.ts'

const ARN = 'arn:aws:iot:us-east-1:000000000000'
const THING_NAME = 'iot:Connection.Thing.ThingName'
const ATTACHED = 'iot:Connection.Thing.IsAttached'

/** The policy for certificates, from the template. */
function certificatePolicy() {
  const stack = new Stack()
  new TrackerCertificates(stack, 'TrackerCertificates')
  const template = ReadTemplate.parse(Template.fromStack(stack).toJSON())
  const [policy] = resourcesOfType(template, 'AWS::IoT::Policy')
  return PolicyDocument.parse(resolve(policy?.[1].Properties.PolicyDocument, localNames(template)))
}

const CERTIFICATE_POLICY = certificatePolicy()
const CREDENTIALS: { credential: string; policies: PolicyDocument[]; facts: ConnectionFacts }[] = [
  {
    credential: 'a password',
    policies: PolicyDocument.array().parse(trackerPolicies(ARN, '', 'd-1', 'd-1')),
    facts: {},
  },
  {
    credential: 'a certificate',
    policies: [CERTIFICATE_POLICY],
    facts: { [THING_NAME]: 'd-1', [ATTACHED]: 'true' },
  },
]

const PERMISSIONS: [IotAction, string, boolean][] = [
  ['iot:Connect', 'client/d-1', true],
  ['iot:Connect', 'client/d-2', false],
  ['iot:Connect', 'client/d-12', false],
  ['iot:Connect', 'client/web:d-1:r', false],
  ['iot:Publish', 'topic/vectra/trackers/d-1/telemetry', true],
  ['iot:Publish', 'topic/vectra/trackers/d-1/answers', true],
  ['iot:Publish', 'topic/owntracks/d-1/phone', true],
  ['iot:Publish', 'topic/teltonika/d-1/data', true],
  ['iot:Publish', 'topic/$aws/rules/vectra_telemetry_vectra/vectra/trackers/d-1/telemetry', true],
  ['iot:Publish', 'topic/vectra/trackers/d-2/telemetry', false],
  ['iot:Publish', 'topic/vectra/trackers/d-12/telemetry', false],
  ['iot:Publish', 'topic/vectra/trackers/d-2/answers', false],
  ['iot:Publish', 'topic/vectra/trackers/d-1/commands', false],
  ['iot:Publish', 'topic/owntracks/d-2/phone', false],
  ['iot:Publish', 'topic/teltonika/d-2/data', false],
  ['iot:Publish', 'topic/teltonika/d-1/commands', false],
  ['iot:Publish', 'topic/$aws/rules/vectra_telemetry_vectra/vectra/trackers/d-2/telemetry', false],
  ['iot:Publish', 'topic/$aws/rules/another/vectra/trackers/d-1/telemetry', false],
  ['iot:Publish', 'topic/$aws/things/d-1/shadow/update', false],
  ['iot:Publish', 'topic/$SYS/x', false],
  ['iot:Publish', 'topic/#', false],
  ['iot:Publish', 'topic/vectra/live/d-1', false],
  ['iot:RetainPublish', 'topic/vectra/trackers/d-1/telemetry', false],
  ['iot:RetainPublish', 'topic/vectra/trackers/d-2/telemetry', false],
  ['iot:Subscribe', 'topicfilter/vectra/trackers/d-1/commands', true],
  ['iot:Subscribe', 'topicfilter/vectra/trackers/d-2/commands', false],
  ['iot:Subscribe', 'topicfilter/vectra/trackers/+/commands', false],
  ['iot:Subscribe', 'topicfilter/vectra/trackers/#', false],
  ['iot:Subscribe', 'topicfilter/owntracks/+/+/cmd', false],
  ['iot:Subscribe', 'topicfilter/#', false],
  ['iot:Subscribe', 'topicfilter/$SYS/#', false],
  ['iot:Subscribe', 'topicfilter/$aws/events/#', false],
  ['iot:Receive', 'topic/vectra/trackers/d-1/commands', true],
  ['iot:Receive', 'topic/teltonika/d-1/commands', true],
  ['iot:Receive', 'topic/vectra/trackers/d-2/commands', false],
  ['iot:Receive', 'topic/vectra/trackers/d-2/telemetry', false],
]

describe.each(CREDENTIALS)('T61 T107 a tracker with $credential', ({ policies, facts }) => {
  it.each(PERMISSIONS)('%s %s: %s', (action, resource, expected) => {
    expect(policyAllows(policies, action, `${ARN}:${resource}`, facts)).toBe(expected)
  })
})

describe.each(CREDENTIALS)(
  'T61 a broker that connects with $credential',
  ({ credential, policies, facts }) => {
    it.each([
      ['topic/signalk/d-1/delta', true],
      ['topic/msh/d-1/2/json/LongFast/!a1b2c3d4', true],
      ['topic/homeassistant/device_tracker/d-1/attributes', true],
      ['topic/signalk/d-2/delta', false],
      ['topic/signalk/delta', false],
      ['topic/msh/d-2/2/json/LongFast/!a1b2c3d4', false],
      ['topic/homeassistant/device_tracker/d-12/attributes', false],
    ])('iot:Publish %s: %s, and nothing with a certificate', (resource, expected) => {
      const isAllowed = policyAllows(policies, 'iot:Publish', `${ARN}:${resource}`, facts)
      expect(isAllowed).toBe(expected && credential === 'a password')
    })
  },
)

const UNATTACHED: ConnectionFacts[] = [
  {},
  { [THING_NAME]: 'd-1' },
  { [THING_NAME]: 'd-1', [ATTACHED]: 'false' },
]

it.each(UNATTACHED)('T108 a certificate without its attached thing is allowed nothing: %j', (facts) => {
  const allowed = PERMISSIONS.filter(([action, resource]) =>
    policyAllows([CERTIFICATE_POLICY], action, `${ARN}:${resource}`, facts),
  )
  expect(allowed).toEqual([])
})

/** The limit of AWS IoT, not counting white space. */
const POLICY_CHARACTERS_MAX = 2_048

it('T107 each policy is short enough for the longest tracker id and client id', () => {
  const longest = 'x'.repeat(32)
  const farAway = ARN.replace('us-east-1', 'ap-southeast-1')
  const byPassword = trackerPolicies(farAway, 'trial', longest, trackerClientIds(longest).at(-1) ?? '')
  for (const policy of [...byPassword, CERTIFICATE_POLICY])
    expect(JSON.stringify(policy).length).toBeLessThanOrEqual(POLICY_CHARACTERS_MAX)
})
