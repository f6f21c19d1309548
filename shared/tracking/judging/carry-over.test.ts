import { describe, expect, it } from 'vitest'
import { aStampedPosition, NOON } from '../../../test/make/tracking/a-position.ts'
import { HOUR_MS } from '../../time.ts'
import { carryOver } from './carry-over.ts'
import { reprocess } from './reprocess.ts'

const watch = { now: NOON, deviceType: 'boat' }
const standing = (hour: number, more = {}) =>
  aStampedPosition({ recordedAt: NOON + hour * HOUR_MS, speedKmh: 0, ...more })

describe('a settled window goes on from what was known before', () => {
  const before = reprocess([standing(0, { batteryVolts: 12.7 }), standing(0.5), standing(1)], watch).tracked
  const window = [standing(2), standing(2.5), standing(3)]
  const settled = reprocess(window, watch).tracked
  const windowStart = NOON + 2 * HOUR_MS

  it('T66 keeps the readings that nothing in the window said', () => {
    expect(
      carryOver(before, { ...settled, readings: { ...settled.readings, batteryVolts: null } }, windowStart)
        .readings,
    ).toMatchObject({ batteryVolts: 12.7 })
  })

  it('T66 stands since it first stood, when it stood as the window began', () => {
    expect(carryOver(before, settled, windowStart).motion?.since).toBe(NOON)
  })

  it('T66 stands since the window says so, when that is after its beginning', () => {
    expect(carryOver(before, settled, windowStart - 1).motion?.since).toBe(windowStart)
  })

  it('keeps the last position when nothing in the window counts', () => {
    const held = reprocess([standing(2, { lat: 0, lng: 0 })], watch).tracked
    expect(held.last).toBeNull()
    expect(carryOver(before, held, windowStart).last).toEqual(before.last)
  })
})
