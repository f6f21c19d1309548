import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type App, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import { CfnPolicy } from 'aws-cdk-lib/aws-iot'
import { Bucket } from 'aws-cdk-lib/aws-s3'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { beforeAll, describe, expect, it } from 'vitest'
import { ACKNOWLEDGED } from '../../lib/checks/acknowledged.ts'
import { addChecks } from '../../lib/checks/checks.ts'
import { aStack, SYNTH_TIMEOUT_MS } from '../make/local/a-stack.ts'

/** Two deployments that together declare nearly every resource. */
const DEPLOYMENTS: Record<string, string>[] = [
  {},
  {
    telemetryBuffer: 'kinesis',
    maps: 'openfreemap',
    alarmEmail: 'alarms@example.com',
    domainName: 'vectra.example.com',
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1',
    hostedZoneId: 'Z1',
    hostedLogin: 'vectra-example',
    mailFrom: 'alerts@example.com',
    smsCountries: 'US',
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

describe('T103 the rule packs', () => {
  let found: Finding[] = []
  beforeAll(async () => {
    for (const context of DEPLOYMENTS) found = [...found, ...findingsOf((await aStack(context)).app)]
  }, SYNTH_TIMEOUT_MS)

  it('T103 find nothing that is not acknowledged', () => {
    const open = found.filter(
      (finding) =>
        !ACKNOWLEDGED.some(({ id, at }) => id === finding.id && at.some((path) => covers(path, finding))),
    )
    expect(open).toEqual([])
  })

  it('T103 have no acknowledgment without a finding', () => {
    const obsolete = ACKNOWLEDGED.flatMap(({ id, at }) =>
      at
        .filter((path) => !found.some((finding) => id === finding.id && covers(path, finding)))
        .map((path) => `${id} ${path}`),
    )
    expect(obsolete).toEqual([])
  })

  it('T103 are acknowledged with a reason', () => {
    for (const { id, reason } of ACKNOWLEDGED) expect(reason.split(' ').length, id).toBeGreaterThan(4)
  })
})

/** The report of the checks that stop a deployment, or '' when none does. */
async function failedChecks(change: (stack: Stack) => void): Promise<string> {
  const { app, stack } = await aStack(
    {},
    {
      env: { account: '123456789012', region: 'eu-west-1' },
      isValidated: true,
    },
  )
  change(stack)
  addChecks(app, stack)
  const error = console.error
  // the report is also printed
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
    'T103 T104 proceeds when nothing is found',
    async () => {
      expect(await failedChecks(() => undefined)).toBe('')
    },
    SYNTH_TIMEOUT_MS,
  )

  it(
    'T103 T104 is refused for a finding of a rule pack, and for one of our Guard rules',
    async () => {
      const report = await failedChecks((stack) => {
        new Bucket(stack, 'Planted', { removalPolicy: RemovalPolicy.DESTROY })
        const statement = { Effect: 'Allow', Action: 'iot:*', Resource: '*' }
        new CfnPolicy(stack, 'PlantedPolicy', {
          policyDocument: { Version: '2012-10-17', Statement: [statement] },
        })
      })
      expect(report).toContain('AwsSolutions-S10')
      for (const rule of [
        'buckets_are_retained',
        'permissions_name_their_actions',
        'permissions_name_their_resources',
      ])
        expect(report).toContain(rule)
    },
    SYNTH_TIMEOUT_MS,
  )
})
