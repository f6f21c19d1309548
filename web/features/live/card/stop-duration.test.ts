import { describe, expect, test } from 'vitest'
import type { Tracking } from '../../../../shared/devices/tracking.ts'
import { HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts'
import { aDevice } from '../../../make/a-device.ts'
import { stopDurationMs } from './stop-duration.ts'

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const durationOf = (tracking: Partial<Tracking>) => {
  const device = aDevice({ tracking })
  return device.tracking && stopDurationMs(device.tracking, NOW)
}
const since = '2026-11-21T10:00:00.000Z'

describe('LIV-7 the stop duration', () => {
  test('LIV-7 is the time since the device stopped or went idle', () => {
    expect(durationOf({ motionStatus: 'STOPPED', since })).toBe(2 * HOUR_MS)
    expect(durationOf({ motionStatus: 'IDLE', since })).toBe(2 * HOUR_MS)
    expect(durationOf({ motionStatus: 'STOPPED', since, freshness: 'asleep' })).toBe(2 * HOUR_MS)
  })
  test('LIV-7 is null while the device moves or may have moved on', () => {
    expect(durationOf({ motionStatus: 'MOVING', since })).toBeNull()
    expect(durationOf({ motionStatus: 'UNKNOWN', since })).toBeNull()
    expect(durationOf({ motionStatus: 'STOPPED', since, freshness: 'lastKnown' })).toBeNull()
    expect(durationOf({ motionStatus: 'STOPPED', since, freshness: 'silent' })).toBeNull()
  })
  test('LIV-7 comes from the status text if the positions have no start time', () => {
    const fromStatusText = (statusDescription: string | null) =>
      durationOf({ motionStatus: 'STOPPED', since: null, statusDescription })
    expect(fromStatusText('ACC_OFF,Stop:2H54M')).toBe(174 * MINUTE_MS)
    expect(fromStatusText('ACC_OFF')).toBeNull()
    expect(fromStatusText(null)).toBeNull()
  })
  test('LIV-7 is never negative, whatever the browser’s clock says', () => {
    expect(durationOf({ motionStatus: 'STOPPED', since: '2026-11-21T12:01:00.000Z' })).toBe(0)
  })
})
