import { describe, expect, it } from 'vitest'
import { isOf } from '../../functions/maintenance/read-maintenance.ts'
import { DAY_MS, toIso } from '../../shared/time.ts'
import { NOTHING_TRACKED } from '../../shared/tracking/tracked.ts'
import { DEMO_DEVICES } from './devices.ts'
import { demoMaintenance } from './upkeep.ts'

const NOW = Date.parse('2026-02-24T20:15:00Z')

describe('the maintenance of the demo account', () => {
  it('is shown although it was done before its device was added', () => {
    const createdAt = toIso(NOW - 30 * DAY_MS)
    const devices = new Map(Object.keys(DEMO_DEVICES).map((deviceId) => [deviceId, { createdAt }]))
    const owner = { accountId: 'demo', timezone: 'UTC', now: NOW }
    const intervals = demoMaintenance(devices, () => NOTHING_TRACKED.readings, owner)
    expect(intervals).toHaveLength(11)
    for (const interval of intervals)
      expect(isOf(interval, { deviceId: interval.deviceId, createdAt }), interval.name).toBe(true)
  })
})
