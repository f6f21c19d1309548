import { expect, it, vi } from 'vitest'
import { toIso } from '../../../shared/time.ts'
import { NOTHING_TRACKED } from '../../../shared/tracking/tracked.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { wholeAccount } from '../../stores/devices/device-scope.ts'
import { type ReadDiagnosticsDeps, readDiagnostics } from './read-diagnostics.ts'

const DEVICE = {
  accountId: 'a1',
  deviceId: 'VAN1',
  trackId: 'track',
  deviceName: 'Van',
  deviceType: 'van',
  vehicleNum: null,
  customIcon: null,
  tags: [],
  subscriptionId: 's1',
  isInStorageMode: false,
  createdAt: toIso(NOON),
}

function deps(more: Partial<ReadDiagnosticsDeps>): ReadDiagnosticsDeps {
  return {
    devices: { get: async (_accountId, deviceId) => (deviceId === 'VAN1' ? DEVICE : null) },
    trails: {
      getDiagnostics: async () => ({
        tracked: { ...NOTHING_TRACKED, lastContactAt: NOON },
        batched: 2,
        received: 9,
        held: 2,
        unreadable: 3,
        mismatched: 1,
        lastWillAt: NOON + 1_000,
      }),
    },
    unreadable: { newest: async () => [] },
    connections: { get: async () => ({ state: 'connected', since: toIso(NOON), endReason: null }) },
    now: () => NOON,
    ...more,
  }
}

it('T75 shows the connection and the last will next to the counters', async () => {
  expect(await readDiagnostics(wholeAccount('a1'), 'VAN1', deps({}))).toEqual({
    lastContactAt: toIso(NOON),
    received: 9,
    accepted: 4,
    held: 2,
    unreadable: 3,
    mismatched: 1,
    lastUnreadable: null,
    newestFix: null,
    connection: { state: 'connected', since: toIso(NOON), endReason: null },
    lastWillAt: toIso(NOON + 1_000),
  })
})

it('T75 a failing broker is shown as an unknown connection and logged, and the rest is still shown', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const get = async () => {
    throw new Error('throttled')
  }
  const unknown = { state: 'unknown', since: null, endReason: null }
  const diagnostics = await readDiagnostics(wholeAccount('a1'), 'VAN1', deps({ connections: { get } }))
  expect(diagnostics).toMatchObject({ received: 9, connection: unknown })
  expect(logged).toHaveBeenCalledOnce()
  expect(logged.mock.calls[0]?.[0]).toContain('connection-not-read')
  logged.mockRestore()
})

it('T13 does not query the broker for another account’s tracker', async () => {
  const get = vi.fn()
  expect(await readDiagnostics(wholeAccount('a1'), 'VAN2', deps({ connections: { get } }))).toBeNull()
  expect(get).not.toHaveBeenCalled()
})
