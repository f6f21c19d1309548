import { expect, it } from 'vitest'
import * as z from 'zod'
import { NEEDS_OPERATOR } from '../../functions/purchases/needs-operator.ts'
import { aTemplate, SYNTH_TIMEOUT_MS } from '../make/local/a-stack.ts'

const Filter = z.object({
  LogGroupName: z.object({ Ref: z.string() }),
  FilterPattern: z.literal(`"${NEEDS_OPERATOR}"`),
  MetricTransformations: z.tuple([z.object({ MetricName: z.string(), MetricNamespace: z.string() })]),
})
const Alarm = z.object({ MetricName: z.string(), Namespace: z.string(), Threshold: z.literal(0) })

it(
  'T82 no cloud template has testing mode, or another Stripe than the real one',
  async () => {
    const template = JSON.stringify((await aTemplate()).toJSON())
    for (const name of ['TESTING_MODE', 'STRIPE_API_HOST', 'STRIPE_API_PORT', 'STRIPE_API_PROTOCOL'])
      expect(template).not.toContain(name)
    expect(template).toContain('STRIPE_SECRET')
  },
  SYNTH_TIMEOUT_MS,
)

it(
  'SUB-7 what only a person can put right of a payment is an alarm, whichever function logs it',
  async () => {
    const template = await aTemplate()
    const propertiesOf = (type: string) =>
      Object.values(template.findResources(type)).map(({ Properties }) => Properties)
    const filters = propertiesOf('AWS::Logs::MetricFilter').flatMap((one) => Filter.safeParse(one).data ?? [])
    const logs = filters.map(({ LogGroupName }) => LogGroupName.Ref.replace(/Logs.*/, '')).toSorted()
    expect(logs).toEqual(['ApiSubscriptions', 'DueWorkTick'])
    const counted = new Set(filters.map(({ MetricTransformations }) => JSON.stringify(MetricTransformations)))
    expect(counted.size).toBe(1)
    const { MetricName, MetricNamespace } = filters[0]?.MetricTransformations[0] ?? {}
    const alarms = propertiesOf('AWS::CloudWatch::Alarm').flatMap((one) => Alarm.safeParse(one).data ?? [])
    expect(alarms).toContainEqual({ MetricName, Namespace: MetricNamespace, Threshold: 0 })
  },
  SYNTH_TIMEOUT_MS,
)
