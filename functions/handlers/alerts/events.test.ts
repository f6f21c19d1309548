import { describe, expect, test } from 'vitest'
import { alerts as routes } from '../../../shared/alerts/alerts.routes.ts'
import { HOUR_MS, MINUTE_MS, toIso } from '../../../shared/time.ts'
import { aStoredEvent } from '../../../test/make/geofences/a-stored-event.ts'
import { NOT_FOUND } from '../../../test/make/geofences/geofence-owner.ts'
import { aRuleEvent } from '../../../test/make/rules/a-rule-event.ts'
import { ruleOwners } from '../../../test/make/rules/rule-owner.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { wholeAccount } from '../../stores/devices/device-scope.ts'

const owners = ruleOwners()

/** An owner of VAN1 and VAN2, both of which crossed and fired, a minute after the other. */
async function anOwner() {
  const owner = await owners('VAN1', 'VAN2')
  const { accountId, deps, events, alerts, caller } = owner
  const tracks = await deps.devices.getMany(wholeAccount(accountId), ['VAN1', 'VAN2'])
  const made = [aRuleEvent, aStoredEvent, aRuleEvent, aStoredEvent]
  for (const [minute, make] of made.entries()) {
    const { deviceId = '', trackId = '' } = tracks[minute < 2 ? 0 : 1] ?? {}
    const timestamp = toIso(NOON + minute * MINUTE_MS)
    await events.create(make({ accountId, deviceId, trackId, timestamp }))
  }
  const minuteOf = ({ timestamp }: { timestamp: string }) => (Date.parse(timestamp) - NOON) / MINUTE_MS
  return {
    ...owner,

    async ruleEvents(query: Record<string, string> = {}) {
      const parsed = routes.listRuleEvents.query.parse(query)
      const answer = await alerts.listRuleEvents({ path: {}, query: parsed, body: undefined }, caller)
      if (!('reply' in answer)) throw new Error(`Refused: ${answer.refused}`)
      routes.listRuleEvents.reply.strict().parse(answer.reply)
      return answer.reply.events.map(minuteOf)
    },

    async accountEvents(query: Record<string, string> = {}) {
      const parsed = routes.listAccountEvents.query.parse(query)
      const answer = await alerts.listAccountEvents({ path: {}, query: parsed, body: undefined }, caller)
      if (!('reply' in answer)) throw new Error(`Refused: ${answer.refused}`)
      const { events: shown, nextCursor } = answer.reply
      return { events: shown.map((event) => `${minuteOf(event)} ${event.kind}`), cursor: nextCursor ?? '' }
    },

    recent: (deviceIds: string[], hours: number) =>
      alerts.postAlerts({ path: {}, query: undefined, body: { deviceIds, hours } }, caller),
  }
}

describe('the events of an account', () => {
  test('ALR-4 of rules are those of the filter, newest first', async () => {
    const { ruleEvents } = await anOwner()
    expect(await ruleEvents()).toEqual([2, 0])
    expect(await ruleEvents({ deviceId: 'VAN1' })).toEqual([0])
    expect(await ruleEvents({ ruleId: 'too-fast' })).toEqual([2, 0])
    expect(await ruleEvents({ ruleId: 'other' })).toEqual([])
    expect(await ruleEvents({ from: toIso(NOON + MINUTE_MS) })).toEqual([2])
    expect(await ruleEvents({ to: toIso(NOON), limit: '1' })).toEqual([0])
    await expect(ruleEvents({ from: toIso(NOON), to: toIso(NOON - 1) })).rejects.toThrow('end-before-start')
  })

  test('ALR-4 GEO-3 of all kinds are in one list, in pages', async () => {
    const { accountEvents } = await anOwner()
    const first = await accountEvents({ limit: '3' })
    expect(first.events).toEqual(['3 crossing', '2 rule', '1 crossing'])
    expect(await accountEvents({ cursor: first.cursor })).toEqual({ events: ['0 rule'], cursor: '' })
    const other = await owners()
    expect(
      await other.alerts.listAccountEvents(
        { path: {}, query: { limit: 5, cursor: first.cursor }, body: undefined },
        other.caller,
      ),
    ).toMatchObject({ refused: 'invalid-cursor' })
  })

  test('T18 T19 of a device that left the account or has no subscription are not shown', async () => {
    const { accountEvents, ruleEvents, deleteDevice, subscribe, recent } = await anOwner()
    await deleteDevice('VAN1')
    expect((await accountEvents()).events).toEqual(['3 crossing', '2 rule'])
    await subscribe('VAN2', 'canceled')
    expect((await accountEvents()).events).toEqual([])
    expect(await ruleEvents()).toEqual([])
    expect(await recent(['VAN2'], 24)).toMatchObject({ reply: { alerts: [] } })
  })

  test('ALR-4 OVR-2 the recent alerts of some devices are rules and crossings of the last hours', async () => {
    const { recent, deps } = await anOwner()
    deps.now = () => NOON + HOUR_MS
    const answer = await recent(['VAN1'], 1)
    expect(answer).toMatchObject({
      status: 200,
      reply: {
        success: true,
        alerts: [
          { ruleId: 'marina', ruleName: 'Marina', deviceId: 'VAN1', reasons: [] },
          { ruleId: 'too-fast', ruleName: 'Too fast', deviceId: 'VAN1' },
        ],
      },
    })
    if (!('reply' in answer)) throw new Error('Refused')
    expect(routes.postAlerts.reply.parse(answer.reply)).toEqual(answer.reply)
    deps.now = () => NOON + HOUR_MS + 1
    expect(await recent(['VAN1'], 1)).toMatchObject({ reply: { alerts: [{ ruleId: 'marina' }] } })
    expect(await recent([], 24)).toMatchObject({ reply: { alerts: [] } })
    expect(await recent(['VAN1', 'THEIRS'], 24)).toEqual(NOT_FOUND)
  })
})
