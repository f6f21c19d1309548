import { App } from 'aws-cdk-lib'
import type { Template } from 'aws-cdk-lib/assertions'
import { beforeAll, describe, expect, it } from 'vitest'
import { VectraStack } from '../../lib/vectra-stack.ts'
import { aStack, aTemplate, SYNTH_TIMEOUT_MS } from '../make/local/a-stack.ts'

const WEB_ACL = 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/vectra/1'

const allOf = (template: Template, type: string) => Object.values(template.findResources(type))
const rulesOf = (template: Template) =>
  allOf(template, 'AWS::IoT::TopicRule').map(({ Properties }) => ({
    name: String(Properties.RuleName),
    filter: /FROM '(.+)'/.exec(Properties.TopicRulePayload.Sql)?.[1] ?? '',
  }))
const functionOf = (template: Template, prefix: string) =>
  Object.entries(template.findResources('AWS::Lambda::Function')).find(([id]) => id.startsWith(prefix))?.[1]
    .Properties

let production: Template
let trial: Template
beforeAll(async () => {
  production = await aTemplate({})
  trial = await aTemplate({
    ephemeral: 'true',
    maps: 'openfreemap',
    telemetryBuffer: 'kinesis',
    ingestConcurrency: '50',
    mailFrom: 'codes@example.com',
    webAclArn: WEB_ACL,
    hstsIncludeSubDomains: 'true',
  })
}, SYNTH_TIMEOUT_MS)

describe('a trial beside the production stack of one account and region', () => {
  it('T112 is a stack of its own, and no context value makes the production stack a trial', async () => {
    expect((await aStack()).stack.stackName).toBe('Vectra')
    expect((await aStack({ ephemeral: 'true' })).stack.stackName).toBe('VectraTrial')
    const withContext = (context: Record<string, string>) => new App({ context })
    expect(() => new VectraStack(withContext({ ephemeral: 'true' }), 'Vectra')).toThrow(/VectraTrial/)
    expect(() => new VectraStack(withContext({}), 'VectraTrial')).toThrow(/the stack is Vectra/)
  })

  it('has rules with names and topics of its own', () => {
    const [ofProduction, ofTrial] = [rulesOf(production), rulesOf(trial)]
    expect(ofProduction.map(({ name }) => name).toSorted()).toEqual([
      'vectra_answers',
      'vectra_telemetry_homeassistant',
      'vectra_telemetry_meshtastic',
      'vectra_telemetry_owntracks',
      'vectra_telemetry_signalk',
      'vectra_telemetry_teltonika',
      'vectra_telemetry_vectra',
    ])
    expect(ofTrial).toEqual(
      ofProduction.map(({ name, filter }) => ({ name: `trial_${name}`, filter: `trial/${filter}` })),
    )
  })

  it('partitions its stream by the level of the topic that is the tracker id', () => {
    const keys = allOf(trial, 'AWS::IoT::TopicRule').map(({ Properties }) => {
      const { Sql, Actions } = Properties.TopicRulePayload
      const level = Number(/topic\((\d+)\)/.exec(Actions[0].Kinesis.PartitionKey)?.[1])
      return /FROM '(.+)'/.exec(Sql)?.[1]?.split('/')[level - 1]
    })
    expect(keys).toEqual(['+', '+', '+', '+', '+', '+', '+'])
  })

  it('gives no function and no certificate a topic outside its namespace', () => {
    const policies = JSON.stringify([allOf(trial, 'AWS::IAM::Policy'), allOf(trial, 'AWS::IoT::Policy')])
    const topics = [...policies.matchAll(/:topic(?:filter)?\/([^"]+)/g)].map(([, topic]) => topic)
    expect(topics.length).toBeGreaterThan(10)
    for (const topic of topics) expect(topic).toMatch(/^(\$aws\/rules\/trial_\w+\/)?trial\//)
  })
})

describe('the MQTT endpoints', () => {
  const domains = () => allOf(production, 'AWS::IoT::DomainConfiguration')

  it('T112 stay when the stack is deleted or rolled back, as AWS keeps a new one for seven days', () => {
    expect(domains()).toHaveLength(2)
    for (const domain of domains())
      expect(domain).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' })
  })

  it('T112 are disabled then, and let go of the authorizer so that it can be deleted', () => {
    const deletions = allOf(production, 'Custom::AWS')
      .map(({ Properties }) => JSON.stringify(Properties.Delete ?? ''))
      .filter((deletion) => deletion.includes('updateDomainConfiguration'))
    expect(deletions).toHaveLength(2)
    for (const deletion of deletions) {
      expect(deletion).toContain('\\"domainConfigurationStatus\\":\\"DISABLED\\"')
      expect(deletion).toContain('\\"removeAuthorizerConfig\\":true')
    }
  })
})

describe('the broker', () => {
  it('T108 may assume a role for this account only', () => {
    const trusts = allOf(trial, 'AWS::IAM::Role')
      .flatMap(({ Properties }) => Properties.AssumeRolePolicyDocument.Statement)
      .filter(({ Principal }) => Principal.Service === 'iot.amazonaws.com')
    expect(trusts).toHaveLength(2)
    for (const { Condition } of trusts)
      expect(Condition).toEqual({ StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } })
  })

  it('calls an authorizer that is neither traced nor logged by Lambda, like the ingest', () => {
    for (const id of ['ConnectionsAuthorize', 'TelemetryIngest'])
      expect(functionOf(production, id)).toMatchObject({ LoggingConfig: { SystemLogLevel: 'WARN' } })
    expect(functionOf(production, 'ConnectionsAuthorize').TracingConfig).toBeUndefined()
  })

  it('T109 runs at most ingestConcurrency instances of the ingest, and any number by default', () => {
    expect(functionOf(trial, 'TelemetryIngest').ReservedConcurrentExecutions).toBe(50)
    expect(functionOf(production, 'TelemetryIngest').ReservedConcurrentExecutions).toBeUndefined()
  })

  it.each(['0', '-1', '1.5', 'many', '1000000'])(
    'T94 refuses unconfirmedMessagesPerDay=%s',
    async (value) => {
      await expect(aStack({ unconfirmedMessagesPerDay: value })).rejects.toThrow(
        /Use a whole number from 1 to 999999/,
      )
    },
  )

  it('keeps history for the months that are set, in every function that stores any', async () => {
    const functions = await aTemplate({ historyMonths: '12' })
    for (const id of ['TelemetryIngest', 'DueWorkDevices', 'ApiAccount'])
      expect(functionOf(functions, id).Environment.Variables.HISTORY_MONTHS, id).toBe('12')
    expect(functionOf(production, 'TelemetryIngest').Environment.Variables.HISTORY_MONTHS).toBeUndefined()
  })

  it.each(['2', '41', '0', '-3', '1.5', 'many'])('refuses historyMonths=%s', async (value) => {
    await expect(aStack({ historyMonths: value })).rejects.toThrow(/Use a whole number from (1|3) to 40/)
  })

  it.each(['0', '-1', '1.5', 'many', '10000'])('T109 refuses ingestConcurrency=%s', async (value) => {
    await expect(aStack({ ingestConcurrency: value })).rejects.toThrow(/Use a whole number from 1 to 9999/)
  })
})

describe('the stream', () => {
  it('T112 goes with a trial, and stays otherwise with the records that it holds', async () => {
    expect(allOf(trial, 'AWS::Kinesis::Stream')[0]).toMatchObject({ DeletionPolicy: 'Delete' })
    const buffered = await aTemplate({ telemetryBuffer: 'kinesis' })
    expect(allOf(buffered, 'AWS::Kinesis::Stream')[0]).toMatchObject({ DeletionPolicy: 'Retain' })
  })
})

describe('the user pool', () => {
  it('sends codes from mailFrom by Amazon SES', async () => {
    const [pool] = allOf(trial, 'AWS::Cognito::UserPool')
    expect(pool?.Properties.EmailConfiguration).toMatchObject({
      EmailSendingAccount: 'DEVELOPER',
      From: 'Vectra <codes@example.com>',
    })
    await expect(aStack({ mailFrom: 'example.com' })).rejects.toThrow(/mailFrom=example\.com/)
  })

  it('replaces an address only after its code, and names its feature plan', () => {
    const [pool] = allOf(production, 'AWS::Cognito::UserPool')
    expect(pool?.Properties).toMatchObject({
      UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
      UserPoolTier: 'ESSENTIALS',
    })
  })
})

describe('the edge', () => {
  const configOf = (template: Template) =>
    allOf(template, 'AWS::CloudFront::Distribution')[0]?.Properties.DistributionConfig

  it('T116 caches no error of the API', () => {
    expect(configOf(production).CustomErrorResponses).toEqual(
      [404, 405, 414, 500, 501, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
    )
  })

  it('T84 lets functions refuse orders that avoid the operator’s web ACL', () => {
    const hasFirewall = (template: Template) =>
      JSON.stringify(template.toJSON()).includes('"HAS_FIREWALL":"true"')
    expect([hasFirewall(trial), hasFirewall(production)]).toEqual([true, false])
  })

  it('takes the operator’s web ACL', async () => {
    expect(configOf(trial).WebACLId).toBe(WEB_ACL)
    expect(configOf(production).WebACLId).toBeUndefined()
    const regional = WEB_ACL.replace('us-east-1', 'eu-west-1')
    await expect(aStack({ webAclArn: regional })).rejects.toThrow(/which is in us-east-1/)
  })

  it('T118 asks for HTTPS on subdomains only where the operator says so', () => {
    const includesSubDomains = (template: Template) =>
      allOf(template, 'AWS::CloudFront::ResponseHeadersPolicy').map(
        ({ Properties }) =>
          Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.StrictTransportSecurity
            .IncludeSubdomains,
      )
    expect(includesSubDomains(production)).toEqual([false, false])
    expect(includesSubDomains(trial)).toEqual([true, true])
  })
})
