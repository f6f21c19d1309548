import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../../shared/time.ts'
import { aDevice } from '../make/a-device.ts'
import { agedDevices, agedFreshness } from './aged-devices.ts'

describe('LIV-8 while updates are paused or fail, the page takes back what it can no longer know', () => {
  test.each([
    ['live', MINUTE_MS, 'live'],
    ['live', MINUTE_MS + 1, 'delayed'],
    ['delayed', 10 * MINUTE_MS, 'delayed'],
    ['live', 10 * MINUTE_MS + 1, 'lastKnown'],
    ['asleep', 60 * MINUTE_MS, 'asleep'],
    ['silent', 60 * MINUTE_MS, 'silent'],
  ] as const)('LIV-8 %s in an answer %i ms old is %s', (freshness, answerAgeMs, believed) => {
    expect(agedFreshness(freshness, answerAgeMs)).toBe(believed)
  })
  test('LIV-8 what does not change stays the same object', () => {
    const devices = [aDevice(), aDevice({ tracking: null })]
    expect(agedDevices(devices, 0)[0]).toBe(devices[0])
    expect(agedDevices(devices, 2 * MINUTE_MS)[0]?.tracking?.freshness).toBe('delayed')
    expect(agedDevices(devices, 2 * MINUTE_MS)[1]).toBe(devices[1])
  })
  test('LIV-8 who is online is not said of an answer of more than ten minutes ago', () => {
    const devices = [aDevice(), aDevice({ tracking: null }), aDevice({ isOnline: false })]
    const online = (answerAgeMs: number) => agedDevices(devices, answerAgeMs).map(({ isOnline }) => isOnline)
    expect(online(10 * MINUTE_MS)).toEqual([true, true, false])
    expect(online(10 * MINUTE_MS + 1)).toEqual([false, false, false])
  })
})
