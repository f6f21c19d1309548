import { describe, expect, test } from 'vitest'
import { NewNotificationRule, type NotificationRule } from '../../../../shared/reporting/notification-rule.ts'
import { MILES_PER_KM } from '../../../../shared/units.ts'
import { parseRuleDraft } from './parse-rule-draft.ts'
import {
  type ActionDraft,
  type ConditionDraft,
  copyOf,
  draftOf,
  EMPTY_DRAFT,
  emptyAction,
  emptyCondition,
  NAME_MAX,
  type RuleDraft,
} from './rule-draft.ts'

const FAST = { ...emptyCondition('speed'), value: '55' }
const parse = (draft: Partial<RuleDraft>, perKmh = 1) =>
  parseRuleDraft({ ...EMPTY_DRAFT, name: 'Fast', conditions: [FAST], ...draft }, perKmh, true)
const problemsOf = (draft: Partial<RuleDraft>) => {
  const parsed = parse(draft)
  return parsed.kind === 'wrong' ? Object.fromEntries(parsed.problems) : null
}
const ofCondition = (condition: Partial<ConditionDraft> & Pick<ConditionDraft, 'type'>) =>
  problemsOf({ conditions: [{ ...emptyCondition(condition.type), ...condition }] })
const ofAction = (action: Partial<ActionDraft> & Pick<ActionDraft, 'type'>) =>
  problemsOf({ actions: [{ ...emptyAction(action.type), ...action }] })
const saved = (draft: Partial<RuleDraft>, perKmh?: number) => {
  const parsed = parse(draft, perKmh)
  if (parsed.kind === 'wrong') throw new Error(`wrong: ${[...parsed.problems.keys()].join()}`)
  return NewNotificationRule.parse(parsed.rule)
}
const asRule = (rule: NewNotificationRule): NotificationRule => ({
  ...rule,
  id: 'r1',
  triggerCount: 7,
  lastTriggered: null,
  disabledBecause: null,
})

describe('NOT-4 what a rule needs', () => {
  test('NOT-4 is a name, a condition and an action', () => {
    expect(problemsOf({ name: ' ', conditions: [], actions: [] })).toEqual({
      name: 'nameRequired',
      conditions: 'conditionRequired',
      actions: 'actionRequired',
    })
    expect(problemsOf({})).toBeNull()
  })

  test('NOT-4 is a cooldown of 30 minutes unless another one is chosen', () => {
    expect(saved({}).cooldownPeriod).toBe(30)
    expect(saved({ cooldownPeriod: 240 }).cooldownPeriod).toBe(240)
  })
})

describe('NOT-2 the value of a condition', () => {
  test.each(['', 'fast', '-1', '5 5', '1e3'])('NOT-2 is no %j', (value) => {
    expect(ofCondition({ type: 'speed', value })).toEqual({ 'conditions.0.value': 'number' })
  })

  test.each([
    ['0', 0],
    ['11.8', 11.8],
    [' 11.8 ', 11.8],
  ])('NOT-2 may be %j', (value, stored) => {
    expect(saved({ conditions: [{ ...emptyCondition('battery'), value }] }).conditions).toMatchObject([
      { type: 'battery', operator: 'lessThan', value: stored },
    ])
  })

  test('NOT-2 between two numbers needs both, the smaller one first', () => {
    const between = { type: 'gForce', operator: 'between' } as const
    expect(ofCondition({ ...between, value: '2' })).toEqual({ 'conditions.0.valueTo': 'number' })
    expect(ofCondition({ ...between, value: '2', valueTo: '2' })).toEqual({ 'conditions.0.valueTo': 'order' })
    expect(ofCondition({ ...between, value: '2', valueTo: '2.1' })).toBeNull()
  })

  test('NOT-2 between two hours may cross midnight, and is not empty', () => {
    expect(saved({ conditions: [emptyCondition('time')] }).conditions).toMatchObject([{ value: [22, 6] }])
    expect(ofCondition({ type: 'time', value: '6', valueTo: '6' })).toEqual({
      'conditions.0.valueTo': 'sameHour',
    })
  })

  test('NOT-2 is the name of a geofence', () => {
    expect(ofCondition({ type: 'geofence' })).toEqual({ 'conditions.0.geofenceName': 'geofence' })
    expect(
      saved({ conditions: [{ ...emptyCondition('geofence'), geofenceName: 'Marina' }] }).conditions,
    ).toMatchObject([{ type: 'geofence', operator: 'equals', geofenceName: 'Marina' }])
  })

  test.each(['1', '30', '55', '62.5', '120'])(
    'NOT-2 of %s mph is stored in km/h and shown again',
    (value) => {
      const rule = saved({ conditions: [{ ...FAST, value }] }, MILES_PER_KM)
      expect(rule.conditions[0]?.value).toBeCloseTo(Number(value) / MILES_PER_KM, 3)
      expect(draftOf(asRule(rule), MILES_PER_KM).conditions[0]?.value).toBe(value)
    },
  )
})

describe('NOT-2 an action', () => {
  test('NOT-2 that notifies needs a channel, and a webhook its address', () => {
    expect(ofAction({ type: 'notify', channels: [] })).toEqual({ 'actions.0.channels': 'channel' })
    expect(ofAction({ type: 'webhook', webhookUrl: 'example.com' })).toEqual({
      'actions.0.webhookUrl': 'webhook',
    })
    expect(ofAction({ type: 'webhook', webhookUrl: ' https://example.com/hook ' })).toBeNull()
    expect(ofAction({ type: 'log' })).toBeNull()
  })

  test('NOT-2 has medium priority unless another one is chosen', () => {
    expect(saved({}).actions).toMatchObject([{ type: 'notify', channels: ['email'], priority: 'medium' }])
    const critical = { ...emptyAction('notify'), priority: 'critical' } as const
    expect(saved({ actions: [critical] }).actions).toMatchObject([{ priority: 'critical' }])
  })

  test('NOT-2 of type email or sms is edited as a notification by that channel', () => {
    const rule = asRule({
      ...saved({}),
      actions: [{ type: 'sms', channels: [], priority: 'high' }],
    })
    expect(draftOf(rule, 1).actions).toEqual([
      { type: 'notify', channels: ['sms'], priority: 'high', webhookUrl: '' },
    ])
  })
})

describe('NOT-4 a copy', () => {
  const rule = asRule(saved({}))

  test('NOT-4 has the suffix, and neither the id nor the count', () => {
    const copied = copyOf(rule, (name) => `${name} (Copy)`)
    expect(copied).toMatchObject({ name: 'Fast (Copy)', conditions: rule.conditions })
    expect(copied).not.toHaveProperty('id')
    expect(copied).not.toHaveProperty('triggerCount')
  })

  test('NOT-4 of the longest name is still allowed', () => {
    const { name } = copyOf({ ...rule, name: 'x'.repeat(NAME_MAX) }, (name) => `${name} (Copy)`)
    expect(name).toHaveLength(NAME_MAX)
    expect(name.endsWith('x (Copy)')).toBe(true)
  })
})
