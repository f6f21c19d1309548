import { describe, expect, it } from 'vitest'
import { rehearseRule } from '../../shared/rules/rehearse-rule.ts'
import { trailReports } from '../../shared/rules/trail-reports.ts'
import { MINUTE_MS, toIso } from '../../shared/time.ts'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { aBicycleRide, aDrive, thinned } from '../../test/make/tracking/tracks.ts'
import { tickUntil } from '../../test/make/watching/tick-until.ts'
import { watchedAccounts } from '../../test/make/watching/watched-account.ts'
import { ruleOf } from '../common/rules/rule-of.ts'

const anAccount = watchedAccounts()

const RULES = [
  { name: 'Above 16', conditions: [{ type: 'speed', operator: 'above', value: 16 }] },
  {
    name: 'Above 60, rarely',
    conditions: [{ type: 'speed', operator: 'above', value: 60 }],
    cooldownMinutes: 30,
  },
  { name: 'Starts', conditions: [{ type: 'movement', operator: 'start' }] },
  { name: 'Ends', conditions: [{ type: 'movement', operator: 'end' }] },
  { name: 'Stands', conditions: [{ type: 'stoppedFor', value: 3 }] },
  { name: 'Silent', conditions: [{ type: 'noContact', value: 12 }] },
  {
    name: 'From 12:10',
    conditions: [{ type: 'timeRange', timeStart: '12:10', timeEnd: '12:20', timezone: 'UTC' }],
  },
] as const

const RECORDINGS = [
  ['a drive', thinned(aDrive(), 30)],
  ['a ride with a gap', thinned(aBicycleRide(), 15).filter((_, index) => index < 15 || index > 85)],
] as const

describe('ALR-2 rehearsal and live evaluation agree', () => {
  it.each(RECORDINGS)('on %s, replayed message by message with a tick each minute', async (_name, fixes) => {
    const account = await anAccount(
      [],
      RULES.map((rule) => ({ ...rule, conditions: [...rule.conditions] })),
    )
    const { stores, accountId, device, clock } = account
    const record = account.anInstance()
    let ticked = NOON
    for (const fix of fixes) {
      for (; ticked + MINUTE_MS < fix.receivedAt; ticked += MINUTE_MS) {
        clock.now = ticked
        await tickUntil(account, ticked + 1)
      }
      await record(fix)
    }
    await tickUntil(account, clock.now + 20 * MINUTE_MS)
    const { events } = await stores.events.listRuleEvents(accountId, {}, null, 500)
    const live = events.map(
      ({ ruleName, timestamp, late }) => `${timestamp} ${ruleName}${late ? ' late' : ''}`,
    )

    const positions = await stores.trails.listPositions(device.trackId, NOON, clock.now)
    const reports = trailReports(positions, device.deviceType, { relayRequested: null, storageMode: false })
    const rules = (await stores.rules.list(accountId)).map(ruleOf)
    const rehearsed = rules.flatMap((rule) =>
      rehearseRule(reports, rule, new Map(), clock.now).firings.map(({ at }) => `${toIso(at)} ${rule.name}`),
    )
    expect(live.toSorted()).toEqual(rehearsed.toSorted())
    expect(new Set(events.map(({ ruleName }) => ruleName)).size).toBeGreaterThan(3)
  })
})
