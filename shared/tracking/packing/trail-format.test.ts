import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPosition, NOON } from '../../../test/make/tracking/a-position.ts'
import { anyOnBoard, onBoardWith } from '../../../test/make/tracking/on-board.ts'
import { metresOff, noise } from '../../../test/make/tracking/tracks.ts'
import { advance } from '../advance.ts'
import { type StampedPosition, stamp } from '../judging/clock.ts'
import { invalidFixFlag } from '../judging/invalid-fix.ts'
import { NOTHING_TRACKED } from '../tracked.ts'
import { packColumns, packPositions } from './pack-positions.ts'
import { packTracked, unpackTracked } from './tracked-format.ts'
import { unpackPositions } from './unpack-positions.ts'

const TAIL_BYTES = 580
const STATE_BYTES = 400
const LIVE_BYTES = 1024
/** The names, keys, version and numbers of the item that holds the two packed values. */
const ITEM_BYTES = 74

/** The tail of a busy tracker: all usual fields, most of them changing with each fix. */
function aTail(fields: Partial<StampedPosition> = {}): StampedPosition[] {
  const shake = noise(5)
  const round = (value: number, steps: number) => Math.round(value * steps) / steps
  let [east, north, course] = [0, 0, 40]
  return Array.from({ length: 30 }, (_, index) => {
    const speedKmh = round(Math.max(0, 50 + 15 * shake()), 10)
    course = (course + 10 * shake() + 360) % 360
    east += (speedKmh / 3.6) * 15 * Math.sin((course * Math.PI) / 180)
    north += (speedKmh / 3.6) * 15 * Math.cos((course * Math.PI) / 180)
    const recordedAt = NOON + index * 15_000
    const position = aPosition({
      recordedAt,
      receivedAt: recordedAt + Math.round(900 + 60 * Math.abs(shake())),
      ...metresOff(east, north),
      speedKmh,
      course: round(course, 1) % 360,
      altitudeM: round(30 + 2 * shake(), 1),
      accuracyM: round(5 + Math.abs(shake()), 1),
      satellites: Math.round(11 + shake()),
      hdop: round(0.9 + 0.05 * shake(), 10),
      ignition: true,
      batteryVolts: round(13.8 + 0.03 * shake(), 10),
      cellular: Math.round(24 + 0.4 * shake()),
      odometerKm: round(1204.6 + index * 0.21, 10),
      engineHours: round(88.2 + index / 240, 10),
      relayCut: false,
      reportIntervalSeconds: 15,
      statusText: 'ACC_ON; Main voltage 13.8V; Satellite signal 11; LTE network; Altitude 30 m',
      ...fields,
    })
    return stamp(position)
  })
}

const optional = (steps: number, min: number, max: number) =>
  fc.option(
    fc.integer({ min: min * steps, max: max * steps }).map((value) => value / steps),
    { nil: null },
  )
const position = fc
  .record({
    recordedAt: fc.oneof(
      fc.integer({ min: NOON - 1e9, max: NOON + 1e9 }),
      fc.integer({ min: -1e14, max: 2.5e14 }),
    ),
    receivedAt: fc.integer({ min: NOON - 1e9, max: NOON + 1e9 }),
    sentAt: fc.option(fc.integer({ min: NOON - 1e9, max: NOON + 1e9 }), { nil: null }),
    lat: fc.integer({ min: -1000e7, max: 1000e7 }).map((value) => value / 1e7),
    lng: fc.integer({ min: -180e7, max: 180e7 }).map((value) => value / 1e7),
    speedKmh: optional(10, 0, 1500),
    course: optional(10, 0, 359),
    altitudeM: optional(10, -1000, 30_000),
    accuracyM: optional(10, 0, 100_000),
    satellites: optional(1, 0, 99),
    hdop: optional(10, 0, 100),
    ignition: fc.constantFrom(null, true, false),
    batteryVolts: optional(100, 0, 1000),
    batteryPercent: optional(1, 0, 100),
    cellular: optional(1, 0, 31),
    odometerKm: optional(100, 0, 10_000_000),
    engineHours: optional(100, 0, 1_000_000),
    relayCut: fc.constantFrom(null, true, false),
    onBoard: fc.option(anyOnBoard, { nil: null }),
    reportIntervalSeconds: optional(1, 1, 604_800),
    gForce: optional(100, 0, 100),
    events: fc.array(fc.string({ unit: 'grapheme', maxLength: 9 }), { maxLength: 2 }),
    statusText: fc.constantFrom(null, 'ACC_ON', 'ACC_OFF', 'é 中 🚤', 'x'.repeat(300)),
  })
  .map(stamp)

/**
 * Two fixes and their state as they were packed before the format had a battery percentage, and the state as it was
 * packed before it had a pace.
 */
const PACKED_BEFORE = {
  trail:
    'AQKBoQSA6PCw0GeIDoCt9PgB/6jy+wWrAe0TAQZBQ0NfT04BEXJhcGlkQWNjZWxlcmF0aW9ugIAEz/3usNBnAM/C8vgBgKny+wUBEXJhcGlkQWNjZWxlcmF0aW9u',
  state:
    'Abng8rDQZwGw0vKw0GcAALCX9vgB/6jy+wWIDgCrAQAAAAAAAbDS8rDQZwAAsJf2+AH/qPL7BQAAAADtEwAAAAABBkFDQ19PTgAAAAEBsNLysNBnAAAAsJf2+AH/qPL7BQABAbCX9vgB/6jy+wU=',
  stateWithPercent:
    'Abng8rDQZwGw0vKw0GcAALCX9vgB/6jy+wWIDgCrAQAAAAAAAbDS8rDQZwAAsJf2+AH/qPL7BQAAAADtEwAAAAABBkFDQ19PTgAAAAEBsNLysNBnAAAAsJf2+AH/qPL7BQABAbCX9vgB/6jy+wWfAQ==',
}
const fixesBefore = [0, 15_000].map((later) =>
  stamp(
    aPosition({
      recordedAt: NOON + later,
      lat: 26.1 + later / 1e7,
      speedKmh: 8.5,
      batteryVolts: 12.7,
      events: ['rapidAcceleration'],
      statusText: 'ACC_ON',
    }),
  ),
)

describe('the packed trail', () => {
  it('reads and writes fixes without a percentage as before there was one', () => {
    expect(unpackPositions(Buffer.from(PACKED_BEFORE.trail, 'base64'))).toEqual(fixesBefore)
    expect(Buffer.from(packPositions(fixesBefore)).toString('base64')).toBe(PACKED_BEFORE.trail)
  })
  it('takes at most three bytes for a percentage that changes, and none for one that stays', () => {
    const bytesFor = (...percents: (number | null)[]) =>
      packPositions(
        percents.map((batteryPercent, index) =>
          stamp(aPosition({ recordedAt: NOON + index, batteryPercent })),
        ),
      ).length
    expect(bytesFor(80, 80) - bytesFor(null, null)).toBe(bytesFor(80) - bytesFor(null))
    expect(bytesFor(80, 79) - bytesFor(80, 80)).toBeLessThanOrEqual(3)
  })
  it('ALR-2 takes at most four bytes for an acceleration, which is of its fix alone', () => {
    const fixes = [1.23, null, 0].map((gForce, index) =>
      stamp(aPosition({ recordedAt: NOON + index, gForce })),
    )
    expect(unpackPositions(packPositions(fixes)).map(({ gForce }) => gForce)).toEqual([1.23, null, 0])
    const without = fixes.map((fix) => ({ ...fix, gForce: null }))
    expect(packPositions(fixes).length - packPositions(without).length).toBeLessThanOrEqual(2 * 4)
  })
  it('LIV-7 has another version only where there are readings on board, which take few bytes', () => {
    const aboard = (...volts: (number | null)[]) =>
      volts.map((house, index) => {
        const onBoard =
          house === null ? null : onBoardWith({ batteries: { house: { volts: house, percent: 88 } } })
        return stamp(aPosition({ recordedAt: NOON + index, onBoard }))
      })
    const versionOf = ([version]: Uint8Array) => version
    expect([packPositions(aboard(null)), packColumns(aboard(null))].map(versionOf)).toEqual([1, 3])
    expect([packPositions(aboard(null, 12.6)), packColumns(aboard(null, 12.6))].map(versionOf)).toEqual([
      4, 5,
    ])
    const bytesFor = (...volts: (number | null)[]) => packPositions(aboard(...volts)).length
    expect(bytesFor(12.6, 12.6) - bytesFor(12.6)).toBe(bytesFor(null, null) - bytesFor(null))
    expect(bytesFor(12.6, 12.5) - bytesFor(12.6, 12.6)).toBeLessThanOrEqual(9)
  })
  it('unpacks to what was packed', () => {
    fc.assert(
      fc.property(fc.array(position, { maxLength: 40 }), (positions) => {
        expect(unpackPositions(packPositions(positions))).toEqual(positions)
        expect(unpackPositions(packColumns(positions))).toEqual(positions)
      }),
      { numRuns: 500 },
    )
  })
  it('T70 keeps impossible coordinates impossible', () => {
    const odd = [95, 1e300, -1e300, Number.MAX_VALUE].map((lat) => stamp(aPosition({ lat })))
    for (const unpacked of unpackPositions(packPositions(odd))) expect(invalidFixFlag(unpacked)).toBe('noFix')
  })
  it('takes at most 580 bytes for 30 fixes with all usual fields, most of them changing each time', () => {
    expect(packPositions(aTail()).length).toBeLessThanOrEqual(TAIL_BYTES)
  })
  it('is refused in another version, too short, too long, or as noise', () => {
    const packed = packPositions(aTail())
    expect(() => unpackPositions(Uint8Array.of(9, ...packed.slice(1)))).toThrow('of version 9')
    expect(() => unpackPositions(packed.slice(0, -1))).toThrow('end too early')
    expect(() => unpackPositions(Uint8Array.of(...packed, 0))).toThrow('longer than it says')
    expect(() => unpackPositions(new Uint8Array())).toThrow('end too early')
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (noiseBytes) => {
        try {
          unpackPositions(Uint8Array.of(1 + (noiseBytes.length % 5), ...noiseBytes))
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError)
        }
      }),
    )
  })
})

describe('the packed state', () => {
  const context = { now: NOON, deviceType: 'car' }
  const statesOf = (fixes: readonly StampedPosition[]) =>
    fixes.map((_, index) =>
      fixes
        .slice(0, index + 1)
        .reduce((tracked, fix) => advance(tracked, fix, context).tracked, NOTHING_TRACKED),
    )
  it('unpacks to what was packed', () => {
    expect(unpackTracked(packTracked(NOTHING_TRACKED))).toEqual(NOTHING_TRACKED)
    fc.assert(
      fc.property(fc.array(position, { maxLength: 8 }), (positions) => {
        for (const { readings, ...tracked } of statesOf(positions)) {
          const { onBoard: _, ...packed } = readings
          const unpacked = unpackTracked(packTracked({ ...tracked, readings }))
          expect(unpacked).toEqual({ ...tracked, readings: { ...packed, onBoard: null } })
        }
      }),
    )
  })
  it('reads a state from before there was a percentage or a pace', () => {
    const now = statesOf(fixesBefore).at(-1) ?? NOTHING_TRACKED
    const before = { ...now, pace: null, observedIntervalSeconds: null }
    expect(unpackTracked(Buffer.from(PACKED_BEFORE.state, 'base64'))).toEqual(before)
    expect(before.readings.batteryPercent).toBeNull()
    const withPercent = { ...before, readings: { ...before.readings, batteryPercent: 79 } }
    expect(unpackTracked(Buffer.from(PACKED_BEFORE.stateWithPercent, 'base64'))).toEqual(withPercent)
  })
  it('takes at most 400 bytes, and less than 1,024 with its tail, at worst', () => {
    const worst = {
      batteryPercent: 100,
      statusText: '满'.repeat(300),
      sentAt: NOON,
      odometerKm: 9_999_999.99,
      engineHours: 999_999.99,
    }
    const away = metresOff(3_000_000)
    for (const fixes of [
      aTail(worst),
      aTail({ ...worst, speedKmh: null }),
      aTail({ ...worst, ...away, recordedAt: Date.UTC(2099, 0, 1) }),
    ]) {
      const jumped = stamp(aPosition({ ...metresOff(-900_000), recordedAt: NOON + 500_000 }))
      for (const tracked of statesOf([...fixes, jumped]))
        expect(packTracked(tracked).length).toBeLessThanOrEqual(STATE_BYTES)
    }
    const state = statesOf(aTail(worst)).at(-1) ?? NOTHING_TRACKED
    expect(packTracked(state).length + packPositions(aTail()).length + ITEM_BYTES).toBeLessThan(LIVE_BYTES)
  })
  it('is refused when it is anything else', () => {
    expect(() => unpackTracked(Uint8Array.of(7))).toThrow('of version 7')
    expect(() => unpackTracked(new Uint8Array())).toThrow('end too early')
    const packed = packTracked(NOTHING_TRACKED)
    expect(() => unpackTracked(Uint8Array.of(...packed, 1, 1))).toThrow('longer')
    expect(() => unpackTracked(packed.slice(0, 5))).toThrow(RangeError)
  })
})
