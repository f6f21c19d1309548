import { expect, it, vi } from 'vitest'
import { toIso } from '../../shared/time.ts'
import { NOTHING_TRACKED } from '../../shared/tracking/tracked.ts'
import { NOON } from '../../test/make/tracking/a-position.ts'
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
        received: 9,
        held: 2,
        unreadable: 3,
        mismatched: 1,
        lastWillAt: NOON + 1_000,
      }),
    },
    unreadable: { newest: async () => null },
    connections: { get: async () => ({ state: 'connected', since: toIso(NOON), endReason: null }) },
    now: () => NOON,
    ...more,
  }
}

it('T75 tells the connection and the last will beside what was sent', async () => {
  expect(await readDiagnostics('a1', 'VAN1', deps({}))).toEqual({
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

it('T75 a broker that cannot be asked is told as such and logged, and keeps nothing else back', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const read = async () => {
    throw new Error('throttled')
  }
  const unknown = { state: 'unknown', since: null, endReason: null }
  const told = await readDiagnostics('a1', 'VAN1', deps({ connections: { get: read } }))
  expect(told).toMatchObject({ received: 9, connection: unknown })
  expect(said).toHaveBeenCalledOnce()
  expect(said.mock.calls[0]?.[0]).toContain('connection-not-read')
  said.mockRestore()
})

it('T13 asks the broker about no tracker that is not the account’s', async () => {
  const read = vi.fn()
  expect(await readDiagnostics('a1', 'VAN2', deps({ connections: { get: read } }))).toBeNull()
  expect(read).not.toHaveBeenCalled()
})
