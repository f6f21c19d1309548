import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { describe, expect, it } from 'vitest'
import { unsupportedResources } from '../../bin/local/stack/supported-resources.ts'
import { Template as LocalTemplate } from '../../bin/local/stack/template.ts'
import { Tables } from '../../lib/tables.ts'

function tablesWith(context: Record<string, string>): Template {
  const outdir = mkdtempSync(join(tmpdir(), 'vectra-synth-'))
  const stack = new Stack(new App({ outdir, context }), 'Vectra')
  new Tables(stack, 'Tables')
  return Template.fromStack(stack)
}

/** The billing mode of each table, by its id without the hash. */
const billingOf = (template: Template) =>
  Object.fromEntries(
    Object.entries(template.findResources('AWS::DynamoDB::GlobalTable')).map(([id, { Properties }]) => [
      id.replace(/^Tables|[0-9A-F]{8}$/g, ''),
      Properties.BillingMode,
    ]),
  )

const targetOf = (units: number) => ({
  MinCapacity: units / 20,
  MaxCapacity: units,
  SeedCapacity: units / 2,
  TargetTrackingScalingPolicyConfiguration: { TargetValue: 70 },
})

describe('capacity', () => {
  it('T109 is on demand without the setting', () => {
    const billing = billingOf(tablesWith({}))
    expect(Object.keys(billing)).toHaveLength(23)
    expect(new Set(Object.values(billing))).toEqual(new Set(['PAY_PER_REQUEST']))
  })

  it('T109 of trails and due work is provisioned with it, follows the load, and is warm for the peak', () => {
    const template = tablesWith({ capacity: 'provisioned', peakMessages: '5000' })
    const provisioned = Object.entries(billingOf(template)).filter(([, mode]) => mode === 'PROVISIONED')
    expect(provisioned.map(([name]) => name).toSorted()).toEqual(['Due', 'Trails'])
    for (const [sortKey, units, warm] of [
      ['itemKey', 15_000, { ReadUnitsPerSecond: 15_000, WriteUnitsPerSecond: 15_000 }],
      ['dueKey', 5_000, { ReadUnitsPerSecond: 12_000, WriteUnitsPerSecond: 5_000 }],
    ] as const) {
      const [table] = Object.values(
        template.findResources('AWS::DynamoDB::GlobalTable', {
          Properties: { KeySchema: [{}, { AttributeName: sortKey }] },
        }),
      )
      expect(table?.Properties).toMatchObject({
        WarmThroughput: warm,
        WriteProvisionedThroughputSettings: { WriteCapacityAutoScalingSettings: targetOf(units) },
        Replicas: [
          { ReadProvisionedThroughputSettings: { ReadCapacityAutoScalingSettings: targetOf(units) } },
        ],
      })
    }
  })

  it('T109 of 500 messages a second is planned where no peak is given', () => {
    const [trails] = Object.values(
      tablesWith({ capacity: 'provisioned' }).findResources('AWS::DynamoDB::GlobalTable', {
        Properties: { KeySchema: [{}, { AttributeName: 'itemKey' }] },
      }),
    )
    expect(trails?.Properties.WriteProvisionedThroughputSettings).toEqual({
      WriteCapacityAutoScalingSettings: targetOf(1_500),
    })
    expect(trails?.Properties.WarmThroughput).toEqual({
      ReadUnitsPerSecond: 12_000,
      WriteUnitsPerSecond: 4_000,
    })
  })

  it('is in a template that the local run can read', () => {
    const template = tablesWith({ capacity: 'provisioned' })
    expect(unsupportedResources(LocalTemplate.parse(template.toJSON()))).toEqual([])
  })

  it.each([
    [{ capacity: 'reserved' }, 'Unknown value capacity=reserved. Use capacity=provisioned, or leave it out.'],
    [{ peakMessages: '100' }, 'peakMessages needs capacity=provisioned.'],
    [
      { capacity: 'provisioned', peakMessages: '0' },
      'Unknown value peakMessages=0. Use a whole number from 1 to 20000.',
    ],
  ])('refuses %j', (context, message) => {
    expect(() => tablesWith(context)).toThrow(message)
  })
})
