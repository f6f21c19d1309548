import { describe, expect, it } from 'vitest'
import { anAccount } from '../../make/accounts/account.ts'
import { aGeofence } from '../../make/geofences/geofence.ts'
import { aNotificationRule, anAlert, anAlertBody } from '../../make/rules/rule.ts'
import { aTracker } from '../../make/tracking/tracker.ts'

describe('the rules of an account', () => {
  it('ALR-4 T16 a client makes the id of an alert rule, and another account may have the same', async () => {
    const [account, other] = [await anAccount(), await anAccount()]
    const rule = { ...anAlertBody(), id: 'rule-1', createdAt: '2026-01-01T00:00:00.000Z' }
    expect(await account.call('POST', '/vectra/alerts', rule)).toMatchObject({
      status: 201,
      body: { alert: { id: 'rule-1' } },
    })
    expect((await account.call('POST', '/vectra/alerts', rule)).status).toBe(409)
    expect((await other.call('POST', '/vectra/alerts', { ...rule, name: 'Theirs' })).status).toBe(201)
    const patched = await account.call('PATCH', '/vectra/alerts/rule-1', { enabled: false })
    expect(patched.body).toMatchObject({ alert: { enabled: false, name: 'Too fast' } })
    expect((await other.call('GET', '/vectra/alerts')).body).toMatchObject({
      alerts: [{ id: 'rule-1', name: 'Theirs', enabled: true }],
    })
  })

  it('ALR-1 NOT-1 rules of a deleted geofence are disabled and say so, in both formats', async () => {
    const account = await anAccount()
    const { geofenceId } = await aGeofence(account, { name: 'Marina' })
    await anAlert(account, { conditions: [{ type: 'outsideGeofence', geofenceId }] })
    const inside = { type: 'geofence', operator: 'equals', geofenceName: 'Marina' }
    await aNotificationRule(account, { conditions: [inside] })
    expect((await account.call('DELETE', `/geofences/${geofenceId}`)).status).toBe(200)
    const disabled = [{ enabled: false, disabledBecause: 'geofence-deleted' }]
    expect((await account.call('GET', '/vectra/alerts')).body).toMatchObject({ alerts: disabled })
    const rules = await account.call('GET', '/reporting/notification-rules')
    expect(rules.body).toMatchObject({ rules: disabled })
  })

  it('ALR-3 a rule that is refused names each field and its problem', async () => {
    const account = await anAccount()
    const { trackerId } = await aTracker(account)
    const speed = { type: 'speed', operator: 'above', value: 80 }
    const errorsOf = async (more: Record<string, unknown>) => {
      const body = { ...anAlertBody(), deviceId: trackerId, ...more }
      const refused = await account.call('POST', '/vectra/alerts', body)
      return [refused.status, refused.body]
    }
    const refusedAt = (status: number, path: string, code: string) => [
      status,
      expect.objectContaining({ errors: [expect.objectContaining({ path, code })] }),
    ]
    expect(await errorsOf({ name: '' })).toEqual(refusedAt(400, 'name', 'too-small'))
    expect(await errorsOf({ conditions: [] })).toEqual(refusedAt(400, 'conditions', 'too-small'))
    expect(await errorsOf({ conditions: [speed, { ...speed, operator: 'below', value: 60 }] })).toEqual(
      refusedAt(400, 'conditions.1', 'contradiction'),
    )
    expect(await errorsOf({ actions: [{ type: 'webhook', target: 'http://10.0.0.1/' }] })).toEqual(
      refusedAt(400, 'actions.0.target', 'webhook-not-public'),
    )
    expect(await errorsOf({ deviceId: 'THEIRS' })).toEqual(refusedAt(404, 'deviceId', 'not-found'))
    expect((await account.call('GET', '/vectra/alerts')).body).toEqual({ alerts: [] })
  })

  it('API-4 the calls without a prefix exist and need a token, as do those of rules', async () => {
    const { call } = await anAccount()
    for (const [method, path] of [
      ['GET', '/vectra/alerts'],
      ['GET', '/vectra/alerts/events'],
      ['GET', '/vectra/events'],
      ['GET', '/geofences'],
      ['GET', '/devices'],
      ['GET', '/user/settings'],
      ['POST', '/notifications/test'],
      ['POST', '/geofences/test-alert'],
      ['GET', '/reporting/schedules'],
      ['GET', '/reporting/notification-rules'],
      ['GET', '/reporting/notification-analytics'],
      ['GET', '/reporting/generated'],
    ] as const) {
      const refused = await call(method, path, undefined, { authorization: 'Bearer none' })
      expect(refused.status, path).toBe(401)
      expect((await call(method, `${path}-other`)).status, path).toBe(404)
    }
  })
})
