import { describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../../shared/time.ts'
import { geofenceIn, NOT_FOUND } from '../../../test/make/geofences/geofence-owner.ts'
import { notificationRuleIn, ruleOwners } from '../../../test/make/rules/rule-owner.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { ruleOf } from '../../watching/rule-of.ts'

const anOwner = ruleOwners()

const refusedAt = (path: string, code: string) => ({
  refused: 'invalid-rule',
  more: { errors: [{ path, code }] },
})
const inside = (geofenceName: string) => ({ type: 'geofence', operator: 'equals', geofenceName })

describe('the notification rules of an account', () => {
  test('NOT-1 are created, listed newest first, changed in part, switched and deleted', async () => {
    const { createNotificationRule, updateNotificationRule, listNotificationRules, ...owner } =
      await anOwner()
    const first = notificationRuleIn(await createNotificationRule())
    owner.deps.now = () => NOON + MINUTE_MS
    const second = notificationRuleIn(await createNotificationRule({ name: 'Second' }))
    expect(first).toEqual({
      id: expect.stringMatching(/^[\w-]{16}$/),
      name: 'Too fast',
      description: 'Above the limit',
      enabled: true,
      conditions: [{ type: 'speed', field: 'speed', operator: 'greaterThan', value: 80 }],
      actions: [{ type: 'notify', channels: ['email'], priority: 'high' }],
      cooldownPeriod: 30,
      triggerCount: 0,
      lastTriggered: null,
      disabledBecause: null,
    })
    expect(await listNotificationRules()).toEqual([second, first])
    expect(notificationRuleIn(await updateNotificationRule(first.id, { enabled: false }))).toEqual({
      ...first,
      enabled: false,
    })
    expect(notificationRuleIn(await updateNotificationRule(first.id, { ...first }))).toEqual(first)
    const input = { path: { id: first.id }, query: undefined, body: undefined }
    expect(await owner.reporting.deleteNotificationRule(input, owner.caller)).toEqual({
      reply: { success: true },
    })
    expect(await owner.reporting.deleteNotificationRule(input, owner.caller)).toEqual(NOT_FOUND)
    expect(await listNotificationRules()).toEqual([second])
  })

  test('NOT-4 a copy is a rule of its own, whatever id and counts are sent with it', async () => {
    const { createNotificationRule } = await anOwner()
    const rule = notificationRuleIn(await createNotificationRule())
    const sent = { ...rule, name: 'Too fast (Copy)', triggerCount: 12, lastTriggered: 'yesterday' }
    const copy = notificationRuleIn(await createNotificationRule(sent))
    expect(copy).toEqual({ ...rule, id: copy.id, name: 'Too fast (Copy)' })
    expect(copy.id).not.toBe(rule.id)
  })

  test('T13 and alert rules are not changed or deleted as each other, nor by another account', async () => {
    const { createNotificationRule, createAlert, updateAlert, deleteAlert, listNotificationRules } =
      await anOwner()
    const rule = notificationRuleIn(await createNotificationRule())
    const other = await anOwner()
    expect(await updateAlert(rule.id, { enabled: false })).toEqual(NOT_FOUND)
    expect(await deleteAlert(rule.id)).toEqual(NOT_FOUND)
    expect(await createAlert({ id: rule.id })).toEqual({ refused: 'rule-exists' })
    expect(await other.updateNotificationRule(rule.id, { enabled: false })).toEqual(NOT_FOUND)
    expect(await listNotificationRules()).toEqual([rule])
  })

  test('NOT-2 watch the geofence of a name, also after it is renamed', async () => {
    const owner = await anOwner()
    const { create, update, createNotificationRule, updateNotificationRule, listNotificationRules } = owner
    const { deps, accountId } = owner
    const { geofenceId } = geofenceIn(await create({ name: 'Marina' }))
    await (await anOwner()).create({ name: 'Theirs' })
    for (const name of ['marina', 'Theirs', 'constructor', '__proto__'])
      expect(await createNotificationRule({ conditions: [inside(name)] })).toEqual(
        refusedAt('conditions.0.geofenceName', 'unknown-geofence'),
      )
    const { id } = notificationRuleIn(await createNotificationRule({ conditions: [inside('Marina')] }))
    const watched = async () => {
      const stored = await deps.rules.get(accountId, id)
      return stored && ruleOf(stored).conditions
    }
    expect(await watched()).toEqual([{ type: 'insideGeofence', geofenceId }])
    await update(geofenceId, { name: 'Harbour' })
    await create({ name: 'Marina' })
    expect(await listNotificationRules()).toMatchObject([{ conditions: [{ geofenceName: 'Harbour' }] }])
    const switched = notificationRuleIn(await updateNotificationRule(id, { enabled: false }))
    expect(switched.conditions).toEqual([inside('Harbour')])
    expect(await watched()).toEqual([{ type: 'insideGeofence', geofenceId }])
    await create({ name: 'Harbour' })
    await updateNotificationRule(id, { ...switched })
    expect(await watched()).toEqual([{ type: 'insideGeofence', geofenceId }])
    await updateNotificationRule(id, { conditions: [inside('Harbour')] })
    expect(await watched()).toEqual([{ type: 'insideGeofence', geofenceId }])
  })

  test('NOT-1 of a deleted geofence are disabled and say so', async () => {
    const { create, createNotificationRule, updateNotificationRule, listNotificationRules, ...owner } =
      await anOwner()
    const { geofenceId } = geofenceIn(await create({ name: 'Marina' }))
    const { id } = notificationRuleIn(await createNotificationRule({ conditions: [inside('Marina')] }))
    await owner.actions.deleteGeofence(
      { path: { id: geofenceId }, query: undefined, body: undefined },
      owner.caller,
    )
    expect(await listNotificationRules()).toMatchObject([
      { enabled: false, disabledBecause: 'geofence-deleted' },
    ])
    expect(await updateNotificationRule(id, { enabled: true })).toEqual({
      refused: 'not-found',
      more: { errors: [{ path: 'conditions.0.geofenceName', code: 'not-found' }] },
    })
    expect(notificationRuleIn(await updateNotificationRule(id, { name: 'Renamed' })).name).toBe('Renamed')
  })

  test.each([
    ['above 80 and below 60', [above(80), below(60)], 'conditions.1', 'contradiction'],
    [
      'between 80 and 60',
      [{ type: 'speed', operator: 'between', value: [80, 60] }],
      'conditions.0.value',
      'limits-reversed',
    ],
    [
      'an empty time range',
      [{ type: 'time', operator: 'between', value: [8, 8] }],
      'conditions.0.value',
      'time-range-empty',
    ],
    ['a speed without a limit', [{ type: 'speed', operator: 'equals' }], 'conditions.0.value', 'required'],
  ])('ALR-3 NOT-2 that can never be true is refused: %s', async (_what, conditions, path, code) => {
    const { createNotificationRule, listNotificationRules } = await anOwner()
    expect(await createNotificationRule({ conditions })).toEqual(refusedAt(path, code))
    expect(await listNotificationRules()).toEqual([])
  })

  test('T89 call public webhooks only', async () => {
    const { createNotificationRule } = await anOwner()
    const actions = [
      { type: 'notify', channels: ['email', 'sms', 'push'] },
      { type: 'webhook', webhookUrl: 'http://localhost/' },
    ]
    expect(await createNotificationRule({ actions })).toEqual({
      refused: 'webhook-not-public',
      more: { errors: [{ path: 'actions.1.webhookUrl', code: 'webhook-not-public' }] },
    })
  })

  test('NOT-1 T93 a test goes to the account itself, at most five times an hour', async () => {
    const { createNotificationRule, reporting, caller, sent, accountId, deps } = await anOwner()
    const { id: ruleId } = notificationRuleIn(await createNotificationRule())
    const run = (id: string) =>
      reporting.testNotificationRule({ path: { id }, query: undefined, body: undefined }, caller)
    expect(await run('unknown')).toEqual(NOT_FOUND)
    for (let tests = 0; tests < 5; tests++) expect(await run(ruleId)).toEqual({ reply: { success: true } })
    expect(sent).toEqual(Array.from({ length: 5 }, () => ({ kind: 'ruleTest', accountId, ruleId })))
    expect(await run(ruleId)).toEqual({ refused: 'too-many-requests', retryAfterSeconds: 3_600 })
    deps.now = () => NOON + HOUR_MS
    expect(await run(ruleId)).toEqual({ reply: { success: true } })
    const other = await anOwner()
    const input = { path: { id: ruleId }, query: undefined, body: undefined }
    expect(await other.reporting.testNotificationRule(input, other.caller)).toEqual(NOT_FOUND)
  })
})

function above(value: number) {
  return { type: 'speed', operator: 'greaterThan', value }
}
function below(value: number) {
  return { type: 'speed', operator: 'lessThan', value }
}
