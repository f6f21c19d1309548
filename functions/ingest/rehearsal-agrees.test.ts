import { describe, expect, it } from 'vitest'
import { rehearseRule } from '../../shared/rules/rehearse-rule.ts'
import { trailReports } from '../../shared/rules/trail-reports.ts'
import { MINUTE_MS, toIso } from '../../shared/time.ts'
import type { StampedPosition } from '../../shared/tracking/judging/clock.ts'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { aBicycleRide, aDrive, thinned } from '../../test/make/tracking/tracks.ts'
import { tickUntil } from '../../test/make/watching/tick-until.ts'
import { watchedAccounts } from '../../test/make/watching/watched-account.ts'
import { ruleOf } from '../watching/rule-of.ts'

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
  { name: 'Empty battery', conditions: [{ type: 'battery', operator: 'below', value: 12 }] },
  { name: 'Ignition on', conditions: [{ type: 'accessory', operator: 'on' }] },
  {
    name: 'Ignition off from 12:06',
    conditions: [
      { type: 'accessory', operator: 'off' },
      { type: 'timeRange', timeStart: '12:06', timeEnd: '12:20', timezone: 'UTC' },
    ],
  },
  { name: 'Silent', conditions: [{ type: 'noContact', value: 12 }] },
  {
    name: 'From 12:10',
    conditions: [{ type: 'timeRange', timeStart: '12:10', timeEnd: '12:20', timezone: 'UTC' }],
  },
] as const

/** In a garage from minute 4 to 8 and again from 11 on: no usable fix, but readings. */
const inAGarage = (fixes: readonly StampedPosition[]): StampedPosition[] =>
  fixes.map((fix) => {
    const minute = (fix.recordedAt - NOON) / MINUTE_MS
    const isHeld = (minute > 4 && minute < 8) || minute > 11
    const isOn = Math.floor(minute) % 2 === 0
    return {
      ...fix,
      ...(isHeld ? { accuracyM: 500 } : {}),
      ignition: isOn,
      batteryVolts: Math.floor(minute / 3) % 2 === 0 ? 12.8 : 11.5,
    }
  })

const RECORDINGS = [
  ['a drive', thinned(aDrive(), 30)],
  ['a drive through garages', inAGarage(thinned(aDrive(), 30))],
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
      rehearseRule(reports, rule, { geofences: new Map(), maintenance: [] }, clock.now).firings.map(
        ({ at }) => `${toIso(at)} ${rule.name}`,
      ),
    )
    expect(live.toSorted()).toEqual(rehearsed.toSorted())
    expect(new Set(events.map(({ ruleName }) => ruleName)).size).toBeGreaterThan(3)
  })
})
