import { describe, expect, it } from 'vitest'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { noise } from '../../../test/make/tracking/tracks.ts'
import { HOUR_MS, MINUTE_MS } from '../../time.ts'
import { emptyAt } from './battery-forecast.ts'

/** Voltages every so many minutes until noon, by the hours before noon. */
const voltages = (hours: number, voltsAt: (hoursAgo: number) => number, everyMinutes = 10) =>
  Array.from({ length: Math.floor((hours * 60) / everyMinutes) + 1 }, (_, index) => {
    const hoursAgo = hours - (index * everyMinutes) / 60
    return { at: NOON - hoursAgo * HOUR_MS, volts: Math.round(voltsAt(hoursAgo) * 100) / 100 }
  })
/** In how many hours from noon it is empty. */
const emptyIn = (...series: Parameters<typeof voltages>) => {
  const at = emptyAt(voltages(...series))
  return at === null ? null : (at - NOON) / HOUR_MS
}
const falling = (voltsPerHour: number, volts: number) => (hoursAgo: number) => volts + voltsPerHour * hoursAgo

describe('LIV-7 a battery forecast', () => {
  it('is when the line of the last hours reaches 11.8 V', () => {
    expect(emptyIn(6, falling(0.05, 12.3))).toBeCloseTo(10, 0)
    expect(emptyIn(6, falling(0.1, 12.3))).toBeCloseTo(5, 0)
  })
  it('is now where it has reached it', () => {
    expect(emptyIn(6, falling(0.1, 11.8))).toBe(0)
    expect(emptyAt([{ at: NOON, volts: 11.8 }])).toBe(NOON)
    expect(emptyAt([{ at: NOON, volts: 11.81 }])).toBeNull()
  })
  it('begins after the last charge', () => {
    const sinceCharge = (hoursAgo: number) => (hoursAgo > 4 ? 13.8 : 12.3 + 0.05 * hoursAgo)
    expect(emptyIn(12, sinceCharge)).toBeCloseTo(10, 0)
  })
  it('looks at twelve hours', () => {
    expect(emptyIn(24, (hoursAgo) => (hoursAgo > 12 ? 12.9 : 12.3 + 0.02 * hoursAgo))).toBeCloseTo(25, 0)
  })
  it('is none while it charges', () => {
    expect(emptyIn(6, (hoursAgo) => 13.8 - 0.1 * hoursAgo)).toBeNull()
    expect(emptyIn(6, (hoursAgo) => 12.9 - 0.05 * hoursAgo)).toBeNull()
    expect(emptyIn(6, (hoursAgo) => (hoursAgo === 0 ? 13 : 12.3 + 0.05 * hoursAgo))).toBeNull()
    expect(emptyIn(6, (hoursAgo) => (hoursAgo === 0 ? 12.29 : 12.3 + 0.05 * hoursAgo))).not.toBeNull()
  })
  it('is none where it hardly falls, or lasts more than two weeks', () => {
    expect(emptyIn(12, () => 12.6)).toBeNull()
    expect(emptyIn(12, falling(0.003, 11.9))).toBeNull()
    expect(emptyIn(12, falling(0.006, 11.9))).not.toBeNull()
    expect(emptyIn(12, falling(0.006, 12.9))).not.toBeNull()
    expect(emptyIn(12, falling(0.005, 12.9 + 0.6))).toBeNull()
  })
  it('takes some noise, and is none where there is too much', () => {
    const shaken = (voltsPerHour: number, volts: number) => {
      const shake = noise(3)
      return (hoursAgo: number) => falling(voltsPerHour, 12.3)(hoursAgo) + volts * shake()
    }
    expect(emptyIn(6, shaken(0.05, 0.02))).toBeCloseTo(10, -0.5)
    expect(emptyIn(6, shaken(0.02, 0.1))).toBeNull()
  })
  it('needs five voltages of two hours', () => {
    expect(emptyIn(2, falling(0.05, 12.3), 30)).not.toBeNull()
    expect(emptyIn(1.95, falling(0.05, 12.3), 3)).toBeNull()
    expect(emptyIn(2, falling(0.05, 12.3), 40)).toBeNull()
    expect(emptyAt([])).toBeNull()
  })
  it('is none for a battery of 24 V', () => {
    expect(emptyIn(6, falling(0.1, 24))).toBeNull()
  })
  it('does not depend on when it is computed', () => {
    const series = voltages(6, falling(0.05, 12.3))
    const later = series.map(({ at, volts }) => ({ at: at + 7 * MINUTE_MS, volts }))
    expect((emptyAt(later) ?? 0) - (emptyAt(series) ?? 0)).toBe(7 * MINUTE_MS)
  })
})
