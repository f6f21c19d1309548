import { describe, expect, test } from 'vitest'
import { alerts as routes } from '../../../shared/alerts/alerts.routes.ts'
import { DAY_MS, toIso } from '../../../shared/time.ts'
import { geofenceIn, NOT_FOUND } from '../../../test/make/geofences/geofence-owner.ts'
import { aDriveAt, FAST_DRIVE, FAST_FROM, fastDrivers } from '../../../test/make/rules/fast-drivers.ts'
import { anAlertBody } from '../../../test/make/rules/rule.ts'
import { type RuleOwner, ruleOwners } from '../../../test/make/rules/rule-owner.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'

const anOwner = ruleOwners()
const anOwnerWhoDrove = fastDrivers(anOwner)

const rehearse = ({ alerts, caller }: RuleOwner, more: Record<string, unknown> = {}) =>
  alerts.rehearseAlertRule(
    {
      path: {},
      query: undefined,
      body: routes.rehearseAlertRule.body.parse({
        rule: anAlertBody(),
        deviceIds: [],
        from: toIso(NOON - DAY_MS),
        to: toIso(NOON + DAY_MS),
        ...more,
      }),
    },
    caller,
  )

describe('the rehearsal of an alert rule', () => {
  test('ALR-2 says what the stored trails would have raised, and stores and sends nothing', async () => {
    const owner = await anOwnerWhoDrove('VAN1', 'VAN2')
    const answer = await rehearse(owner, { rule: { ...anAlertBody(), deviceId: 'VAN1' } })
    expect(answer).toMatchObject({
      reply: {
        firings: [
          {
            ruleId: 'rehearsal',
            ruleName: 'Too fast',
            deviceId: 'VAN1',
            timestamp: toIso(FAST_FROM),
            speed: 90,
            late: false,
            notifications: [],
            reasons: [{ check: 'speed', saw: 90, limit: 80, unit: 'km/h' }],
          },
        ],
        suppressed: [],
        positionsRead: FAST_DRIVE.length,
        noise: { reversedWithin2Minutes: 1, advice: null },
      },
    })
    if (!('reply' in answer)) throw new Error('Refused')
    expect(routes.rehearseAlertRule.reply.parse(answer.reply)).toEqual(answer.reply)
    expect((await owner.events.listPage(owner.accountId, {}, null, 10)).events).toEqual([])
    expect(owner.sent).toEqual([])
    expect(await owner.listAlerts()).toEqual([])
  })

  test('ALR-2 is for the chosen devices, else for those that the rule watches, with a subscription', async () => {
    const owner = await anOwnerWhoDrove('VAN1', 'VAN2', 'VAN3')
    await owner.saveDevice('VAN2', { tags: ['north'] })
    await owner.subscribe('VAN3', 'canceled')
    const devicesOf = async (more: Record<string, unknown>) => {
      const answer = await rehearse(owner, more)
      return 'reply' in answer && answer.reply.firings.map(({ deviceId }) => deviceId).toSorted()
    }
    expect(await devicesOf({})).toEqual(['VAN1', 'VAN2'])
    expect(await devicesOf({ deviceIds: ['VAN2', 'VAN3'] })).toEqual(['VAN2'])
    const tagged = { ...anAlertBody(), deviceId: 'TAG_BASED', tags: ['north', 'south'] }
    expect(await devicesOf({ rule: tagged })).toEqual(['VAN2'])
  })

  test('ALR-2 with a short cooldown says what would calm the rule', async () => {
    const owner = await anOwner('VAN1', 'VAN2')
    const often = Array.from({ length: 12 }, () => FAST_DRIVE).flat()
    for (const deviceId of ['VAN1', 'VAN2']) await owner.record(deviceId, aDriveAt(often))
    owner.deps.now = () => NOON + DAY_MS
    const answer = await rehearse(owner, { rule: { ...anAlertBody(), cooldownMinutes: 0 } })
    if (!('reply' in answer)) throw new Error('Refused')
    expect(answer.reply.firings).toHaveLength(24)
    expect(answer.reply.noise).toMatchObject({
      reversedWithin2Minutes: 1,
      advice: { code: 'longer-delay', firings: 0, insteadOf: 24 },
    })
    const calmer = await rehearse(owner, { rule: { ...anAlertBody(), cooldownMinutes: 60 } })
    expect('reply' in calmer && calmer.reply.suppressed).toContainEqual({
      timestamp: expect.any(String),
      deviceId: 'VAN2',
      because: 'cooldown',
    })
  })

  test('T13 T32 is refused as saving the rule is, and for a range that is too long', async () => {
    const owner = await anOwnerWhoDrove('VAN1')
    const theirs = await anOwner('THEIRS')
    const { geofenceId } = geofenceIn(await theirs.create())
    const notFoundAt = (path: string) => ({
      refused: 'not-found',
      more: { errors: [{ path, code: 'not-found' }] },
    })
    const rule = anAlertBody()
    expect(await rehearse(owner, { deviceIds: ['VAN1', 'THEIRS'] })).toEqual(NOT_FOUND)
    expect(await rehearse(owner, { rule: { ...rule, deviceId: 'THEIRS' } })).toEqual(notFoundAt('deviceId'))
    const inside = { ...rule, conditions: [{ type: 'insideGeofence', geofenceId }] }
    expect(await rehearse(owner, { rule: inside })).toEqual(notFoundAt('conditions.0.geofenceId'))
    const never = [...rule.conditions, { type: 'speed', operator: 'below', value: 60 }]
    expect(await rehearse(owner, { rule: { ...rule, conditions: never } })).toMatchObject({
      refused: 'invalid-rule',
      more: { errors: [{ path: 'conditions.1' }] },
    })
    expect(await rehearse(owner, { from: toIso(NOON - 31 * DAY_MS) })).toMatchObject({
      refused: 'range-too-long',
    })
  })
})
