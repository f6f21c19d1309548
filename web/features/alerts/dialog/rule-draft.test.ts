import { describe, expect, test } from 'vitest'
import type { Condition, ConditionType } from '../../../../shared/rules/condition.ts'
import { Condition as ConditionSchema } from '../../../../shared/rules/condition.ts'
import { conditionDraft, newCondition, parseCondition } from './condition-draft.ts'
import { CONDITION_FORMS, type ConditionDraft } from './condition-forms.ts'
import { emptyRule, newAction, parseRule, type RuleDraft, ruleDraft } from './rule-draft.ts'

const SPEED = newCondition('speed', 'c1')
const COMPLETE: RuleDraft = {
  ...emptyRule,
  name: 'Speeding',
  conditions: [SPEED],
  actions: [newAction('a1')],
}
const parsed = (draft: Partial<RuleDraft>) => parseRule({ ...COMPLETE, ...draft }, 'miles')
const wrongIn = (draft: Partial<RuleDraft>) => [...parsed(draft).wrong.keys()]
const withCondition = (type: ConditionType, fields: Partial<ConditionDraft>): Partial<RuleDraft> => ({
  conditions: [{ ...newCondition(type, 'c1'), ...fields }],
})

describe('ALR-3 what the dialog starts with', () => {
  test('ALR-3 a new condition is a speed above 0, and a new action an email to oneself', () => {
    expect(parsed({}).rule).toMatchObject({
      deviceId: 'ALL_DEVICES',
      conditions: [{ type: 'speed', operator: 'above', value: 0 }],
      actions: [{ type: 'email', target: '' }],
      cooldownMinutes: 30,
    })
  })

  test.each(Object.keys(CONDITION_FORMS).filter((type) => !type.endsWith('Geofence')))(
    'ALR-3 a new condition of type %s is complete',
    (type) => {
      const { condition, wrong } = parseCondition(
        newCondition(
          ConditionSchema.options.find((one) => one.shape.type.value === type)?.shape.type.value ?? 'speed',
          'c',
        ),
        'km',
      )
      expect([...wrong.keys()]).toEqual([])
      expect(condition).toMatchObject({ type })
    },
  )
})

test.each([
  [undefined, null],
  [null, null],
  [false, false],
  [true, true],
])('NOT-5 a rule that is critical: %s is saved as %s', (critical, saved) => {
  const { rule } = parsed({})
  if (rule === null) throw new Error('The rule is incomplete')
  expect(parseRule(ruleDraft({ ...rule, critical }, 'miles'), 'miles').rule?.critical).toBe(saved)
})

describe('ALR-3 a rule can be saved only with a name, a device, a condition and an action', () => {
  test.each<[string, Partial<RuleDraft>]>([
    ['a name', { name: '  ' }],
    ['its device', { scope: 'device' }],
    ['tags', { scope: 'tags' }],
    ['a condition', { conditions: [] }],
    ['an action', { actions: [] }],
  ])('ALR-3 not without %s', (_, draft) => expect(parsed(draft).rule).toBeNull())

  test('ALR-3 devices are named as the API names them', () => {
    expect(parsed({ scope: 'device', deviceId: 'SEA240', tags: ['left over'] }).rule).toMatchObject({
      deviceId: 'SEA240',
      tags: [],
    })
    expect(parsed({ scope: 'tags', tags: ['charter'] }).rule).toMatchObject({
      deviceId: 'TAG_BASED',
      tags: ['charter'],
    })
  })
})

describe('ALR-3 what is wrong is named beside its field', () => {
  test.each<[string, Partial<RuleDraft>, string[]]>([
    ['no number', withCondition('speed', { value: '' }), ['conditions.0.value']],
    ['a negative speed', withCondition('speed', { value: '-1' }), ['conditions.0.value']],
    ['a speed of 0', withCondition('speed', { value: '0' }), []],
    ['0 minutes', withCondition('idleFor', { value: '0' }), ['conditions.0.value']],
    ['1 minute', withCondition('idleFor', { value: '1' }), []],
    ['half a minute', withCondition('idleFor', { value: '1.5' }), ['conditions.0.value']],
    ['100 percent', withCondition('signalStrength', { value: '100' }), []],
    ['101 percent', withCondition('signalStrength', { value: '101' }), ['conditions.0.value']],
    ['no geofence', withCondition('insideGeofence', {}), ['conditions.0.geofenceId']],
    ['an empty time range', withCondition('timeRange', { timeEnd: '22:00' }), ['conditions.0.timeEnd']],
    [
      'a time range across midnight',
      withCondition('timeRange', { timeStart: '23:59', timeEnd: '00:00' }),
      [],
    ],
    ['no start', withCondition('timeRange', { timeStart: '' }), ['conditions.0.timeStart']],
    [
      'an upper limit below the lower one',
      withCondition('speed', { operator: 'between', value: '30', valueTo: '30' }),
      ['conditions.0.valueTo'],
    ],
    ['an upper limit', withCondition('speed', { operator: 'between', value: '30', valueTo: '31' }), []],
    ['no address', { actions: [{ ...newAction('a'), target: 'me@' }] }, ['actions.0.target']],
    [
      'a phone number without its country',
      { actions: [{ ...newAction('a', 'sms'), target: '305 555 0123' }] },
      ['actions.0.target'],
    ],
    [
      'a phone number as people write it',
      { actions: [{ ...newAction('a', 'sms'), target: '+1 (305) 555-0123' }] },
      [],
    ],
    ['a webhook without an address', { actions: [newAction('a', 'webhook')] }, ['actions.0.target']],
    ['a relay', { actions: [newAction('a', 'relay')] }, []],
  ])('ALR-3 %s', (_, draft, wrong) => expect(wrongIn(draft)).toEqual(wrong))
})

test.each([
  ['speed', '-1', { code: 'min', limit: '0' }],
  ['speed', '622', { code: 'max', limit: '621.37' }],
  ['speed', 'fast', { code: 'number' }],
  ['idleFor', '1.5', { code: 'whole' }],
  ['bilgePump', '1.5', { code: 'wholeNumber' }],
  ['bilgePump', '0', { code: 'min', limit: '1' }],
  ['bilgePump', '61', { code: 'max', limit: '60' }],
] as const)('ALR-3 a %s of %s says the limit in the account’s units', (type, value, problem) => {
  const { wrong } = parseCondition({ ...newCondition(type, 'c1'), value }, 'miles')
  expect(wrong.get('value')).toEqual(problem)
})

describe('ALR-3 values are typed in the account’s units and stored in those of the API', () => {
  const SPEED_30_MPH = { ...SPEED, value: '30' }
  test.each([
    ['km', 30],
    ['miles', 48.28],
    ['nautical', 55.56],
  ] as const)('ALR-3 a speed of 30 in %s', (units, kmh) => {
    const { condition } = parseCondition(SPEED_30_MPH, units)
    expect(condition).toMatchObject({ type: 'speed', value: expect.closeTo(kmh, 2) })
    if (condition) expect(conditionDraft(condition, 'c1', units)).toEqual(SPEED_30_MPH)
  })

  test('ALR-3 a rule comes back from the form as it was', () => {
    const conditions: Condition[] = [
      { type: 'mileage', operator: 'exceeds', value: 16_093.44 },
      { type: 'battery', operator: 'between', value: 11.5, valueTo: 12.2 },
      { type: 'timeRange', timeStart: '22:00', timeEnd: '06:00', timezone: 'Asia/Tokyo' },
      { type: 'outsideGeofence', geofenceId: 'g1' },
    ]
    const rule = {
      name: 'All',
      deviceId: 'TAG_BASED',
      tags: ['charter'],
      conditions,
      actions: [
        { type: 'webhook' as const, target: 'https://example.com/hook' },
        { type: 'relay' as const, relayState: 'on' as const },
      ],
      cooldownMinutes: 7,
    }
    const again = parseRule(ruleDraft(rule, 'miles'), 'miles').rule
    expect(again).toMatchObject({
      ...rule,
      conditions: [{ ...conditions[0], value: expect.closeTo(16_093.44, 1) }, ...conditions.slice(1)],
    })
  })
})
