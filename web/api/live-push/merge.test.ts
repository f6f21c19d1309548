import { describe, expect, test } from 'vitest'
import type { DeviceView } from '../../../shared/devices/device.ts'
import type { Tracking } from '../../../shared/devices/tracking.ts'
import { aDevice } from '../../make/a-device.ts'
import { applyPushed, keepPushed } from './merge.ts'

const at = (second: number, more: Partial<Tracking> = {}): Tracking => {
  const { tracking } = aDevice({ tracking: { ...more, lastUpdate: new Date(second * 1000).toISOString() } })
  if (tracking === null) throw new Error('A device with a position has one')
  return tracking
}
const anAnswer = (...devices: DeviceView[]) => ({ devices, availableDevices: 0, message: null })
const pushed = (tracking: Tracking) => new Map([['SEA240', tracking]])

describe('LIV-8 a pushed position', () => {
  test('LIV-8 takes the place of an older one, and its device is online', () => {
    const before = anAnswer(aDevice({ tracking: at(10), isOnline: false }), aDevice({ deviceId: 'OTHER' }))
    const after = applyPushed(before, pushed(at(11, { speed: 7 })))
    expect(after.devices[0]).toMatchObject({ isOnline: true, tracking: { speed: 7 } })
    expect(after.devices[1]).toBe(before.devices[1])
  })

  test('LIV-8 is the first one', () => {
    const after = applyPushed(anAnswer(aDevice({ tracking: null })), pushed(at(1)))
    expect(after.devices[0]?.tracking).toEqual(at(1))
  })

  test.each([9, 10])('LIV-8 heard at second %d changes nothing of one heard at 10', (second) => {
    const before = anAnswer(aDevice({ tracking: at(10) }))
    expect(applyPushed(before, pushed(at(second)))).toBe(before)
  })

  test('T19 is not shown of a device without a subscription', () => {
    const before = anAnswer(aDevice({ tracking: null, hasSubscription: false }))
    expect(applyPushed(before, pushed(at(11)))).toBe(before)
  })
})

describe('LIV-8 a new answer', () => {
  test('LIV-8 that was on its way when a newer position was pushed does not take it back', () => {
    const kept = keepPushed(anAnswer(aDevice({ tracking: at(11) })), anAnswer(aDevice({ tracking: at(10) })))
    expect(kept.devices[0]?.tracking).toEqual(at(11))
  })

  test('LIV-8 counts where it is as new, even with another fix: the server judged again', () => {
    const judged = at(11, { GPSTime: '2020-01-01T00:00:00.000Z' })
    const kept = keepPushed(anAnswer(aDevice({ tracking: at(11) })), anAnswer(aDevice({ tracking: judged })))
    expect(kept.devices[0]?.tracking).toEqual(judged)
  })

  test('T19 that tells no position any more leaves none', () => {
    const before = anAnswer(aDevice({ tracking: at(11) }))
    const answer = anAnswer(aDevice({ tracking: null, hasSubscription: false }))
    expect(keepPushed(before, answer)).toEqual(answer)
    expect(keepPushed(before, anAnswer())).toEqual(anAnswer())
    expect(keepPushed(undefined, answer)).toBe(answer)
  })
})
