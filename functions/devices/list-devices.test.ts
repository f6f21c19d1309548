import { describe, expect, it } from 'vitest'
import { advance } from '../../shared/tracking/advance.ts'
import { NOTHING_TRACKED } from '../../shared/tracking/tracked.ts'
import { aStampedPosition, NOON } from '../../test/make/tracking/a-position.ts'
import { wholeAccount } from '../stores/devices/device-scope.ts'
import type { ListedDevice } from '../stores/devices/devices.ts'
import type { LiveState } from '../stores/trails/live-item.ts'
import { type ListDevicesDeps, listDevices } from './list-devices.ts'

const aListedDevice = (deviceId: string): ListedDevice => ({
  deviceId,
  trackId: `track-${deviceId}`,
  deviceName: deviceId,
  deviceType: 'boat',
  vehicleNum: null,
  customIcon: null,
  tags: [],
  isInStorageMode: false,
})

const WATCH = { now: NOON, deviceType: 'boat' }
const aState = (latePositions = 0): LiveState => ({
  version: 1,
  tracked: advance(NOTHING_TRACKED, aStampedPosition(), WATCH).tracked,
  latePositions,
})

/** An account whose devices are listed in pages of the given sizes. All have a subscription and a position. */
function anAccount(pages: readonly number[], change: Partial<ListDevicesDeps['trails']> = {}) {
  const devices = Array.from({ length: pages.reduce((sum, size) => sum + size, 0) }, (_, index) =>
    aListedDevice(`D${index}`),
  )
  const assigned = new Map(devices.map(({ deviceId }) => [deviceId, `sub-${deviceId}`]))
  const read: string[] = []
  const deps: ListDevicesDeps = {
    devices: {
      async *listPages() {
        let first = 0
        for (const size of pages) {
          yield devices.slice(first, first + size)
          first += size
        }
      },
    },
    subscriptions: { assignments: async () => ({ assigned, free: 3 }) },
    trails: {
      async getLiveStates(trackIds) {
        read.push(...trackIds)
        return new Map(trackIds.map((trackId) => [trackId, aState()]))
      },
      listPositions: async () => [aStampedPosition()],
      saveReprocessed: async () => undefined,
      ...change,
    },
    now: () => NOON,
  }
  return { deps, assigned, read, devices }
}

describe('API-1 the list of devices', () => {
  it.each([[[0]], [[1]], [[100]], [[101]], [[250, 250, 3]]])(
    'API-1 is complete and in order over pages of %j',
    async (pages) => {
      const { deps, devices } = anAccount(pages)
      const listed = await listDevices(wholeAccount('a'), deps)
      expect(listed.devices.map(({ id }) => id)).toEqual(devices.map(({ deviceId }) => deviceId))
      expect(listed.devices.every(({ tracking }) => tracking !== null)).toBe(true)
      expect(listed).toMatchObject({ availableDevices: 3, message: null, devicesWithLatePositions: 0 })
    },
  )

  it('API-1 shows no tracking for a device without a subscription, and reads none', async () => {
    const { deps, assigned, read } = anAccount([3])
    assigned.delete('D1')
    const { devices } = await listDevices(wholeAccount('a'), deps)
    expect(devices.map(({ tracking, hasSubscription }) => [tracking === null, hasSubscription])).toEqual([
      [false, true],
      [true, false],
      [false, true],
    ])
    expect(read).toEqual(['track-D0', 'track-D2'])
  })

  it.each([
    [100, 100, { message: null, devicesWithLatePositions: 0 }],
    [101, 100, { message: 'late-positions', devicesWithLatePositions: 1 }],
  ])(
    'API-1 of %i devices with late positions %i are reprocessed, and the message counts the rest',
    async (count, expected, message) => {
      const reprocessed: string[] = []
      const { deps } = anAccount([count], {
        getLiveStates: async (trackIds) => new Map(trackIds.map((trackId) => [trackId, aState(1)])),
        saveReprocessed: async (trackId) => {
          reprocessed.push(trackId)
        },
      })
      const listed = await listDevices(wholeAccount('a'), deps)
      expect(reprocessed).toHaveLength(expected)
      expect(listed).toMatchObject(message)
      expect(listed.devices.filter(({ tracking }) => tracking !== null)).toHaveLength(count)
    },
  )

  it('API-1 fails as a whole if any part of it cannot be read', async () => {
    const failing = async () => {
      throw new Error('throttled')
    }
    await expect(
      listDevices(wholeAccount('a'), anAccount([3, 3], { getLiveStates: failing }).deps),
    ).rejects.toThrow('throttled')
    const { deps } = anAccount([3, 3])
    await expect(
      listDevices(wholeAccount('a'), { ...deps, subscriptions: { assignments: failing } }),
    ).rejects.toThrow('throttled')
  })
})
