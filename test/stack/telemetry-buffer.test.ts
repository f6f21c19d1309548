import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App, Stack } from 'aws-cdk-lib'
import { Match, Template } from 'aws-cdk-lib/assertions'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildFunctions } from '../../bin/local/build/build-functions.ts'
import { withBuildLock } from '../../bin/local/build/build-lock.ts'
import { unsupportedResources } from '../../bin/local/stack/supported-resources.ts'
import { Template as LocalTemplate } from '../../bin/local/stack/template.ts'
import { Telemetry } from '../../lib/mqtt/telemetry.ts'
import { NotifyQueue } from '../../lib/notifications/notify-queue.ts'
import { Tables } from '../../lib/tables.ts'
import { aTemplate } from '../make/local/a-stack.ts'

/** The part of the stack from the broker to the store. */
function telemetryWith(context: Record<string, string>): Template {
  const app = new App({
    outdir: mkdtempSync(join(tmpdir(), 'vectra-synth-')),
    context,
    builtinCloudFormationValidation: false,
  })
  const stack = new Stack(app, 'Vectra')
  const tables = new Tables(stack, 'Tables')
  const notifyQueue = new NotifyQueue(stack, 'NotifyQueue')
  new Telemetry(stack, 'Telemetry', { tables, notifyQueue })
  return Template.fromStack(stack)
}

const rulesOf = (template: Template) =>
  Object.values(template.findResources('AWS::IoT::TopicRule')).map(({ Properties }) => Properties)

const ruleGrants = (template: Template) =>
  Object.keys(
    template.findResources('AWS::Lambda::Permission', { Properties: { Principal: 'iot.amazonaws.com' } }),
  )

describe('telemetry through a stream', () => {
  it('T106 is read by the console, which finds the records of dead letters there', async () => {
    const whole = await aTemplate({ telemetryBuffer: 'kinesis' })
    whole.hasResourceProperties('AWS::IAM::Policy', {
      PolicyName: Match.stringLikeRegexp('^ApiOperator'),
      PolicyDocument: {
        Statement: Match.arrayWith([
          {
            Action: ['kinesis:GetRecords', 'kinesis:GetShardIterator'],
            Effect: 'Allow',
            Resource: { 'Fn::GetAtt': [Match.stringLikeRegexp('^TelemetryStreamMessages'), 'Arn'] },
          },
        ]),
      },
    })
  })

  let template: Template
  beforeAll(async () => {
    await withBuildLock(buildFunctions)
    template = telemetryWith({ telemetryBuffer: 'kinesis' })
  }, 120_000)

  it('every rule writes to the stream, partitioned by tracker', () => {
    const written = rulesOf(template).map(({ TopicRulePayload }) => {
      const [action, second] = TopicRulePayload.Actions
      expect([action.Lambda, second]).toEqual([undefined, undefined])
      expect(TopicRulePayload.ErrorAction.Sqs).toBeDefined()
      return [/FROM '(.+)'/.exec(TopicRulePayload.Sql)?.[1], action.Kinesis.PartitionKey]
    })
    expect(Object.fromEntries(written)).toEqual({
      'vectra/trackers/+/telemetry': `$\{topic(3)}`,
      'owntracks/+/+': `$\{topic(2)}`,
      'teltonika/+/data': `$\{topic(2)}`,
      'signalk/+/delta': `$\{topic(2)}`,
      'msh/+/2/json/+/+': `$\{topic(2)}`,
      'homeassistant/device_tracker/+/attributes': `$\{topic(3)}`,
      'vectra/trackers/+/answers': `$\{topic(3)}`,
    })
  })

  it.each(['kinesis', 'draining'])(
    'with %s, a rule changes only once it may write to its target',
    (value) => {
      const switched = telemetryWith({ telemetryBuffer: value })
      const rules = Object.values(switched.findResources('AWS::IoT::TopicRule'))
      for (const { DependsOn, Properties } of rules) {
        const [{ Kinesis, Lambda }] = Properties.TopicRulePayload.Actions
        expect(DependsOn).toContainEqual(expect.stringMatching(/RuleErrorsDefaultPolicy/))
        if (Kinesis) expect(DependsOn).toContainEqual(expect.stringMatching(/RuleWritesDefaultPolicy/))
        if (!Lambda) continue
        const allowed = switched.findResources('AWS::Lambda::Permission', {
          Properties: { SourceArn: { 'Fn::Join': ['', Match.arrayWith([`:rule/${Properties.RuleName}`])] } },
        })
        expect(DependsOn).toContainEqual(Object.keys(allowed)[0])
      }
      expect(rules).toHaveLength(7)
    },
  )

  it('the rules may write to the stream, and invoke nothing', () => {
    template.hasResourceProperties('AWS::IAM::Policy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Action: Match.arrayWith(['kinesis:PutRecord']), Effect: 'Allow' }),
        ]),
      },
    })
    expect(ruleGrants(template)).toEqual([])
  })

  it('T71 batches report failed messages, are bisected, and become dead letters after bounded retries', () => {
    template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      BatchSize: 100,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 10,
      MaximumRecordAgeInSeconds: 6 * 3600,
      StartingPosition: 'TRIM_HORIZON',
      DestinationConfig: { OnFailure: { Destination: Match.anyValue() } },
    })
  })

  it('the stream is encrypted, and stores records as long as dead letters may refer to them', () => {
    template.hasResourceProperties('AWS::Kinesis::Stream', {
      RetentionPeriodHours: 7 * 24,
      StreamEncryption: { EncryptionType: 'KMS' },
      StreamModeDetails: { StreamMode: 'ON_DEMAND' },
    })
  })

  it('instances take ten batches of a shard at a time, because one stores fewer messages than a shard takes', () => {
    template.hasResourceProperties('AWS::Lambda::EventSourceMapping', { ParallelizationFactor: 10 })
  })

  it.each([
    [{ capacity: 'provisioned', peakMessages: '700' }, 1],
    [{ capacity: 'provisioned', peakMessages: '701' }, 2],
  ])('has a shard for each 700 messages of the busiest second with %j', (context, ShardCount) => {
    telemetryWith({ telemetryBuffer: 'kinesis', ...context }).hasResourceProperties('AWS::Kinesis::Stream', {
      ShardCount,
      StreamModeDetails: { StreamMode: 'PROVISIONED' },
    })
  })

  it('while it is drained, rules invoke the function, which still reads the stream', () => {
    const draining = telemetryWith({ telemetryBuffer: 'draining' })
    for (const { TopicRulePayload } of rulesOf(draining)) {
      expect(TopicRulePayload.Actions).toHaveLength(1)
      expect(TopicRulePayload.Actions[0].Lambda).toBeDefined()
    }
    draining.resourceCountIs('AWS::Kinesis::Stream', 1)
    draining.resourceCountIs('AWS::Lambda::EventSourceMapping', 1)
    expect(ruleGrants(draining)).toHaveLength(rulesOf(draining).length)
  })

  it('the local run has an engine for all of it', () => {
    expect(unsupportedResources(LocalTemplate.parse(template.toJSON()))).toEqual([])
  })

  it('there is no stream without telemetryBuffer=kinesis, and other values are refused', () => {
    const without = telemetryWith({})
    expect(without.findResources('AWS::Kinesis::Stream')).toEqual({})
    expect(without.findResources('AWS::Lambda::EventSourceMapping')).toEqual({})
    for (const { TopicRulePayload } of rulesOf(without))
      expect(TopicRulePayload.Actions[0].Lambda).toBeDefined()
    expect(() => telemetryWith({ telemetryBuffer: 'kafka' })).toThrow('Unknown value telemetryBuffer=kafka')
  })
})
