import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { aDrift, alongLegs, fixAt, noise } from '../../../test/make/tracking/tracks.ts'
import { toIso } from '../../time.ts'
import { advance } from '../advance.ts'
import type { StampedPosition } from '../judging/clock.ts'
import type { Position } from '../position.ts'
import { NOTHING_TRACKED, type Tracked } from '../tracked.ts'
import { trackingOf } from '../view/tracking-view.ts'
import { engineOn, motionStatusOf } from './motion-status.ts'

const context = { now: NOON, deviceType: 'boat' }
const trackedAfter = (tracked: Tracked, ...fixes: StampedPosition[]): Tracked =>
  fixes.reduce((before, fix) => advance(before, fix, context).tracked, tracked)
const statusAfter = (tracked: Tracked, ...fixes: StampedPosition[]) =>
  motionStatusOf(trackedAfter(tracked, ...fixes))
/** The status after each fix. */
const statusesOf = (fixes: readonly StampedPosition[], start = NOTHING_TRACKED) => {
  let tracked = start
  return fixes.map((fix) => {
    tracked = trackedAfter(tracked, fix)
    return motionStatusOf(tracked)
  })
}

/** A drive eastwards at 30 km/h, 500 m every minute for three minutes, as a tracker that reports `fields`. */
const aDriveOf = (fields: Partial<Position>) =>
  trackedAfter(NOTHING_TRACKED, ...[0, 1, 2, 3].map((minute) => fixAt(minute * 60, minute * 500, 0, fields)))
const DRIVEN = aDriveOf({ speedKmh: 30 })
const DRIVEN_WITHOUT_SPEED = aDriveOf({})
const DRIVEN_AT_ALWAYS_0 = aDriveOf({ speedKmh: 0 })
/** The next fix after the drive: `metres` further, a minute later. */
const next = (metres: number, fields: Partial<Position> = {}) => fixAt(240, 1500 + metres, 0, fields)

describe('STA-1 what a device does now', () => {
  test.each([
    [{ speedKmh: 0 }, 'STOPPED'],
    [{ speedKmh: 2 }, 'STOPPED'],
    [{ speedKmh: 2.1 }, 'MOVING'],
    [{ speedKmh: 0, ignition: false }, 'STOPPED'],
    [{ speedKmh: 0, ignition: true }, 'IDLE'],
    [{ speedKmh: 2, ignition: true }, 'IDLE'],
    [{ speedKmh: 2.1, ignition: false }, 'MOVING'],
    [{ speedKmh: 0, statusText: 'ACC_ON' }, 'IDLE'],
    [{ speedKmh: 0, statusText: 'ACC_OFF' }, 'STOPPED'],
    [{ speedKmh: 0, ignition: false, statusText: 'ACC_ON' }, 'STOPPED'],
  ] as const)('STA-1 after a drive, at the first fix with %o, is %s', (fields, status) => {
    for (const metres of [0, 29, 31, 400]) expect(statusAfter(DRIVEN, next(metres, fields))).toBe(status)
  })

  test.each([
    [DRIVEN_WITHOUT_SPEED, null],
    [DRIVEN_AT_ALWAYS_0, 0],
    [DRIVEN, null],
  ])(
    'STA-1 without a known speed, 29 m from the last fix is stopped, and 31 m is moving',
    (drive, speedKmh) => {
      expect(statusAfter(drive, next(29, { speedKmh }))).toBe('STOPPED')
      expect(statusAfter(drive, next(31, { speedKmh }))).toBe('MOVING')
    },
  )

  test('STA-1 a tracker that never reports a speed and moves 100 m is moving, at an unknown speed', () => {
    const [standing, moved] = [fixAt(0, 0), fixAt(60, 100)]
    expect(statusesOf([standing, moved])).toEqual(['STOPPED', 'MOVING'])
    const seen = trackingOf(DRIVEN_AT_ALWAYS_0, { now: NOON, storageMode: false })
    expect(seen).toMatchObject({ motionStatus: 'MOVING', speed: null })
  })

  test.each([1, 5, 15, 53])('STA-1 it moves at 30 km/h with a fix every %i s, without a speed', (every) => {
    const statuses = statusesOf(alongLegs([{ seconds: 600, kmh: 30 }], { every }))
    expect(new Set(statuses.slice(Math.ceil(60 / every)))).toEqual(new Set(['MOVING']))
  })

  test.each([
    [1, 54],
    [15, 60],
    [60, 60],
  ])(
    'STA-1 without a speed and with a fix every %i s, it is stopped %i s after it halts',
    (every, seconds) => {
      const halted = (second: number) => fixAt(180 + second, 1500)
      const fixes = Array.from({ length: seconds / every }, (_, index) => halted((index + 1) * every))
      const statuses = statusesOf(fixes, DRIVEN_WITHOUT_SPEED)
      expect(statuses.slice(0, -1).every((status) => status === 'MOVING')).toBe(true)
      expect(statuses.at(-1)).toBe('STOPPED')
    },
  )

  test('STA-1 never says moving at a speed of 2 km/h or less, whatever is reported', () => {
    const step = fc.record({
      seconds: fc.integer({ min: 1, max: 120 }),
      east: fc.integer({ min: -300, max: 300 }),
      speedKmh: fc.constantFrom(null, 0, 0.5, 2, 2.1, 6, 40),
      ignition: fc.constantFrom(null, true, false),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let [second, east, tracked] = [0, 0, DRIVEN]
        for (const { seconds, east: metres, ...fields } of steps) {
          second += seconds
          east += metres
          tracked = trackedAfter(tracked, fixAt(180 + second, 1500 + east, 0, fields))
          const seen = trackingOf(tracked, { now: NOON, storageMode: false })
          if (seen?.motionStatus === 'MOVING')
            expect(seen.speed ?? Number.POSITIVE_INFINITY).toBeGreaterThan(2)
        }
      }),
    )
  })

  test('STA-1 the drift of a parked receiver is never moving, with and without a speed', () => {
    for (const every of [1, 15, 60])
      for (const seed of [1, 2, 3])
        for (const speedKmh of [null, 0, 6]) {
          const fixes = aDrift(3600, every, seed).map((fix) => ({ ...fix, speedKmh }))
          expect(new Set(statusesOf(fixes))).toEqual(new Set(['STOPPED']))
        }
  })

  test.each([null, 0])(
    'STA-1 drift up to 25 m after a drive is stopped from the second minute on, at %s km/h',
    (speedKmh) => {
      const shake = noise(3)
      const metres = () => 1500 + Math.max(-12, Math.min(12, 8 * shake()))
      const parked = Array.from({ length: 36 }, (_, index) =>
        fixAt(190 + index * 10, metres(), 0, { speedKmh }),
      )
      expect(new Set(statusesOf(parked, DRIVEN).slice(6))).toEqual(new Set(['STOPPED']))
    },
  )

  test.each([15, 60])(
    'STA-1 a boat that drifts at 1 km/h is stopped, at 4 km/h moving, every %i s',
    (every) => {
      for (const reports of [true, false])
        for (const [kmh, status] of [
          [1, 'STOPPED'],
          [4, 'MOVING'],
        ] as const) {
          const fields = { speedKmh: reports ? kmh : null }
          const drifting = alongLegs([{ seconds: 1800, kmh }], { every, fields })
          expect(new Set(statusesOf(drifting).slice(-60 / every))).toEqual(new Set([status]))
        }
    },
  )
})

describe('STA-1 since when', () => {
  const sinceOf = (tracked: Tracked) => trackingOf(tracked, { now: NOON, storageMode: false })?.since
  const at = (second: number) => toIso(NOON + second * 1000)

  test('STA-1 a halt lasts since its first fix, also once it is a stop of 300 s', () => {
    const halt = [240, 300, 480, 600].map((second) => fixAt(second, 2000, 0, { speedKmh: 0 }))
    for (const count of [1, 2, 3, 4])
      expect(sinceOf(trackedAfter(DRIVEN, ...halt.slice(0, count)))).toBe(at(240))
  })

  test('STA-1 a drive lasts since it began, also after a halt of less than 300 s', () => {
    const halted = trackedAfter(DRIVEN, fixAt(240, 2000, 0, { speedKmh: 0 }))
    expect(sinceOf(trackedAfter(halted, fixAt(300, 2500, 0, { speedKmh: 30 })))).toBe(sinceOf(DRIVEN))
  })
})

test.each([
  [{ acc: true, statusDescription: 'ACC_OFF' }, true],
  [{ acc: false, statusDescription: 'ACC_ON' }, false],
  [{ acc: null, statusDescription: 'ACC_ON' }, true],
  [{ acc: null, statusDescription: 'Stop 5m' }, null],
  [{ acc: null, statusDescription: null }, null],
] as const)('STA-1 the engine of %o is on: %s', (fields, on) => {
  expect(engineOn(fields)).toBe(on)
})
