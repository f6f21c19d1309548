import { describe, expect, test } from 'vitest'
import { alerts as routes } from '../../../shared/alerts/alerts.routes.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, toIso } from '../../../shared/time.ts'
import { NOT_FOUND } from '../../../test/make/geofences/geofence-owner.ts'
import { aRuleEvent } from '../../../test/make/rules/a-rule-event.ts'
import { aDriveAt, FAST_DRIVE, FAST_FROM, fastDrivers } from '../../../test/make/rules/fast-drivers.ts'
import { alertIn, type RuleOwner, ruleOwners } from '../../../test/make/rules/rule-owner.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { wholeAccount } from '../../stores/devices/device-scope.ts'

const anOwner = ruleOwners()
const anOwnerWhoDrove = fastDrivers(anOwner)

const explain = ({ alerts, caller }: RuleOwner, id: string, at: number, deviceId = 'VAN1') =>
  alerts.explainAlertRule({ path: { id }, query: { deviceId, at: toIso(at) }, body: undefined }, caller)

describe('the explanation of a rule', () => {
  test('ALR-2 says condition by condition what it saw, and what kept it from firing', async () => {
    const owner = await anOwnerWhoDrove('VAN1')
    owner.deps.now = () => NOON - DAY_MS
    const { id } = alertIn(await owner.createAlert())
    owner.deps.now = () => NOON + HOUR_MS
    const before = await explain(owner, id, NOON - MINUTE_MS)
    expect(before).toMatchObject({ reply: { fired: false, because: 'noPositions', event: null } })
    const later = await explain(owner, id, NOON + 20 * MINUTE_MS)
    expect(later).toMatchObject({
      reply: {
        fired: false,
        because: 'notMet',
        conditions: [{ condition: { type: 'speed' }, met: false, saw: 60, limit: 80 }],
        event: null,
      },
    })
    if (!('reply' in later)) throw new Error('Refused')
    expect(later.reply.positions).toHaveLength(FAST_DRIVE.length)
    expect(routes.explainAlertRule.reply.parse(later.reply)).toEqual(later.reply)
  })

  test('ALR-2 of an event that is stored has it, even if the rule would not fire now', async () => {
    const owner = await anOwnerWhoDrove('VAN1')
    const { id } = alertIn(await owner.createAlert({ enabled: false }))
    const [device] = await owner.deps.devices.getMany(wholeAccount(owner.accountId), ['VAN1'])
    const { accountId } = owner
    const { trackId = '' } = device ?? {}
    const timestamp = toIso(FAST_FROM)
    await owner.events.create(aRuleEvent({ accountId, trackId, deviceId: 'VAN1', ruleId: id, timestamp }))
    expect(await explain(owner, id, FAST_FROM + 5 * MINUTE_MS)).toMatchObject({
      reply: { fired: true, because: null, event: { ruleId: id, timestamp } },
    })
    expect(await explain(owner, id, FAST_FROM + 5 * MINUTE_MS + 1)).toMatchObject({
      reply: { fired: false, because: 'disabled', event: null },
    })
  })

  test('ALR-2 is what lies nearest, with the nearest event beside it', async () => {
    const owner = await anOwner('VAN1')
    owner.deps.now = () => NOON - DAY_MS
    const { id } = alertIn(await owner.createAlert())
    owner.deps.now = () => NOON + HOUR_MS
    const slow = Array<number>(6).fill(60)
    await owner.record('VAN1', aDriveAt([...slow, 90, 90, ...slow, 90, 90, ...slow]))
    const [FIRED, AGAIN] = [NOON + 3 * MINUTE_MS, NOON + 7 * MINUTE_MS]
    const [device] = await owner.deps.devices.getMany(wholeAccount(owner.accountId), ['VAN1'])
    const of = {
      accountId: owner.accountId,
      trackId: device?.trackId ?? '',
      deviceId: 'VAN1',
      ruleId: id,
    }
    for (const at of [FIRED - 4 * MINUTE_MS, FIRED])
      await owner.events.create(aRuleEvent({ ...of, timestamp: toIso(at) }))
    const event = { timestamp: toIso(FIRED) }
    const middle = (FIRED + AGAIN) / 2
    expect(await explain(owner, id, middle - 1)).toMatchObject({
      reply: { fired: true, because: null, event },
    })
    for (const at of [middle, middle + 1])
      expect(await explain(owner, id, at)).toMatchObject({
        reply: { fired: false, because: 'cooldown', conditions: [{ met: true, saw: 90 }], event },
      })
  })

  test('T13 T19 is for own rules and devices, and shows nothing of a device without a subscription', async () => {
    const owner = await anOwnerWhoDrove('VAN1')
    const theirs = await anOwner('THEIRS')
    const { id } = alertIn(await owner.createAlert())
    const { id: foreignId } = alertIn(await theirs.createAlert())
    expect(await explain(owner, foreignId, NOON)).toEqual(NOT_FOUND)
    expect(await explain(owner, id, NOON, 'THEIRS')).toEqual(NOT_FOUND)
    await owner.subscribe('VAN1', 'canceled')
    expect(await explain(owner, id, NOON + MINUTE_MS)).toMatchObject({
      reply: { because: 'noPositions', positions: [] },
    })
  })

  test('ALR-2 says that a rule does not watch a device', async () => {
    const owner = await anOwnerWhoDrove('VAN1', 'VAN2')
    const { id } = alertIn(await owner.createAlert({ deviceId: 'VAN2' }))
    expect(await explain(owner, id, FAST_FROM)).toMatchObject({
      reply: { fired: false, because: 'notCovered' },
    })
  })
})
