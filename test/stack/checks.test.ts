import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type App, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import { CfnPolicy } from 'aws-cdk-lib/aws-iot'
import { Bucket } from 'aws-cdk-lib/aws-s3'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { beforeAll, describe, expect, it } from 'vitest'
import { ACKNOWLEDGED } from '../../lib/checks/acknowledged.ts'
import { check } from '../../lib/checks/checks.ts'
import { aStack, SYNTH_TIMEOUT_MS } from '../make/local/a-stack.ts'

/** The two ways to deploy that declare the most between them. */
const WAYS: Record<string, string>[] = [
  {},
  {
    telemetryBuffer: 'kinesis',
    maps: 'openfreemap',
    alarmEmail: 'alarms@example.com',
    domainName: 'vectra.example.com',
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1',
    hostedZoneId: 'Z1',
    hostedLogin: 'vectra-example',
  },
]

type Finding = { id: string; at: string }

const findingsOf = (app: App): Finding[] =>
  [new AwsSolutionsChecks(app), new ServerlessChecks(app)].flatMap((pack) =>
    pack
      .validateScope(app)
      .violations.flatMap(({ ruleName, violatingResources }) =>
        violatingResources.map(({ constructPath = '' }) => ({ id: ruleName, at: constructPath })),
      ),
  )

const covers = (path: string, { at }: Finding) => at.startsWith(`Vectra/${path}/`)

describe('T103 the packs of rules', () => {
  let found: Finding[] = []
  beforeAll(async () => {
    for (const way of WAYS) found = [...found, ...findingsOf((await aStack(way)).app)]
  }, SYNTH_TIMEOUT_MS)

  it('T103 find nothing that nobody has given a reason for', () => {
    const open = found.filter(
      (finding) =>
        !ACKNOWLEDGED.some(({ id, at }) => id === finding.id && at.some((path) => covers(path, finding))),
    )
    expect(open).toEqual([])
  })

  it('T103 are not told to look away where they find nothing', () => {
    const idle = ACKNOWLEDGED.flatMap(({ id, at }) =>
      at
        .filter((path) => !found.some((finding) => id === finding.id && covers(path, finding)))
        .map((path) => `${id} ${path}`),
    )
    expect(idle).toEqual([])
  })

  it('T103 are given a reason in words each time', () => {
    for (const { id, reason } of ACKNOWLEDGED) expect(reason.split(' ').length, id).toBeGreaterThan(4)
  })
})

/** What stops a deployment, or nothing. */
async function refusal(plant: (stack: Stack) => void): Promise<string> {
  const { app, stack } = await aStack({}, { account: '123456789012', region: 'eu-west-1' })
  plant(stack)
  check(app, stack)
  const error = console.error
  // the report is printed for who deploys
  console.error = () => undefined
  try {
    app.synth()
    return ''
  } catch {
    return readFileSync(join(app.outdir, 'validation-report.json'), 'utf8')
  } finally {
    console.error = error
  }
}

describe('a deployment', () => {
  it(
    'T103 T104 goes on when nothing is found',
    async () => {
      expect(await refusal(() => undefined)).toBe('')
    },
    SYNTH_TIMEOUT_MS,
  )

  it(
    'T103 T104 is refused for what a pack finds, and for what only our own rules find',
    async () => {
      const report = await refusal((stack) => {
        new Bucket(stack, 'Planted', { removalPolicy: RemovalPolicy.DESTROY })
        const right = { Effect: 'Allow', Action: 'iot:*', Resource: '*' }
        new CfnPolicy(stack, 'PlantedRight', {
          policyDocument: { Version: '2012-10-17', Statement: [right] },
        })
      })
      expect(report).toContain('AwsSolutions-S10')
      for (const rule of ['buckets_are_kept', 'rights_name_their_actions', 'rights_name_their_resources'])
        expect(report).toContain(rule)
    },
    SYNTH_TIMEOUT_MS,
  )
})
