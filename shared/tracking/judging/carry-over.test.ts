import { describe, expect, it } from 'vitest'
import { aStampedPosition, NOON } from '../../../test/make/tracking/a-position.ts'
import { onBoardWith } from '../../../test/make/tracking/on-board.ts'
import { HOUR_MS } from '../../time.ts'
import { carryOver } from './carry-over.ts'
import { reprocess } from './reprocess.ts'

const context = { now: NOON, deviceType: 'boat' }
const standing = (hour: number, more = {}) =>
  aStampedPosition({ recordedAt: NOON + hour * HOUR_MS, speedKmh: 0, ...more })

describe('a reprocessed window and the state before it', () => {
  const before = reprocess([standing(0, { batteryVolts: 12.7 }), standing(0.5), standing(1)], context).tracked
  const window = [standing(2), standing(2.5), standing(3)]
  const reprocessed = reprocess(window, context).tracked
  const windowStart = NOON + 2 * HOUR_MS

  it('T66 keep a reading that is not in the window', () => {
    expect(
      carryOver(
        before,
        { ...reprocessed, readings: { ...reprocessed.readings, batteryVolts: null } },
        windowStart,
      ).readings,
    ).toMatchObject({ batteryVolts: 12.7 })
  })

  it('LIV-7 keep the battery that the window does not contain, and take the newer one', () => {
    const onBoard = (name: string, volts: number) =>
      onBoardWith({ batteries: { [name]: { volts, percent: null } } })
    const boat = reprocess([standing(0, { onBoard: onBoard('house', 12.6) })], context).tracked
    const after = reprocess([standing(2, { onBoard: onBoard('engine', 12.9) })], context).tracked
    expect(carryOver(boat, after, windowStart).readings.onBoard?.batteries).toEqual({
      house: { volts: 12.6, percent: null },
      engine: { volts: 12.9, percent: null },
    })
  })

  it('T66 keep when the tracker began to stand, where it stood at the start of the window', () => {
    expect(carryOver(before, reprocessed, windowStart).motion?.since).toBe(NOON)
  })

  it('T66 keep that the tracker reports its speed, where it stood during the whole window', () => {
    const driving = reprocess([standing(0, { speedKmh: 30 })], context).tracked
    expect(reprocessed.pace?.reportsSpeed).toBe(false)
    expect(carryOver(driving, reprocessed, windowStart).pace?.reportsSpeed).toBe(true)
    expect(carryOver(before, reprocessed, windowStart).pace?.reportsSpeed).toBe(false)
  })

  it('T66 take it from the window where it began to stand within it', () => {
    expect(carryOver(before, reprocessed, windowStart - 1).motion?.since).toBe(windowStart)
  })

  it('keep the shown position when the whole window is held', () => {
    const held = reprocess([standing(2, { lat: 0, lng: 0 })], context).tracked
    expect(held.last).toBeNull()
    expect(carryOver(before, held, windowStart).last).toEqual(before.last)
  })
})
