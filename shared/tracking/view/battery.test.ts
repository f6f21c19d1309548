import { describe, expect, test } from 'vitest'
import { batteryBand, batteryWarning } from './battery.ts'

describe('STA-2 the battery of a device', () => {
  test.each([
    [14.4, 'excellent', 'green', null],
    [12.6, 'excellent', 'green', null],
    [12.59, 'good', 'lightGreen', null],
    [12.4, 'good', 'lightGreen', null],
    [12.39, 'fair', 'orange', null],
    [12.2, 'fair', 'orange', null],
    [12.19, 'low', 'deepOrange', 'low'],
    [12.0, 'low', 'deepOrange', 'low'],
    [11.99, 'critical', 'red', 'critical'],
    [0, 'critical', 'red', 'critical'],
  ] as const)('STA-2 %f V is %s, %s, and warns %s', (volts, name, colour, warning) => {
    expect(batteryBand(volts)).toMatchObject({ name, colour })
    expect(batteryWarning(volts)).toBe(warning)
  })

  test('STA-2 NaN is in no band', () => {
    expect(batteryBand(Number.NaN)).toBeNull()
    expect(batteryWarning(Number.NaN)).toBeNull()
  })
})
