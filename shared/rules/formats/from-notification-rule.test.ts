import { describe, expect, test } from 'vitest'
import { NewNotificationRule, type NotificationCondition } from '../../reporting/notification-rule.ts'
import { fromNotificationRule } from './from-notification-rule.ts'

const CONTEXT = { geofenceIds: { 0: 'marina-id' }, timezone: 'America/New_York' }
const SPEED = { type: 'speed', operator: 'greaterThan', value: 80 }
const NOTIFY = { type: 'notify', channels: ['email'] }

function converted(more: { conditions?: unknown[]; actions?: unknown[] }) {
  const rule = { name: 'Rule', conditions: [SPEED], actions: [NOTIFY], ...more }
  return fromNotificationRule(NewNotificationRule.parse(rule), CONTEXT)
}
const conditionOf = (condition: Partial<NotificationCondition>) => {
  const outcome = converted({ conditions: [condition] })
  return 'rule' in outcome ? outcome.rule.conditions[0] : outcome.problems[0]
}
const ruleWith = (...actions: unknown[]) => {
  const outcome = converted({ actions })
  return 'rule' in outcome ? outcome.rule : outcome.problems
}

describe('NOT-2 a condition of a notification rule', () => {
  test.each([
    ['greaterThan', 80, { operator: 'above', value: 80 }],
    ['lessThan', 80, { operator: 'below', value: 80 }],
    ['equals', '80', { operator: 'equals', value: 80 }],
    ['notEquals', 80, { operator: 'notEquals', value: 80 }],
    ['between', [60, 80], { operator: 'between', value: 60, valueTo: 80 }],
  ] as const)('NOT-2 compares by %s', (operator, value, expected) => {
    const limits =
      typeof value === 'object' ? { value: [value[0], value[1]] satisfies [number, number] } : { value }
    for (const type of ['speed', 'battery', 'gForce'] as const)
      expect(conditionOf({ type, operator, ...limits })).toEqual({ type, ...expected })
  })

  test.each([
    ['between', [22, 6], '22:00', '06:00'],
    ['between', [8.5, 24], '08:30', '00:00'],
    ['greaterThan', 20, '20:00', '00:00'],
    ['lessThan', 6, '00:00', '06:00'],
    ['lessThan', '06:30', '00:00', '06:30'],
    ['equals', 23, '23:00', '00:00'],
    ['notEquals', 8, '09:00', '08:00'],
  ] as const)(
    'NOT-2 of time %s %j is a range of the account’s day',
    (operator, value, timeStart, timeEnd) => {
      const hours =
        typeof value === 'object' ? { value: [value[0], value[1]] satisfies [number, number] } : { value }
      expect(conditionOf({ type: 'time', operator, ...hours })).toEqual({
        type: 'timeRange',
        timeStart,
        timeEnd,
        timezone: 'America/New_York',
      })
    },
  )

  test('NOT-2 of a geofence is inside or outside of the one that it names', () => {
    const marina = { type: 'geofence', geofenceName: 'Marina' } as const
    const geofenceId = 'marina-id'
    expect(conditionOf({ ...marina, operator: 'equals' })).toEqual({ type: 'insideGeofence', geofenceId })
    expect(conditionOf({ ...marina, operator: 'notEquals' })).toEqual({ type: 'outsideGeofence', geofenceId })
  })

  test.each<[Partial<NotificationCondition>, string, string]>([
    [{ type: 'speed', operator: 'equals' }, 'value', 'required'],
    [{ type: 'speed', operator: 'equals', value: '' }, 'value', 'required'],
    [{ type: 'speed', operator: 'equals', value: 'fast' }, 'value', 'invalid-value'],
    [{ type: 'speed', operator: 'equals', value: -1 }, 'value', 'invalid-value'],
    [{ type: 'speed', operator: 'equals', value: [60, 80] }, 'value', 'invalid-value'],
    [{ type: 'speed', operator: 'between', value: 60 }, 'value', 'invalid-value'],
    [{ type: 'time', operator: 'lessThan', value: 25 }, 'value', 'invalid-value'],
    [{ type: 'time', operator: 'lessThan', value: 'noon' }, 'value', 'invalid-value'],
    [{ type: 'time', operator: 'between' }, 'value', 'required'],
    [{ type: 'geofence', operator: 'equals' }, 'geofenceName', 'required'],
    [{ type: 'geofence', operator: 'between', geofenceName: 'Marina' }, 'operator', 'invalid-operator'],
  ])('NOT-2 that does not fit together names its field: %j', (condition, field, code) => {
    expect(conditionOf(condition)).toEqual({ path: `conditions.0.${field}`, code })
  })
})

test('NOT-2 a name that no geofence of the account has is named', () => {
  const depot = { type: 'geofence', operator: 'equals', geofenceName: 'Depot' }
  expect(converted({ conditions: [SPEED, depot] })).toEqual({
    problems: [{ path: 'conditions.1.geofenceName', code: 'unknown-geofence' }],
  })
})

describe('NOT-2 the actions of a notification rule', () => {
  test('NOT-2 notify by each channel, call a webhook or only store the event, by the highest priority', () => {
    expect(
      ruleWith(
        { type: 'notify', channels: ['email', 'push', 'email'], priority: 'low' },
        { type: 'webhook', webhookUrl: 'https://hooks.example.com/', priority: 'critical' },
        { type: 'sms' },
        { type: 'log' },
      ),
    ).toMatchObject({
      scope: { kind: 'all' },
      priority: 'critical',
      actions: [
        { type: 'email', target: '' },
        { type: 'push' },
        { type: 'webhook', target: 'https://hooks.example.com/' },
        { type: 'sms', target: '' },
        { type: 'log' },
      ],
    })
    expect(ruleWith({ type: 'notify' })).toMatchObject({ priority: 'medium', actions: [{ type: 'log' }] })
  })

  test('NOT-2 a webhook needs its address', () => {
    expect(ruleWith(NOTIFY, { type: 'webhook' })).toEqual([
      { path: 'actions.1.webhookUrl', code: 'required' },
    ])
  })
})
