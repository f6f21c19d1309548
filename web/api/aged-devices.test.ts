import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../../shared/time.ts'
import { aDevice } from '../make/a-device.ts'
import { agedDevices, agedFreshness } from './aged-devices.ts'

describe('LIV-8 while updates are paused or fail, freshness and online decay with the age of the reply', () => {
  test.each([
    ['live', MINUTE_MS, 'live'],
    ['live', MINUTE_MS + 1, 'delayed'],
    ['delayed', 10 * MINUTE_MS, 'delayed'],
    ['live', 10 * MINUTE_MS + 1, 'lastKnown'],
    ['asleep', 60 * MINUTE_MS, 'asleep'],
    ['silent', 60 * MINUTE_MS, 'silent'],
  ] as const)('LIV-8 %s in a reply %i ms old is %s', (freshness, replyAgeMs, aged) => {
    expect(agedFreshness(freshness, replyAgeMs)).toBe(aged)
  })
  test('LIV-8 an unchanged device is the same object', () => {
    const devices = [aDevice(), aDevice({ tracking: null })]
    expect(agedDevices(devices, 0)[0]).toBe(devices[0])
    expect(agedDevices(devices, 2 * MINUTE_MS)[0]?.tracking?.freshness).toBe('delayed')
    expect(agedDevices(devices, 2 * MINUTE_MS)[1]).toBe(devices[1])
  })
  test('LIV-8 no device is online in a reply more than ten minutes old', () => {
    const devices = [aDevice(), aDevice({ tracking: null }), aDevice({ isOnline: false })]
    const online = (replyAgeMs: number) => agedDevices(devices, replyAgeMs).map(({ isOnline }) => isOnline)
    expect(online(10 * MINUTE_MS)).toEqual([true, true, false])
    expect(online(10 * MINUTE_MS + 1)).toEqual([false, false, false])
  })
})
