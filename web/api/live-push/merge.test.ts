import { describe, expect, test } from 'vitest'
import type { DeviceView } from '../../../shared/devices/device.ts'
import type { Tracking } from '../../../shared/devices/tracking.ts'
import { aDevice } from '../../make/a-device.ts'
import { applyPushed, keepPushed } from './merge.ts'

const at = (second: number, more: Partial<Tracking> = {}): Tracking => {
  const { tracking } = aDevice({ tracking: { ...more, lastUpdate: new Date(second * 1000).toISOString() } })
  if (tracking === null) throw new Error('aDevice with a position returned none')
  return tracking
}
const aReply = (...devices: DeviceView[]) => ({
  devices,
  availableDevices: 0,
  message: null,
  devicesWithLatePositions: 0,
})
const pushed = (tracking: Tracking) => new Map([['SEA240', tracking]])

describe('LIV-8 a pushed position', () => {
  test('LIV-8 replaces an older one, and its device is online', () => {
    const before = aReply(aDevice({ tracking: at(10), isOnline: false }), aDevice({ deviceId: 'OTHER' }))
    const after = applyPushed(before, pushed(at(11, { speed: 7 })))
    expect(after.devices[0]).toMatchObject({ isOnline: true, tracking: { speed: 7 } })
    expect(after.devices[1]).toBe(before.devices[1])
  })

  test('LIV-8 can be the first one', () => {
    const after = applyPushed(aReply(aDevice({ tracking: null })), pushed(at(1)))
    expect(after.devices[0]?.tracking).toEqual(at(1))
  })

  test.each([9, 10])('LIV-8 received at second %d does not replace one received at 10', (second) => {
    const before = aReply(aDevice({ tracking: at(10) }))
    expect(applyPushed(before, pushed(at(second)))).toBe(before)
  })

  test('T19 is not shown for a device without a subscription', () => {
    const before = aReply(aDevice({ tracking: null, hasSubscription: false }))
    expect(applyPushed(before, pushed(at(11)))).toBe(before)
  })
})

describe('LIV-8 a new reply', () => {
  test('LIV-8 does not revert a newer position that was pushed while it was in flight', () => {
    const merged = keepPushed(aReply(aDevice({ tracking: at(11) })), aReply(aDevice({ tracking: at(10) })))
    expect(merged.devices[0]?.tracking).toEqual(at(11))
  })

  test('LIV-8 wins when it is as new, even with another fix: the server reprocessed it', () => {
    const judged = at(11, { GPSTime: '2020-01-01T00:00:00.000Z' })
    const merged = keepPushed(aReply(aDevice({ tracking: at(11) })), aReply(aDevice({ tracking: judged })))
    expect(merged.devices[0]?.tracking).toEqual(judged)
  })

  test('T19 without a position removes the previous one', () => {
    const before = aReply(aDevice({ tracking: at(11) }))
    const reply = aReply(aDevice({ tracking: null, hasSubscription: false }))
    expect(keepPushed(before, reply)).toEqual(reply)
    expect(keepPushed(before, aReply())).toEqual(aReply())
    expect(keepPushed(undefined, reply)).toBe(reply)
  })
})
