import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { aWatchedGeofence } from '../../test/make/tracking/geofences.ts'
import { aReport, aRule, watched } from '../../test/make/tracking/rules.ts'
import { fixAt } from '../../test/make/tracking/tracks.ts'
import { boundaryOf } from '../geofences/boundary.ts'
import type { RuleState } from '../rules/rule-state.ts'
import { toIso } from '../time.ts'
import { rounded } from '../tracking/packing/resolution.ts'
import { geofenceIndex } from './geofence-index.ts'
import { watchFix } from './watch-fix.ts'
import {
  type FirstAcross,
  insideNow,
  NOTHING_WATCHED,
  type Presence,
  packWatchState,
  unpackWatchState,
  type WatchState,
} from './watch-state.ts'

const instant = fc.integer({ min: 0, max: NOON * 2 })
const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }).map((lat) => rounded(lat, 'lat')),
  lng: fc.double({ min: -180, max: 180, noNaN: true }).map((lng) => rounded(lng, 'lng')),
})
const tenths = fc.integer({ min: 0, max: 5_000 }).map((value) => value / 10)
const placeAt = fc.tuple(place, instant).map(([at, time]) => ({ ...at, at: time }))
const first: fc.Arbitrary<FirstAcross> = fc
  .tuple(
    placeAt,
    fc.record({
      speedKmh: fc.option(tenths),
      course: fc.option(tenths),
      accuracyM: fc.option(tenths),
      byM: tenths,
      bandM: tenths,
      standing: fc.boolean(),
    }),
  )
  .map(([at, more]) => ({ ...at, ...more }))
const geofenceId = fc.string({ minLength: 1, maxLength: 64, unit: 'grapheme' })
const presence: fc.Arbitrary<Presence> = fc.oneof(
  fc.record({ geofenceId, definedAt: instant, kind: fc.constant('entering' as const), first }),
  fc.record({
    geofenceId,
    definedAt: instant,
    kind: fc.constant('inside' as const),
    since: instant,
    place,
    dwelled: fc.boolean(),
    leaving: fc.option(first),
  }),
)
const anchor = fc
  .tuple(placeAt, fc.record({ driftM: fc.integer({ min: 30, max: 60 }), strayed: fc.option(placeAt) }))
  .map(([at, more]) => ({ ...at, ...more }))
const reason = fc.record({
  check: fc.constantFrom('speed' as const, 'accessory' as const),
  operator: fc.option(fc.constant('above')),
  saw: fc.option(fc.oneof(tenths, fc.string())),
  limit: fc.option(fc.oneof(tenths, fc.string())),
  unit: fc.option(fc.constant('km/h' as const)),
  at: fc.constant(toIso(NOON)),
  accuracyM: fc.option(tenths),
})
const pending = fc
  .tuple(
    placeAt,
    fc.record({
      speedKmh: fc.option(tenths),
      course: fc.option(tenths),
      reasons: fc.array(reason, { maxLength: 3 }),
    }),
  )
  .map(([at, more]) => ({ ...at, ...more }))
const ruleState: fc.Arbitrary<RuleState> = fc.record({
  ruleId: fc.string({ minLength: 1, maxLength: 64, unit: 'grapheme' }),
  definedAt: instant,
  armed: fc.boolean(),
  pending: fc.option(pending),
  lastFiredAt: fc.option(instant),
  steppedTo: fc.option(instant),
  memories: fc.array(fc.array(instant, { maxLength: 3 }), { maxLength: 10 }),
})
const anyState: fc.Arbitrary<WatchState> = fc.record({
  anchor: fc.option(anchor),
  presences: fc.array(presence, { maxLength: 5 }),
  rules: fc.array(ruleState, { maxLength: 3 }),
})

describe('a packed watch state', () => {
  it('GEO-4 reads back as it was', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(unpackWatchState(packWatchState(state))).toEqual(state)
      }),
    )
  })

  it('ALR-2 of 20 rules takes less than 1,000 bytes', () => {
    const rules = Array.from({ length: 20 }, (_, number) =>
      aRule(
        [
          { type: 'speed', operator: 'above', value: 80 },
          { type: 'stoppedFor', value: 60 },
        ],
        { ruleId: randomBytes(12).toString('base64url'), definedAt: NOON - number },
      ),
    )
    const reports = [0, 100].map((second) =>
      aReport(second, { moving: false, motion: 'stopped', motionSince: 1 }),
    )
    const { states } = watched(rules, reports)
    expect(states).toHaveLength(rules.length)
    expect(packWatchState({ ...NOTHING_WATCHED, rules: states }).length).toBeLessThan(1_000)
  })

  it('GEO-4 of the version before rules reads back without them', () => {
    const { rules, ...state } = unpackWatchState(Uint8Array.of(1, 0, 0))
    expect(rules).toEqual([])
    expect(state).toEqual({ anchor: null, presences: [] })
  })

  it('throws a RangeError for other bytes, and never reads beyond them', () => {
    const bytes = packWatchState(NOTHING_WATCHED)
    expect(() => unpackWatchState(Uint8Array.of(...bytes, 0))).toThrow(RangeError)
    expect(() => unpackWatchState(Uint8Array.of(99, 0, 0))).toThrow(RangeError)
    fc.assert(
      fc.property(anyState, fc.nat(), (state, cut) => {
        const packed = packWatchState(state)
        expect(() => unpackWatchState(packed.subarray(0, cut % packed.length))).toThrow(RangeError)
      }),
    )
  })

  it('GEO-4 of a device inside 3 of 1,000 geofences takes less than 200 bytes', () => {
    const geofences = Array.from({ length: 1_000 }, (_, number) =>
      aWatchedGeofence({
        geofenceId: randomBytes(12).toString('base64url'),
        definedAt: NOON - number,
        boundary: boundaryOf({
          shape: 'circle',
          points: [{ latitude: 26.1 + Math.max(0, number - 2) * 0.1, longitude: -80.1 }],
          radius: 500,
          width: null,
        }),
      }),
    )
    const { state } = watchFix(NOTHING_WATCHED, geofenceIndex(geofences), fixAt(0, 480), null)
    expect(insideNow(state)).toHaveLength(3)
    expect(state.anchor).not.toBeNull()
    expect(packWatchState(state).length).toBeLessThan(200)
    expect(packWatchState(NOTHING_WATCHED).length).toBeLessThan(6)
  })
})
