import { describe, expect, test } from 'vitest'
import type { Tracking } from '../../../../shared/devices/tracking.ts'
import { HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts'
import { aDevice } from '../../../make/a-device.ts'
import { stopDurationMs } from './stop-duration.ts'

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const lasting = (tracking: Partial<Tracking>) => {
  const device = aDevice({ tracking })
  return device.tracking && stopDurationMs(device.tracking, NOW)
}
const since = '2026-11-21T10:00:00.000Z'

describe('LIV-7 the stop duration', () => {
  test('LIV-7 of what stands or idles is the time since it does', () => {
    expect(lasting({ motionStatus: 'STOPPED', since })).toBe(2 * HOUR_MS)
    expect(lasting({ motionStatus: 'IDLE', since })).toBe(2 * HOUR_MS)
    expect(lasting({ motionStatus: 'STOPPED', since, freshness: 'asleep' })).toBe(2 * HOUR_MS)
  })
  test('LIV-7 of what moves, or may have moved on, there is none', () => {
    expect(lasting({ motionStatus: 'MOVING', since })).toBeNull()
    expect(lasting({ motionStatus: 'UNKNOWN', since })).toBeNull()
    expect(lasting({ motionStatus: 'STOPPED', since, freshness: 'lastKnown' })).toBeNull()
    expect(lasting({ motionStatus: 'STOPPED', since, freshness: 'silent' })).toBeNull()
  })
  test('LIV-7 is the tracker’s own where nothing else says it', () => {
    const told = (statusDescription: string | null) =>
      lasting({ motionStatus: 'STOPPED', since: null, statusDescription })
    expect(told('ACC_OFF,Stop:2H54M')).toBe(174 * MINUTE_MS)
    expect(told('ACC_OFF')).toBeNull()
    expect(told(null)).toBeNull()
  })
  test('LIV-7 is never negative, whatever the clock of this page', () => {
    expect(lasting({ motionStatus: 'STOPPED', since: '2026-11-21T12:01:00.000Z' })).toBe(0)
  })
})
