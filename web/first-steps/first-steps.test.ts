import { describe, expect, test } from 'vitest'
import { aDevice } from '../make/a-device.ts'
import { FIRST_STEPS, firstDevice, hasPosition, stepsDone } from './first-steps.ts'

const NEW = aDevice({ tracking: null })
const UNPAID = aDevice({ deviceId: 'UNPAID', hasSubscription: false, tracking: null })
const contact = (state: 'connected' | 'disconnected' | 'unknown', lastContactAt: string | null = null) => ({
  lastContactAt,
  connection: { state, since: null, endReason: null },
})
const AT = '2026-11-22T12:00:00.000Z'

const doneOf = (...account: Parameters<typeof stepsDone>) => {
  const done = stepsDone(...account)
  return FIRST_STEPS.filter((step) => done[step])
}

describe('the first steps of a new account', () => {
  test('APP-1 none is done without anything', () => expect(doneOf([], [], null)).toEqual([]))

  test.each(['active', 'past_due'] as const)('SUB-1 a subscription that is %s is the first', (status) => {
    expect(doneOf([{ status }], [], null)).toEqual(['subscription'])
  })

  test('SUB-1 a canceled subscription is none', () => {
    expect(doneOf([{ status: 'canceled' }], [], null)).toEqual([])
  })

  test('DEV-1 a device counts once it can be tracked', () => {
    expect(doneOf([{ status: 'active' }], [UNPAID], null)).toEqual(['subscription'])
    expect(doneOf([{ status: 'active' }], [UNPAID, NEW], contact('disconnected'))).toEqual([
      'subscription',
      'device',
    ])
    expect(firstDevice([UNPAID, NEW])).toBe(NEW)
    expect(firstDevice([UNPAID])).toBeUndefined()
  })

  test.each([
    [contact('connected'), true],
    [contact('disconnected', AT), true],
    [contact('unknown', AT), true],
    [contact('disconnected'), false],
    [contact('unknown'), false],
  ])('DEV-1 a tracker with %o is connected: %s', (diagnostics, isConnected) => {
    expect(doneOf([], [NEW], diagnostics).includes('connect')).toBe(isConnected)
  })

  test('LIVE-1 a position is the last, whatever the tracker does now', () => {
    const tracked = aDevice({ deviceId: 'TRACKED' })
    expect(doneOf([], [NEW, tracked], contact('disconnected'))).toEqual([...FIRST_STEPS])
    expect([hasPosition([NEW]), hasPosition([NEW, tracked]), hasPosition([])]).toEqual([false, true, false])
  })
})
