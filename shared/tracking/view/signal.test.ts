import { describe, expect, test } from 'vitest'
import { cellularBand, gpsPercent, ltePercent, satelliteBand, signalBars } from './signal.ts'

describe('STA-3 the signals of a device', () => {
  test.each([
    [31, 'excellent'],
    [20, 'excellent'],
    [19, 'good'],
    [15, 'good'],
    [14, 'fair'],
    [5, 'fair'],
    [4, 'weak'],
    [0, 'weak'],
  ])('STA-3 cellular %i is %s', (strength, name) => {
    expect(cellularBand(strength)?.name).toBe(name)
  })

  test.each([
    [4, 'good'],
    [3, 'fair'],
    [2, 'poor'],
    [0, 'poor'],
  ])('STA-3 %i satellites are %s', (count, name) => {
    expect(satelliteBand(count)?.name).toBe(name)
  })

  test.each([
    [22, 4],
    [21, 3],
    [15, 3],
    [14, 2],
    [8, 2],
    [7, 1],
    [2, 1],
    [1, 0],
    [0, 0],
  ])('STA-3 a raw strength of %i has %i bars', (strength, bars) => {
    expect(signalBars(strength)).toBe(bars)
  })

  test('STA-3 NaN is in no band', () => {
    expect(cellularBand(Number.NaN)).toBeNull()
    expect(satelliteBand(Number.NaN)).toBeNull()
    expect(signalBars(Number.NaN)).toBe(0)
  })
})

test('ALR-2 a signal in percent is a part of 12 satellites, or of the 31 steps of CSQ', () => {
  expect([0, 3, 6, 12, 20].map(gpsPercent)).toEqual([0, 25, 50, 100, 100])
  expect([0, 15, 16, 31].map(ltePercent)).toEqual([0, 48, 52, 100])
})
