import { describe, expect, test } from 'vitest'
import { batteryBand, cellularBand, satelliteBand } from './bands.ts'

describe('STA-2 STA-3 bands', () => {
  test.each([
    [12.6, 'excellent'],
    [12.59, 'good'],
    [12.4, 'good'],
    [12.39, 'fair'],
    [12.2, 'fair'],
    [12.19, 'low'],
    [12.0, 'low'],
    [11.99, 'critical'],
  ])('STA-2 %f V is %s', (volts, name) => {
    expect(batteryBand(volts)?.name).toBe(name)
  })
  test.each([
    [20, 'excellent'],
    [19, 'good'],
    [15, 'good'],
    [14, 'fair'],
    [5, 'fair'],
    [4, 'weak'],
  ])('STA-3 cellular %i is %s', (strength, name) => {
    expect(cellularBand(strength)?.name).toBe(name)
  })
  test.each([
    [4, 'good'],
    [3, 'fair'],
    [2, 'poor'],
  ])('STA-3 %i satellites are %s', (count, name) => {
    expect(satelliteBand(count)?.name).toBe(name)
  })
})
